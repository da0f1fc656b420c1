import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp, { type AvifOptions } from "sharp";
import config from "./config";
import { currentSuitesPath } from "./webpack/suites-in-bundles";

/** Gatsby exports a type of this name, but not the file that declares it. */
interface Adapter {
  readonly name: string;
  /** @param facts what Gatsby tells an adapter about the finished site */
  adapt(facts: object): Promise<void>;
}

interface FileSource {
  readonly path: string;
  readonly ignore?: readonly string[];
}

it("assigns every file of the content to exactly one source, since each source makes a node of the file", () => {
  const sources = (config.plugins ?? []).flatMap((plugin) =>
    typeof plugin === "object" && plugin.resolve === "gatsby-source-filesystem"
      ? [plugin.options as unknown as FileSource]
      : [],
  );
  const below = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
  const covers = ({ path, ignore = [] }: FileSource, file: string): boolean =>
    below(path, file) && !ignore.some((pattern) => below(pattern.replace("/**", ""), file));
  const entries = readdirSync(resolve("content"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect([file, sources.filter((source) => covers(source, file)).length]).toEqual([file, 1]);
});

it("links the menu to the only suite, or to /rooms when there are several", () => {
  const suites = readdirSync(resolve("content/suites"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(currentSuitesPath()).toBe(suites.length === 1 ? `/suite/${suites[0]?.name ?? ""}` : "/rooms");
});

test("the site has an adapter that does nothing, so that Gatsby installs none for the host, which would change the finished files", async () => {
  const { adapter } = config as { readonly adapter?: Adapter };
  // Without `cache` and `config`, Gatsby asks nothing else of it.
  expect(Object.keys(adapter ?? {})).toEqual(["name", "adapt"]);
  const facts = new Proxy(
    {},
    {
      get: (_, name) => {
        throw new Error(`The adapter reads ${String(name)}.`);
      },
    },
  );
  await expect(adapter?.adapt(facts)).resolves.toBeUndefined();
  // The same for the plugin that Netlify may add.
  expect(readFileSync("netlify.toml", "utf8")).toContain('NETLIFY_SKIP_GATSBY_FUNCTIONS = "true"');
});

/** A test picture, resized to a width. */
const picture = (width: number) => {
  const noise = Buffer.from(Array.from({ length: 64 * 8 * 3 }, (_, at) => (at * at * 31) % 256));
  return sharp(noise, { raw: { width: 64, height: 8, channels: 3 } }).resize(width, 64, { fit: "fill" });
};
const encode = (width: number, options: AvifOptions) => picture(width).avif(options).toBuffer();

test("pictures for phones are encoded with more effort than larger ones, and all with 4:2:0 chroma", async () => {
  const at = (effort: number) => ({ quality: 50, effort, chromaSubsampling: "4:2:0" });
  const small = await encode(960, at(4));
  const large = await encode(1200, at(3));
  expect(await encode(1200, at(4))).not.toEqual(large);

  // The settings change sharp's defaults.
  expect(await encode(960, { quality: 50 })).toEqual(small);
  expect(await encode(1200, { quality: 50 })).toEqual(large);
  // Explicit options are respected.
  expect(await encode(1200, at(4))).not.toEqual(large);
});
