import { housePage, webSite } from "./website";

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

test("a page about the house is part of the site and refers to the suite by the id used on the suite's page", () => {
  const guide = { path: "/guide", name: "Guide", description: "The door.", suite: "one" };
  expect(housePage(site, guide, "el")).toEqual({
    "@type": "WebPage",
    name: "Guide",
    description: "The door.",
    url: "https://house.gr/el/guide",
    inLanguage: "el",
    isPartOf: { "@id": "https://house.gr/#site" },
    about: { "@id": "https://house.gr/suite/one#rental" },
  });
});
