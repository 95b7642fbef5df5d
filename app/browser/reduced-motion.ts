/** Whether nothing should move or stream: reduced motion or data saving (MOVE-3). */
export function prefersReducedMotion(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
  )
}
