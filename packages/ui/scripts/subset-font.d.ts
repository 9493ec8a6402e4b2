declare module 'subset-font' {
  /** The options that the script uses. */
  export interface SubsetOptions {
    targetFormat?: 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Reduces a font to the glyphs of a text. */
  const subsetFont: (font: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
