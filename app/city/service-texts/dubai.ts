import type { CityServiceTexts } from './service-text'

export const dubai: CityServiceTexts = {
  villas: {
    heading: 'Villas on the Palm, let by the night',
    text: 'Most of the villas we propose stand on the fronds of Palm Jumeirah, with a beach at the garden’s end, or in Emirates Hills around the golf course. Holiday homes in Dubai need a permit from the Department of Economy and Tourism, and we propose only homes that have one. From November to April they are taken early; in summer the same villa costs a good deal less.',
  },
}
