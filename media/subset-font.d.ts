declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** The OpenType features to keep, by four-letter tag. All by default. */
    keepFeatures?: readonly string[]
    /** Pins or limits axes of a variable font, by four-letter tag. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>
}
