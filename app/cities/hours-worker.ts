/** Receives an instant, ms, and replies with the hours of the cities (watch-hours.ts). */
import { hoursAt } from './hours'

self.addEventListener('message', ({ data }: MessageEvent<number>) =>
  self.postMessage(hoursAt(new Date(data))),
)
