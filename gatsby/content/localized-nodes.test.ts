import { resolve } from "node:path";
import type { Content } from "./content";
import { readChecked } from "./load";
import { localizedNodes } from "./localized-nodes";

const content = readChecked(resolve(process.cwd(), "content"));
const fieldsOf = (changed: Content, type: string) =>
  localizedNodes(changed, "en").find((node) => node.type === type)?.fields ?? {};
const siteOf = (thirdParties: Content["site"]["thirdParties"]) =>
  fieldsOf({ ...content, site: { ...content.site, thirdParties } }, "SiteFacts");

test("the interactive map has tiles where their service is configured, and only there", () => {
  const { thirdParties } = content.site;
  const host = thirdParties.find(({ id }) => id === "map-tiles")?.host;
  expect(siteOf(thirdParties)).toMatchObject({
    map: { tiles: { address: `https://${host}${content.site.map.tiles}`, maxZoom: content.site.map.maxZoom } },
  });
  expect(siteOf(thirdParties.filter(({ id }) => id !== "map-tiles"))).toMatchObject({ map: { tiles: null } });
});

test("where no service needs consent, nothing asks for it", () => {
  const needsNone = content.site.thirdParties.filter(({ category }) => ["opened", "necessary"].includes(category));
  expect(siteOf(content.site.thirdParties)).toMatchObject({ asksForConsent: true });
  expect(siteOf(needsNone)).toMatchObject({ asksForConsent: content.site.performanceMetrics.waitForConsent });
});
