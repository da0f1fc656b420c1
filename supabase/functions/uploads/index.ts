import { serve } from "../_shared/serve.ts";
import { createEndpoint } from "./handler.ts";

declare const Deno: { readFile(file: URL): Promise<Uint8Array> };

/**
 * Reads ImageMagick's WebAssembly file. Its path is resolved from the package's name, because it differs between node_modules and a hosted
 * bundle.
 */
const loadWasm = (): Promise<Uint8Array> =>
  Deno.readFile(new URL(import.meta.resolve("@imagemagick/magick-wasm/magick.wasm")));

serve(createEndpoint(loadWasm));
