import { serve } from "../_shared/serve.ts";
import { createEndpoint } from "./handler.ts";

declare const Deno: { readFile(file: URL): Promise<Uint8Array> };

/** Resolves ImageMagick's WebAssembly file through its package, whose path differs between node_modules and a hosted bundle. */
const loadWasm = (): Promise<Uint8Array> =>
  Deno.readFile(new URL(import.meta.resolve("@imagemagick/magick-wasm/magick.wasm")));

serve(createEndpoint(loadWasm));
