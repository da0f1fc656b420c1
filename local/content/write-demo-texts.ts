/** `npm run demo:texts`: updates the list of the demo's words about its house after they have been edited. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { orRefuse } from "../refusal";
import { houseDigests } from "./demo-texts";

void orRefuse(async () => {
  const { files } = await loadContent(resolve("content"));
  writeFileSync(resolve("local/content/demo-texts.json"), `${JSON.stringify(houseDigests(files), null, 2)}\n`);
});
