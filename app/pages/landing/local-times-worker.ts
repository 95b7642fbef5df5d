/** Answers an instant, ms, by what the clocks of the cities say then (use-local-times.ts). */
import { localTimes } from './local-times'

self.addEventListener('message', ({ data }: MessageEvent<number>) =>
  self.postMessage(localTimes(new Date(data))),
)
