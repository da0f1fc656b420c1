import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentSecurityPolicy } from "../../src/settings/security-headers";
import { readPolicyFacts } from "./policy-facts";

const root = mkdtempSync(join(tmpdir(), "policy-"));
afterAll(() => rmSync(root, { recursive: true }));

const services = `
bookingEngine: { preset: custom, address: "https://booking.example/reserve" }
countryLookup: { enabled: false, url: "https://geo.example/country" }
thirdParties:
  - { id: booking-engine, category: opened, host: booking.example, moreHosts: [pay.example] }
  - { id: tiles, category: functional, host: tiles.example, moreHosts: [a.tiles.example] }
  - { id: statistics, category: analytics, host: null, moreHosts: [collect.example], script: "https://stats.example/s.js" }
`;

it("lets a service ask the further hosts that it names, where its own host may be asked", async () => {
  for (const folder of ["content", ".cache"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "content/site.yml"), services);
  writeFileSync(join(root, ".cache/start-files.json"), JSON.stringify({ hashes: [] }));
  const policy = contentSecurityPolicy(await readPolicyFacts(root));
  const allowing = (host: string) =>
    policy
      .split("; ")
      .filter((directive) => directive.includes(` https://${host}`))
      .map((directive) => directive.split(" ")[0]);
  expect(allowing("collect.example")).toEqual(expect.arrayContaining(["script-src", "img-src", "connect-src"]));
  expect(allowing("collect.example")).toEqual(allowing("stats.example"));
  expect(allowing("a.tiles.example")).toEqual(["img-src"]);
  expect(allowing("pay.example")).toEqual([]);
});
