import { resolve } from "node:path";
import type { Content } from "./content";
import { localizedNodes } from "./localized-nodes";
import { readDraft } from "./read-draft";

const content = readDraft(resolve(process.cwd(), "content"), () => undefined) as Content;
const fieldsOf = (changed: Content, type: string) => localizedNodes(changed, "en")[type]?.[0] ?? {};
const siteOf = (thirdParties: Content["site"]["thirdParties"]) =>
  fieldsOf({ ...content, site: { ...content.site, thirdParties } }, "SiteFacts");

test("provides map tiles only if their service is configured", () => {
  const { thirdParties } = content.site;
  const host = thirdParties.find(({ id }) => id === "map-tiles")?.host;
  expect(siteOf(thirdParties)).toMatchObject({
    map: { tiles: { address: `https://${host}${content.site.map.tiles}`, maxZoom: content.site.map.maxZoom } },
  });
  expect(siteOf(thirdParties.filter(({ id }) => id !== "map-tiles"))).toMatchObject({ map: { tiles: null } });
});

test("does not ask for consent if no service needs it", () => {
  const needsNone = content.site.thirdParties.filter(({ category }) => ["opened", "necessary"].includes(category));
  expect(siteOf(content.site.thirdParties)).toMatchObject({ asksForConsent: true });
  expect(siteOf(needsNone)).toMatchObject({ asksForConsent: content.site.performanceMetrics.waitForConsent });
});

test("sets hasPosts to false for a section without posts, and for the site if there are none at all", () => {
  const [first] = content.posts;
  const nodes = localizedNodes(content, "el", first === undefined ? [] : [first]);
  const filled = nodes["JournalSection"]?.filter(({ hasPosts }) => hasPosts === true);
  expect(filled?.map(({ slug }) => slug)).toEqual([first?.head.section]);
  expect(nodes["SiteFacts"]).toMatchObject([{ hasPosts: true }]);
  const none = Object.values(localizedNodes(content, "el", [])).flat();
  expect(none.filter(({ hasPosts }) => hasPosts === true)).toEqual([]);
});
