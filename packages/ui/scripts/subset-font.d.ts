declare module 'subset-font' {
  /** What of the package's options the script uses. */
  export interface SubsetOptions {
    targetFormat?: 'woff2';
    noHinting?: boolean;
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Cuts a font down to the letters of a text. */
  const subsetFont: (font: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}
