/** Which pages' scripts the service worker can cache. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBuiltAssets } from "../../gatsby/hosting/saved-files";
import { staffComponent } from "../../src/settings/staff";
import { publicFolder } from "./documents";

test("the service worker knows the scripts of every page except the staff pages, which are never cached", () => {
  const worker = readFileSync(join(publicFolder, "service-worker.js"), "utf8");
  const components = Object.keys(readBuiltAssets().groups).filter((name) => name.startsWith("component---"));
  expect(components).toContain(staffComponent);
  expect(components.filter((name) => !worker.includes(`"${name}"`))).toEqual([staffComponent]);
});
