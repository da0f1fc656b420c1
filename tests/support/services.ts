/** Mocks of third-party services: their requests are recorded and get empty scripts. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";

interface ServiceEntry {
  readonly id: string;
  readonly category: string;
  readonly host: string | null;
  readonly script?: string;
}

const { thirdParties } = parse(readFileSync("content/site.yml", "utf8")) as { thirdParties: readonly ServiceEntry[] };

/** The scripts of the services in some categories, from `content/site.yml`. */
export const scriptsOf = (...categories: readonly string[]): string[] =>
  thirdParties.flatMap(({ category, script }) =>
    script !== undefined && categories.includes(category) ? [script] : [],
  );

/** The hosts of the services in some categories. */
export const hostsOf = (...categories: readonly string[]): string[] =>
  thirdParties.flatMap(({ category, host }) => (host !== null && categories.includes(category) ? [host] : []));

/** Responds with an empty script to requests to services that need consent. Returns a list to which the URL of each request is added. */
export const answerServices = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  const hosts = hostsOf("functional", "analytics", "marketing");
  await page.route(
    (url) => hosts.includes(url.host),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return asked;
};
