/**
 * The brand's colours, `#rrggbb`, defined only here. Style sheets read each as `var(--name)` (root.tsx
 * puts them into every page) and mix their shades from it; pictures, icons, e-mail templates and the
 * mailbox's pages import them. The accents of the five elements are in services/elements.ts.
 */
export const palette = {
  night: '#120c0a',
  umber: '#241713',
  ivory: '#f5efe6',
  paper: '#fbf8f3',
  ink: '#1d1512',
  gold: '#c99a4b',
  'gold-ink': '#7d5a1e',
  'muted-on-dark': '#b9aa9c',
  'muted-on-light': '#6f6259',
  error: '#a3261b',
} as const

/** The palette as custom properties, in the tokens layer. */
export const paletteStyles = `@layer tokens{:root{${Object.entries(palette)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}}`
