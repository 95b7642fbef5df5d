declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** The OpenType features that stay, by their four-letter tag; all where it is left out. */
    keepFeatures?: readonly string[]
    /** Pins or narrows axes of a variable font, by their four-letter tag. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>
}
