/** Types for the part of subset-font that is used here; the package has no types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** OpenType features that the subset keeps. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
