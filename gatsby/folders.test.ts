import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChanged } from "./folders";

const folder = mkdtempSync(join(tmpdir(), "write-changed-"));
const file = join(folder, "search/en.json");
afterAll(() => rmSync(folder, { recursive: true }));

it("writes a file only if its text is different, so that its compressed copies stay valid", async () => {
  await writeChanged(file, "one");
  utimesSync(file, 1, 1);
  await writeChanged(file, "one");
  expect(statSync(file).mtimeMs).toBe(1000);
  await writeChanged(file, "two");
  expect(readFileSync(file, "utf8")).toBe("two");
});
