import { inWords } from '../cities/city-words.ts'
import { facts } from './facts.ts'

/**
 * The known facts about the yacht that carries the name: `She is 40 metres long and has 5 cabins for
 * guests.` Facts without a value are left out; without any, the text tells the reader to ask.
 */
export function yachtSentence(): string {
  const { yachtLength, yachtCabins, yachtCrew, yachtBerth } = facts
  const parts = [
    yachtLength.value && `is ${yachtLength.value} metres long`,
    yachtCabins.value && `has ${yachtCabins.value} cabins for guests`,
    yachtCrew.value && `carries a crew of ${yachtCrew.value}`,
    yachtBerth.value && `lies in ${yachtBerth.value}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0
    ? 'Her length, cabins and crew are named on request.'
    : `She ${inWords(parts)}.`
}
