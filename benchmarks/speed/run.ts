/**
 * `npm run bench`: compares the site with three other variants of its pages: without scripts, delivered by Astro, and
 * delivered by Next. The site's own server serves all variants, and the same browser visits them in turn, as a phone on slow
 * 4G and as a desktop. Prints the medians; a full run saves them in `benchmarks/README.md` and draws
 * `benchmarks/speed.svg`. For a quick run, set RUNS, PAGES and DEVICES (names separated by commas); KEEP_PEERS reuses the
 * last build of the peers. Needs a built site (`npm run build`).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../../tests/support/browser";
import { machine, saveFigures } from "../save-figures";
import type { PrivateServer } from "../../local/server/ports";
import { measure } from "./measure";
import { workFolder } from "./peers";
import { drawChart } from "./chart";
import { type Variant, devices, isFull, pages, runs, variants } from "./plan";
import { type Entry, summarize } from "./results";
import { report } from "./table";
import { serveVariants } from "./variants";

/**
 * The order of the variants in a round. Each round starts with another one, so that disturbances of the machine affect
 * all equally.
 */
const rotated = (round: number): readonly Variant[] => {
  const first = round % variants.length;
  return [...variants.slice(first), ...variants.slice(0, first)];
};

const measureAll = async (browser: Browser, served: Readonly<Record<Variant, PrivateServer>>): Promise<Entry[]> => {
  const entries: Entry[] = [];
  const began = Date.now();
  for (let round = 0; round < runs; round += 1) {
    for (const device of devices) {
      for (const page of pages) {
        for (const variant of rotated(round)) {
          const measurement = await measure(browser, device, variant, served[variant].address, page);
          entries.push({ device: device.name, page: page.name, variant, measurement });
        }
      }
    }
    console.log(`Round ${round + 1} of ${runs} done after ${Math.round((Date.now() - began) / 1000)} s.`);
    writeFileSync(join(workFolder, "measurements.json"), JSON.stringify(entries));
  }
  return entries;
};

const main = async (): Promise<void> => {
  const served = await serveVariants();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    const summaries = summarize(await measureAll(browser, served));
    const facts = `${new Date().toISOString().slice(0, 10)}, ${machine()}, Chromium ${browser.version()}, ${runs} visits of each page.`;
    const drawn = drawChart(summaries, facts);
    if (isFull) {
      writeFileSync("benchmarks/speed.svg", drawn);
      await saveFigures("speed", report(summaries, [facts, "", "![The main figures as bars](speed.svg)"]));
    } else writeFileSync(join(workFolder, "speed.svg"), drawn);
    console.log(report(summaries, [facts]));
  } finally {
    await browser.close();
    for (const { stop } of Object.values(served)) await stop();
  }
};

void main();
