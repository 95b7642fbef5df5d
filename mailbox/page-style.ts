import { createHash } from 'node:crypto'
import { palette } from '../app/styles/palette.ts'

/** Style of the mailbox pages, in the site's colours. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(${palette.ivory}, ${palette.night});
  --raised: light-dark(${palette.paper}, ${palette.umber});
  --ink: light-dark(${palette.ink}, ${palette.ivory});
  --muted: light-dark(${palette['muted-on-light']}, ${palette['muted-on-dark']});
  --label: light-dark(${palette['gold-ink']}, ${palette.gold});
  --hairline: color-mix(in srgb, var(--label) 35%, transparent);
  --gold: ${palette.gold};
  --serif: "Cormorant Garamond", Garamond, Georgia, "Times New Roman", serif;
  --sans: Jost, "Avenir Next", Avenir, "Helvetica Neue", Helvetica, Arial, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 16px/1.6 var(--sans); overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-color: var(--gold); }
:focus-visible { outline: 2px solid var(--label); outline-offset: 3px; }
.masthead { background: ${palette.night}; color: ${palette.ivory}; border-bottom: 1px solid var(--gold); }
.masthead > div, main { max-width: 60rem; margin-inline: auto; padding-inline: clamp(1.25rem, 5vw, 3rem); }
.masthead > div { padding-block: 1.5rem 2.25rem; }
.masthead a { display: inline-block; padding-block: 0.6rem; text-decoration: none; font: 400 1.5rem/1 var(--serif); letter-spacing: 0.34em; }
.masthead b { font-weight: 400; color: var(--gold); }
.masthead :focus-visible { outline-color: var(--gold); }
h1 { margin: 2rem 0 0; font: 300 clamp(1.8rem, 5vw, 2.8rem)/1.1 var(--serif); letter-spacing: -0.01em; text-wrap: balance; }
.masthead p { margin: 0.9rem 0 0; color: ${palette['muted-on-dark']}; max-width: 38rem; }
main { padding-block: 2.5rem 5rem; }
section + section { margin-top: 3.5rem; }
h2 { margin: 0 0 1rem; font: 500 0.72rem/1.4 var(--sans); letter-spacing: 0.22em; text-transform: uppercase; color: var(--label); }
p { max-width: 40rem; margin: 0 0 1rem; }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--hairline); }
.mails li { position: relative; padding: 1.1rem 0; border-bottom: 1px solid var(--hairline); }
.mails a { font: 400 1.35rem/1.25 var(--serif); text-decoration: none; }
.mails a::after { content: ""; position: absolute; inset: 0; }
.mails li:hover a { text-decoration: underline; text-decoration-color: var(--gold); }
.mails p { margin: 0.3rem 0 0; color: var(--muted); font-size: 0.94rem; }
.empty { padding: 2rem 0; border-block: 1px solid var(--hairline); font: 400 1.35rem/1.4 var(--serif); }
form { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 0.9rem; }
.mails + .actions { margin-top: 1.5rem; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.6rem 1.4rem; border: 1px solid var(--label); background: transparent; color: var(--ink); font: 500 0.74rem/1.2 var(--sans); letter-spacing: 0.16em; text-transform: uppercase; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--raised); }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.6rem 1rem 0.6rem 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; white-space: pre-wrap; }
th { width: 11rem; color: var(--muted); font-weight: 400; }
iframe { display: block; width: 100%; height: 62rem; border: 1px solid var(--hairline); background: var(--ground); }
pre { margin: 0; padding: 1.2rem; background: var(--raised); white-space: pre-wrap; font: 0.88rem/1.6 ui-monospace, "SF Mono", Consolas, monospace; }
code { font: 0.9em ui-monospace, "SF Mono", Consolas, monospace; }
@media (max-width: 40rem) {
  th, td { display: block; width: auto; padding-right: 0; }
  th { padding-bottom: 0; border-bottom: 0; }
  td { padding-top: 0.1rem; }
}
`

/** The pages' only style as a source for their Content Security Policy. */
export const PAGE_STYLE_SOURCE = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`
