import { webSite } from "./website";

const site = {
  brand: { name: "The House", shortName: "House", description: "A house." },
  domains: { site: "https://house.gr" },
};

test("is the same site in both languages, with the URL of each", () => {
  expect(webSite(site, "en")).toEqual({
    "@type": "WebSite",
    "@id": "https://house.gr/#site",
    name: "The House",
    alternateName: "House",
    description: "A house.",
    url: "https://house.gr/",
    inLanguage: "en",
  });
  expect(webSite(site, "el")).toMatchObject({ "@id": "https://house.gr/#site", url: "https://house.gr/el" });
});
