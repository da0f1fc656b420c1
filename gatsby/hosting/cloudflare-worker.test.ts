/** @jest-environment node */
import { build } from "esbuild";

test("the Worker imports nothing of Node, which Cloudflare's runtime lacks", async () => {
  // For a neutral platform, esbuild refuses an import such as `node:fs`.
  const { outputFiles } = await build({
    entryPoints: [`${__dirname}/cloudflare-worker.ts`],
    bundle: true,
    write: false,
    platform: "neutral",
    logLevel: "silent",
  });
  expect(outputFiles[0]?.text).toContain("notFoundAddresses");
});
