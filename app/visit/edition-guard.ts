/**
 * Runs inline in the head of every edition, before anything is painted. An edition opens for anyone and
 * its address decides the city (EDITION-3), so nothing is left to decide: the app stores the city after
 * hydration (startup/after-hydration.tsx). Each byte of this script delays the first paint.
 */
import { showPage } from './act-on-entry.ts'

showPage()
