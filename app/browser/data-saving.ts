/** Whether the visitor asks for as little data as possible: nothing is streamed or read ahead (FILM-3, ROUTE-4). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
