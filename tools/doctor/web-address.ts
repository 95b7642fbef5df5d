/** Whether a text is the address of a site: `https://www.levo.example`, not `www.levo.example`. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text)
}
