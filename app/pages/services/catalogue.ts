/** The whole service catalogue, element by element (spec 3 "Service catalogue"). */
import type { ElementId } from '~/site/elements'

/** One heading of the printed catalogue with the services under it. */
export interface ServiceCategory {
  /** As the specification fixes it. */
  title: string
  /** Name of the line glyph beside the title. */
  icon: string
  items: readonly string[]
}

export const catalogue: Readonly<Record<ElementId, readonly ServiceCategory[]>> = {
  earth: [
    {
      title: 'Real Estate & Property Management',
      icon: 'house',
      items: [
        'Luxury rentals, by the week or by the year',
        'Sales and purchases, on and off the market',
        'Vacation homes, opened and aired before you land',
        'Villas with their staff',
        'Property management while you are away',
      ],
    },
    {
      title: 'Security & Privacy',
      icon: 'shield',
      items: ['Bodyguards', 'Cybersecurity for the house, the phones and the family'],
    },
    {
      title: 'Financial Stewardship',
      icon: 'ledger',
      items: [
        'Investment strategies, through licensed advisers',
        'Private bankers',
        'Wealth advisors',
      ],
    },
    {
      title: 'Business & Professional Services',
      icon: 'briefcase',
      items: [
        'Networking: the breakfast, the guest list, the right seat',
        'Corporate concierge for boards and their guests',
        'Legal advisory, with counsel in the city concerned',
        'Financial advisory',
      ],
    },
  ],
  water: [
    {
      title: 'Core Concierge & Lifestyle Services',
      icon: 'bell',
      items: [
        'A concierge 24/7, at any hour of the day or night',
        'Itinerary planning, hour by hour or left open',
        'Reservations, gifts and errands',
        'The thing you left behind, found and sent on',
      ],
    },
    {
      title: 'Personal & Lifestyle Enhancement',
      icon: 'mirror',
      items: [
        'Stylists and wardrobe',
        'Wellness, at home or in retreat',
        'Fitness, with a trainer who travels',
        'Biohacking, with a physician in the room',
      ],
    },
    {
      title: 'Education & Family',
      icon: 'book',
      items: [
        'School places and tutors',
        'Nannies and household staff',
        'Summer camps and languages',
        'A move between cities, children and dog included',
      ],
    },
    {
      title: 'Food & Dining',
      icon: 'glass',
      items: [
        'Private chefs',
        'Restaurant access, though the book is full',
        'Wine sourcing: found, shipped and laid down',
      ],
    },
  ],
  fire: [
    {
      title: 'Travel & Experiences',
      icon: 'compass',
      items: [
        'Private jets',
        'Yachts, by the day or by the season',
        'Helicopters',
        'Safaris',
        'Honeymoon packages',
      ],
    },
    {
      title: 'Entertainment & Access',
      icon: 'ticket',
      items: [
        'VIP events and private views',
        'Galas, with the table and the tailor',
        'Sports: the box, the paddock, the centre court',
        'Concerts, front of house or backstage',
      ],
    },
    {
      title: 'Transportation & Mobility',
      icon: 'wheel',
      items: [
        'Luxury cars, delivered with a full tank',
        'Chauffeurs, in the language you prefer',
        'Armored vehicles and their drivers',
      ],
    },
    {
      title: 'OnlyFans Management',
      icon: 'lens',
      items: [
        'Page strategy and publishing calendar',
        'Subscriber correspondence under agreed rules',
        'Content protection and takedown requests',
        'Earnings reports each month, privacy throughout',
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
        'Replies and comments, in your own tone',
        'A plain report at the end of the month',
      ],
    },
    {
      title: 'Image Consulting & Branding',
      icon: 'portrait',
      items: [
        'Wardrobe and grooming for camera and stage',
        'Name, mark and house style',
        'Portraits and press pictures',
        'Speeches, and the rehearsal before them',
      ],
    },
    {
      title: 'Reputation & Crisis Management',
      icon: 'scales',
      items: [
        'A watch on what is published about you',
        'Corrections and removals, with media counsel',
        'A statement drafted, and one person to speak it',
      ],
    },
    {
      title: 'Exclusive Media Coverage',
      icon: 'page',
      items: [
        'Interviews and profiles',
        'Features in the business and lifestyle press',
        'Photographers and guest lists for your own events',
      ],
    },
  ],
  aether: [
    {
      title: 'Specialized Membership Tiers',
      icon: 'key',
      items: ['Silver', 'Gold', 'Platinum', 'VIP', 'By invitation only'],
    },
    {
      title: 'Bespoke Introductions & Opportunities',
      icon: 'hands',
      items: [
        'Introductions to founders, families and collectors',
        'Clubs: the proposer, the seconder, the letter',
        'Partners for a venture, ventures for a partner',
        'Art and objects that are not for sale, until asked for',
      ],
    },
    {
      title: 'Extreme Personalization',
      icon: 'thread',
      items: [
        'One adviser who keeps your preferences, and keeps them private',
        'The room set as you left the last one',
        'Commissions: a scent, a watch, a boat',
        'A date remembered before you remember it',
      ],
    },
  ],
}
