/** Whether the visitor asks for reduced data: then nothing is streamed or prefetched (FILM-3, ROUTE-4). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
