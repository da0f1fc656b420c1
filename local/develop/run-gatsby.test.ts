import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { untilContentIsValid } from "./run-gatsby";

const directory = join(mkdtempSync(join(tmpdir(), "whole-")), "content");
beforeAll(() => cpSync(join(process.cwd(), "content"), directory, { recursive: true, preserveTimestamps: true }));
afterAll(() => rmSync(dirname(directory), { recursive: true }));

test("reports a mistake, and continues once it is corrected", async () => {
  const stay = join(directory, "stay.yml");
  const right = readFileSync(stay, "utf8");
  writeFileSync(stay, right.replace("  checkInFrom:", "\tcheckInFrom:"));
  const reports: string[] = [];
  await untilContentIsValid(directory, (message) => {
    reports.push(message);
    writeFileSync(stay, right);
  });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(
    /^The content has 1 mistake\.[\s\S]*begins with a tab[\s\S]*starts as soon as this is fixed/,
  );
});
