/** One thing that a check has looked at. */
export interface Finding {
  /** `fault`: visitors or inquiries suffer; `warning`: somebody must decide; `ok`: as it should be. */
  state: 'ok' | 'warning' | 'fault'
  /** What was looked at and what was found, in plain words. */
  said: string
  /** What to do about it; always there unless all is well. */
  remedy?: string
}

export function ok(said: string): Finding {
  return { state: 'ok', said }
}

export function warning(said: string, remedy: string): Finding {
  return { state: 'warning', said, remedy }
}

export function fault(said: string, remedy: string): Finding {
  return { state: 'fault', said, remedy }
}

const marks = { ok: '  ok     ', warning: '  decide ', fault: '  FAULT  ' } as const

/** The lines that tell a person of the findings, faults last so that they stay in sight. */
export function reportLines(findings: readonly Finding[]): string[] {
  const order = ['ok', 'warning', 'fault'] as const
  return order.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .flatMap(({ said, remedy }) => [
        `${marks[state]}${said}`,
        ...(remedy ? [`           ${remedy}`] : []),
      ]),
  )
}
