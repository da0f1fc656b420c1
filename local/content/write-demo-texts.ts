/** `npm run demo:texts`: updates the digests of the demo's texts and files after they have been edited. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { orRefuse } from "../refusal";
import { demoDigests } from "../setup/demo-parts";
import { houseDigests } from "./demo-texts";

void orRefuse(async () => {
  const { files } = await loadContent(resolve("content"));
  writeFileSync(resolve("local/content/demo-texts.json"), `${JSON.stringify(houseDigests(files), null, 2)}\n`);
  const lists = Object.entries(demoDigests(process.cwd())).map(
    ([path, digests]) => `  ${JSON.stringify(path)}: ${JSON.stringify(digests)}`,
  );
  writeFileSync(resolve("local/setup/demo-files.json"), `{\n${lists.join(",\n")}\n}\n`);
});
