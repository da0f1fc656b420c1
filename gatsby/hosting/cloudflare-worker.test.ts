import { build } from "esbuild";

test("the Worker imports no module of Node, because Cloudflare's runtime has none", async () => {
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
