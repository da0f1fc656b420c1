import { type SiteForFiles, securityTxt } from "./write-seo-files";

const site: SiteForFiles = {
  language: "en",
  brand: { name: "The House", shortName: "House", description: "A house." },
  contact: { email: { address: "hello@house.gr" } },
  domains: { site: "https://house.gr" },
};

test("security.txt expires after 350 days, less than the year that RFC 9116 recommends as the limit", () => {
  const text = securityTxt(site, new Date("2027-03-01T10:20:30.456Z"));
  expect(text).toContain("Contact: mailto:hello@house.gr\n");
  expect(text).toContain("Expires: 2028-02-14T10:20:30Z\n");
});
