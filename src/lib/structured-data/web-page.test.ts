import { accessibilityPage, housePage, sitePage } from "./web-page";
import { webSite } from "./website";

const site = {
  brand: { name: "The House", shortName: "House", description: "A house." },
  domains: { site: "https://house.gr" },
};

test("a page about the house is part of the site, and refers to the suite by its id", () => {
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

test("a page about the site refers to the site by its id", () => {
  const proof = { path: "/proof", name: "Figures", description: "As measured." };
  expect(sitePage(site, proof, "en")).toMatchObject({
    "@type": "WebPage",
    url: "https://house.gr/proof",
    about: { "@id": "https://house.gr/#site" },
  });
});

test("the accessibility statement is about the site, with its accessibility properties, and about each suite", () => {
  const statement = { path: "/accessibility", name: "Statement", description: "Measured.", suites: ["one", "two"] };
  expect(accessibilityPage(site, statement, "en")).toMatchObject({
    name: "Statement",
    about: [
      { "@type": "WebSite", "@id": "https://house.gr/#site", accessibilityControl: expect.any(Array) as unknown },
      { "@id": "https://house.gr/suite/one#rental" },
      { "@id": "https://house.gr/suite/two#rental" },
    ],
  });
});

test("the site has the same id in both languages, and the URL of each", () => {
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
