/** The part of subset-font that is used; the package has no types of its own. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    /** OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
