/** `npm run archive:policies`: saves a copy of the current version of each policy that guests agree to, with the figures it states. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Refusal, orRefuse } from "../refusal";
import { keptPolicies } from "./kept-policies";

const directory = resolve(process.cwd(), "content");

void orRefuse(async () => {
  const { copies, refusals } = keptPolicies(directory);
  for (const [path, text] of copies) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  const written = [...copies.keys()].map((path) => `content/${path}`);
  if (written.length > 0) console.log(`Written:\n${written.join("\n")}`);
  if (refusals.length > 0) throw new Refusal(refusals.join("\n"));
  if (written.length === 0) console.log("Every policy in force has its copy.");
});
