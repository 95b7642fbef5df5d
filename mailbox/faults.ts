import type { TemplateName } from '../relay/mail.ts'

export const FAULT_MODES = ['status', 'hang', 'reset', 'garbage'] as const
export const FAULT_TARGETS = ['any', 'team', 'welcome'] as const

/**
 * A failure ordered for the next sends.
 *
 * - `status`: answers `status`; with 200 the send goes through, after the delay.
 * - `hang`: never answers.
 * - `reset`: breaks the connection within the answer.
 * - `garbage`: answers `status` with a page of HTML, as a hotel's network login does; nothing is delivered.
 */
export interface Fault {
  readonly mode: (typeof FAULT_MODES)[number]
  readonly status: number
  /** Sends it still applies to. */
  readonly times: number
  readonly only: (typeof FAULT_TARGETS)[number]
  /** Wait before the fault acts, ms. */
  readonly delayMs: number
}

/** Holds the one fault that is ordered at a time. */
export interface FaultSwitch {
  readonly current: () => Fault | undefined
  readonly set: (fault: Fault) => void
  readonly clear: () => void
  /** Uses the fault up once, if it applies to this template; an unreadable send has none. */
  readonly take: (template: TemplateName | undefined) => Fault | undefined
}

/** A fault order that cannot be understood; the message names the field. */
export class FaultOrderError extends Error {}

/** Starts with no fault. */
export function createFaultSwitch(): FaultSwitch {
  let current: Fault | undefined
  return {
    current: () => current,
    set: (fault) => {
      current = fault
    },
    clear: () => {
      current = undefined
    },
    take: (template) => {
      const fault = current
      if (fault === undefined || (fault.only !== 'any' && fault.only !== template)) return undefined
      current = fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined
      return fault
    },
  }
}

/**
 * Reads a fault order from JSON or from the mailbox page's form (whose numbers are texts).
 * @throws FaultOrderError naming the wrong field.
 */
export function parseFault(order: unknown): Fault {
  if (typeof order !== 'object' || order === null || Array.isArray(order)) {
    throw new FaultOrderError('A fault is an object such as {"status":429,"times":1}.')
  }
  const {
    mode = 'status',
    status,
    times = 1,
    only = 'any',
    delayMs = 0,
    ...unknown
  } = order as Record<string, unknown>
  const [stranger] = Object.keys(unknown)
  if (stranger !== undefined) {
    throw new FaultOrderError(
      `"${stranger}" is no field of a fault; use mode, status, times, only, delayMs.`,
    )
  }
  const kind = oneOf('mode', mode, FAULT_MODES)
  return {
    mode: kind,
    status: answerStatus(status ?? (kind === 'status' ? 500 : 200)),
    times: wholeNumber('times', times, 1, 1000),
    only: oneOf('only', only, FAULT_TARGETS),
    delayMs: wholeNumber('delayMs', delayMs, 0, 120_000),
  }
}

function oneOf<T extends string>(field: string, value: unknown, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value)
  if (choice === undefined)
    throw new FaultOrderError(`"${field}" must be one of ${choices.join(', ')}.`)
  return choice
}

function answerStatus(value: unknown): number {
  const status = wholeNumber('status', value, 200, 599)
  if (status > 200 && status < 400)
    throw new FaultOrderError('"status" must be 200 or from 400 to 599.')
  return status
}

function wholeNumber(field: string, value: unknown, least: number, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most) {
    throw new FaultOrderError(`"${field}" must be a whole number from ${least} to ${most}.`)
  }
  return number
}
