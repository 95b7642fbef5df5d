/** The visitor's choice for all automatic motion, stored for the visit: the film and the rows of tags (FILM-3, BRAND-3). */
import { useSyncExternalStore } from 'react'
import { sessionKeys } from './session-storage'
import { keep, recall } from './visit-memory'

/** `undefined` until the visitor chooses: then the system's settings apply. */
export type MotionChoice = 'paused' | 'running' | undefined

const listeners = new Set<() => void>()

/** The choice of this visit, outside React. */
export function motionChoice(): MotionChoice {
  const kept = recall(sessionKeys.motion)
  return kept === 'paused' || kept === 'running' ? kept : undefined
}

/** Stores a choice and notifies everything that moves. */
export function chooseMotion(choice: 'paused' | 'running'): void {
  keep(sessionKeys.motion, choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice of this visit. */
export function useMotionChoice(): MotionChoice {
  return useSyncExternalStore(subscribe, motionChoice, () => undefined)
}
