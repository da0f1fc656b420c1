import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import "./config";

it("links the menu to the only suite, or to /rooms when there are several", () => {
  const suites = readdirSync(resolve("content/suites"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(process.env["GATSBY_SUITES_PATH"]).toBe(suites.length === 1 ? `/suite/${suites[0]?.name ?? ""}` : "/rooms");
});
