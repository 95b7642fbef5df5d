/** The whole service catalogue, element by element (ELEM-7). */
import type { ElementId } from '~/services/elements'
import type { ServiceSlug } from '~/services/services'
import { facts, type Tier, tierNames } from '~/site/facts'

/** One heading of the printed catalogue with its services. */
export interface ServiceCategory {
  /** Fixed (ELEM-7). */
  title: string
  /** Name of the glyph beside the title. */
  icon: string
  items: readonly CatalogueItem[]
}

/** A line of the catalogue; with its service page, if there is one. */
export type CatalogueItem = string | { text: string; service: ServiceSlug }

/** A tier by name; with its description once the company has provided it. */
function tierItem(name: Tier): string {
  const meaning = facts.tiers.value?.[name]
  return meaning ? `${name}: ${meaning}` : name
}

export const catalogue: Readonly<Record<ElementId, readonly ServiceCategory[]>> = {
  earth: [
    {
      title: 'Real Estate & Property Management',
      icon: 'house',
      items: [
        'Luxury rentals, by the month or by the year',
        'Sales and purchases, on and off the market',
        { text: 'Vacation homes, where short lets are lawful', service: 'villas' },
        { text: 'Villas with staff', service: 'villas' },
        'Property management while you are away',
      ],
    },
    {
      title: 'Security & Privacy',
      icon: 'shield',
      items: ['Bodyguards, from licensed firms', 'Cybersecurity for home, phones and family'],
    },
    {
      title: 'Financial Stewardship',
      icon: 'ledger',
      items: ['Investment strategies, from licensed firms', 'Private bankers', 'Wealth advisors'],
    },
    {
      title: 'Business & Professional Services',
      icon: 'briefcase',
      items: [
        'Networking: events, guest lists, introductions',
        'Corporate concierge for boards and their guests',
        'Legal advisory, from local counsel',
        'Financial advisory',
      ],
    },
  ],
  water: [
    {
      title: 'Core Concierge & Lifestyle Services',
      icon: 'bell',
      items: [
        '24/7 concierge for guests who are travelling',
        { text: 'Itinerary planning', service: 'itineraries' },
        'Reservations, gifts and errands',
        'Lost property traced and sent on',
      ],
    },
    {
      title: 'Personal & Lifestyle Enhancement',
      icon: 'mirror',
      items: [
        'Stylists and wardrobe',
        { text: 'Wellness, at home or in a retreat', service: 'health-and-beauty' },
        'Fitness, with a personal trainer',
        'Biohacking, under a physician’s care',
      ],
    },
    {
      title: 'Education & Family',
      icon: 'book',
      items: [
        'School places and tutors',
        'Nannies and household staff',
        'Summer camps and language courses',
        'Moving to another city, with family and pets',
      ],
    },
    {
      title: 'Food & Dining',
      icon: 'glass',
      items: [
        { text: 'Private chefs', service: 'private-chef' },
        { text: 'Restaurant access: we ask the restaurants we work with', service: 'restaurants' },
        'Wine sourcing, shipping and storage',
      ],
    },
  ],
  fire: [
    {
      title: 'Travel & Experiences',
      icon: 'compass',
      items: [
        { text: 'Private jets', service: 'private-jets' },
        { text: 'Yachts and boats, with skipper or crew', service: 'yachts' },
        'Helicopters',
        'Safaris',
        { text: 'Weddings and honeymoon packages, booked part by part', service: 'weddings' },
      ],
    },
    {
      title: 'Entertainment & Access',
      icon: 'ticket',
      items: [
        'VIP events and private views',
        'Galas and charity dinners',
        { text: 'Sports, from the stands or in hospitality', service: 'formula1' },
        { text: 'Concerts and festivals', service: 'party-calendar' },
      ],
    },
    {
      title: 'Transportation & Mobility',
      icon: 'wheel',
      items: [
        { text: 'Luxury cars, brought to you', service: 'luxury-cars' },
        { text: 'Chauffeurs who speak your language', service: 'transfers' },
        'Armored vehicles with drivers',
      ],
    },
    {
      title: 'OnlyFans Management',
      icon: 'lens',
      items: [
        'Page strategy and publishing calendar',
        'Content protection and takedown requests',
        'Monthly reports on earnings',
        'For adult creators, and only where it is lawful',
      ],
    },
  ],
  air: [
    {
      title: 'Social Media Management',
      icon: 'message',
      items: [
        'Editorial plan and daily publishing',
        'Photography, film and editing',
        'Replies to comments, in your tone',
        'A report each month',
      ],
    },
    {
      title: 'Image Consulting & Branding',
      icon: 'portrait',
      items: [
        'Wardrobe and grooming for camera and stage',
        'Name, logo and visual identity',
        'Portraits and press pictures',
        'Speeches and rehearsals',
      ],
    },
    {
      title: 'Reputation & Crisis Management',
      icon: 'scales',
      items: [
        'Monitoring of what is published about you',
        'Corrections and removals, with media counsel',
        'Statements drafted, and a spokesperson',
      ],
    },
    {
      title: 'Exclusive Media Coverage',
      icon: 'page',
      items: [
        'Interviews and profiles, proposed to editors',
        'Features, proposed to the business and lifestyle press',
        'Photographers and guest lists for your events',
      ],
    },
  ],
  aether: [
    {
      title: 'Specialized Membership Tiers',
      icon: 'key',
      items: [...tierNames.map(tierItem), 'What each tier includes, in writing before you join'],
    },
    {
      title: 'Bespoke Introductions & Opportunities',
      icon: 'hands',
      items: [
        'Introductions to people and companies, where they agree',
        'Club memberships: proposers and applications',
        'A search for partners in a venture',
        'Art and collectibles, bought privately',
      ],
    },
    {
      title: 'Extreme Personalization',
      icon: 'thread',
      items: [
        'Your preferences remembered, if you ask us to',
        'Rooms prepared as you like them',
        'Commissions: a scent, a watch, a boat',
        'Reminders of birthdays and anniversaries',
      ],
    },
  ],
}

/** The text of a catalogue line. */
export function itemText(item: CatalogueItem): string {
  return typeof item === 'string' ? item : item.text
}
