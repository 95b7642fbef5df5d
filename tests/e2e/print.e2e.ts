/** What paper shows: black words on white, whether the browser prints grounds or not, and no empty sheet. */
import { execFileSync } from 'node:child_process'
