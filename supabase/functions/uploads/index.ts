import { serve } from "../_shared/serve.ts";
import { createEndpoint } from "./handler.ts";

/** The compiled ImageMagick lies beside its package; where it lies differs between node_modules and a hosted bundle. */
const loadWasm = async (): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(import.meta.resolve("@imagemagick/magick-wasm/magick.wasm"))).arrayBuffer());

serve(createEndpoint(loadWasm));
