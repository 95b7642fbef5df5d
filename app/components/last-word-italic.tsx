import type { ReactNode } from 'react'

/** Sets the last word of a line in italics (LOOK-3). */
export function lastWordItalic(line: string): ReactNode {
  const at = line.lastIndexOf(' ')
  if (at < 0) return line
  return (
    <>
      {line.slice(0, at + 1)}
      <em>{line.slice(at + 1)}</em>
    </>
  )
}
