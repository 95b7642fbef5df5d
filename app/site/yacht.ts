import { inWords } from '../cities/city-words.ts'
import { facts } from './facts.ts'

/**
 * What is known of the yacht that carries the name: `She is 40 metres long and has 5 cabins for guests.`
 * A fact that is not given is left out; without any the reader is told to ask.
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
