/** Whether nothing should move or stream: reduced motion or data saving (decisions "Hero video"). */
export function prefersStillness(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
  )
}
