/**
 * `npm run bench:pictures`: measures the conversion of the largest pictures that the backend converts, each in a process that has converted
 * nothing before, like a hosted function that has just started. Prints the figures, saves them in `benchmarks/README.md`, and fails if the
 * median CPU time of a picture reaches 2 s, the limit of hosted functions for a request. Linux only.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runBackend } from "../supabase/tests/support/run-backend";
import { convertAlone, largestPictures, noise, storePicture } from "../supabase/tests/support/uploaded-pictures";
import { saveFigures, machine } from "./save-figures";
import { median } from "./speed/results";

const runs = 9;
const maxSeconds = 2;

interface Figures {
  readonly name: string;
  readonly median: number;
  readonly slowest: number;
  readonly memory: number;
}

const table = (figures: readonly Figures[]): string =>
  [
    "| Picture | CPU, s: median | slowest | Memory, MB |",
    "| --- | --- | --- | --- |",
    ...figures.map(
      ({ name, median, slowest, memory }) =>
        `| ${name} | ${median.toFixed(2)} | ${slowest.toFixed(2)} | ${memory.toFixed(0)} |`,
    ),
  ].join("\n");

const main = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-pictures-"));
  const [backend, photograph] = await Promise.all([runBackend(dataDir, { RATE_LIMIT_FACTOR: "1000" }), noise()]);
  try {
    const figures: Figures[] = [];
    for (const { name, ending, draw } of largestPictures) {
      const picture = await storePicture(backend, await draw(photograph.clone()).toBuffer(), ending);
      const times: number[] = [];
      let memory = 0;
      for (let run = 0; run < runs; run += 1) {
        const conversion = await convertAlone(backend, picture, "format=avif&width=1200&quality=85");
        times.push(conversion.cpu);
        memory = Math.max(memory, conversion.memory);
      }
      figures.push({ name, median: median(times), slowest: Math.max(...times), memory });
      console.log(`${name}: ${times.map((time) => time.toFixed(2)).join(", ")} s of CPU`);
    }
    const text = [`${new Date().toISOString().slice(0, 10)}, ${machine()}.`, "", table(figures)].join("\n");
    console.log(text);
    await saveFigures("pictures", text);
    for (const { name, median } of figures) {
      if (median < maxSeconds) continue;
      console.error(`Too slow: ${name}`);
      process.exitCode = 1;
    }
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

void main();
