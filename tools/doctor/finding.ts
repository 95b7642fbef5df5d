/** The result of one check. */
export interface Finding {
  /** `fault`: visitors or inquiries are affected. `warning`: a person must decide. `ok`: no problem. */
  state: 'ok' | 'warning' | 'fault'
  /** The result in plain words. */
  said: string
  /** How to correct it. Set unless the state is `ok`. */
  remedy?: string
}

/** A check that passed. */
export function ok(said: string): Finding {
  return { state: 'ok', said }
}

/** A finding that a person decides. */
export function warning(said: string, remedy: string): Finding {
  return { state: 'warning', said, remedy }
}

/** A finding that must be corrected. */
export function fault(said: string, remedy: string): Finding {
  return { state: 'fault', said, remedy }
}

/** `right` if something is in order, otherwise `wrong` with its remedy. */
export function judge(
  isRight: boolean,
  right: string,
  wrong: string,
  remedy: string,
  otherwise: typeof fault | typeof warning = fault,
): Finding {
  return isRight ? ok(right) : otherwise(wrong, remedy)
}

const marks = { ok: '  ok     ', warning: '  decide ', fault: '  FAULT  ' } as const

/** The lines of a report. Faults are last, so that they stay visible in a terminal. */
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
