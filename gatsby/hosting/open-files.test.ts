import { availabilityPath, openFiles } from "../../src/settings/hosting";
import type { HostFacts } from "./host-facts";
import { filesForHosts } from "./write-hosting";

const facts: HostFacts = { security: {}, rootFiles: [], pages: ["/"], redirects: [], calendars: "" };

test("each server is told to let every origin read the files for other programs", () => {
  const plain = Object.entries(filesForHosts(facts)).map(([name, text]) => [name, text.replaceAll("\\", "")] as const);
  const configurations = plain.filter(([, text]) => text.includes(availabilityPath));
  expect(configurations.length).toBeGreaterThan(3);
  for (const [name, text] of configurations)
    expect([name, openFiles.filter((path) => text.includes(path))]).toEqual([name, openFiles]);
});
