/** Types for the parts of the PBF packages that write files, which only tests use. */
declare module "pbf" {
  export default class Pbf {
    finish(): Uint8Array;
  }
}
declare module "osm-pbf-parser-node/proto/fileformat.js" {
  import type Pbf from "pbf";
  interface Message {
    write(message: object, pbf: Pbf): void;
  }
  export const Blob: Message;
  export const BlobHeader: Message;
}
declare module "osm-pbf-parser-node/proto/osmformat.js" {
  import type Pbf from "pbf";
  interface Message {
    write(message: object, pbf: Pbf): void;
  }
  export const HeaderBlock: Message;
  export const PrimitiveBlock: Message;
}
