/** Answers an instant, ms, by the hours of the cities then (watch-hours.ts). */
import { hoursAt } from './hours'

self.addEventListener('message', ({ data }: MessageEvent<number>) =>
  self.postMessage(hoursAt(new Date(data))),
)
