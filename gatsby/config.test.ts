import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import "./config";

it("names the suites' page for the menu, by the suites that are there", () => {
  const suites = readdirSync(resolve("content/suites"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(process.env["GATSBY_SUITES_PATH"]).toBe(suites.length === 1 ? `/suite/${suites[0]?.name ?? ""}` : "/rooms");
});
