/** What encodes pictures in gatsby-plugin-sharp; the package has no types of it. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  interface Job {
    readonly inputPaths: readonly { readonly path: string }[];
    readonly outputDir: string;
    readonly args: object;
  }
  const worker: {
    /** Writes one picture in all the widths of a format. Rejects naming the file. */
    IMAGE_PROCESSING: (job: Job) => Promise<void>;
  };
  export = worker;
}
