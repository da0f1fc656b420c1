/** Mistakes in YAML files (syntax, fields, values, facts), and in the map. */
import { readFileSync } from "node:fs";
import { type BrokenCase, remove, replace, write } from "./copy";

/** The number of the line after `facts:` in stay.yml. */
const afterFacts = readFileSync("content/stay.yml", "utf8").split("\n").indexOf("facts:") + 2;

export const brokenYaml: readonly BrokenCase[] = [
  {
    name: "a file with invalid YAML",
    break: replace("stay.yml", "facts:\n", "facts:\n\tbroken\n"),
    says: [
      "The content has 1 mistake.",
      `content/stay.yml:${afterFacts}\n`,
      "begins with a tab",
      "Replace it with spaces",
    ],
  },
  {
    name: "an empty text in a value whose bracket is on a line of its own",
    break: replace(
      "suites/luxury-suite/suite.yml",
      /( {4}caption:) \{ (en: "[^"]*"), el: "[^"]*" \}/,
      '$1\n      {\n        $2,\n        el: "",\n      }',
    ),
    says: ["content/suites/luxury-suite/suite.yml:", "gallery[0].caption.el", "The text is empty."],
  },
  {
    name: "a duplicate field",
    break: replace("stay.yml", "  checkOutBy:\n", "  checkInFrom:\n"),
    says: ["content/stay.yml:", "This field appears twice", "Remove one of the two"],
  },
  {
    name: "a missing file",
    break: remove("home.yml"),
    says: ["content/home.yml\n", "missing", "Restore it"],
  },
  {
    name: "a missing field",
    break: replace("site.yml", / {2}postalCode: .*\n/, ""),
    says: ["content/site.yml:", "address.postalCode", "“postalCode” is missing", "Add “postalCode:”"],
  },
  ...["gallery", "reviews", "journal"].map((section) => ({
    name: `a section of the home page without the words of its link: ${section}`,
    break: replace("home.yml", new RegExp(`(?<=^${section}:\\n(?: .*\\n)*) {2}action: .*\\n`, "m"), ""),
    says: ["content/home.yml:", `${section}.action`, "“action” is missing", "Add “action:”"],
  })),
  {
    name: "words of a link in a section of the home page that has none",
    break: replace("home.yml", /^newsletter:\n/m, '$&  action: { en: "All letters", el: "Όλα τα γράμματα" }\n'),
    says: ["content/home.yml:", "newsletter.action", "no field called “action”"],
  },
  {
    name: "a misspelt field",
    break: replace("faq.yml", /^ {8}onSuitePage/m, "        onSuitPage"),
    says: [
      "content/faq.yml:",
      "groups[0].items[0].onSuitPage",
      "no field called “onSuitPage”",
      "The known fields are: id, sample, onSuitePage",
    ],
  },
  {
    name: "a text without its Greek translation",
    break: replace("about.yml", / {2}el: "Για ό,τι άλλο.*\n/, ""),
    says: ["content/about.yml:", "closing.el", "The Greek text is missing", "both languages"],
  },
  {
    name: "an empty text",
    break: replace("home.yml", '{ en: "Book with us, not through a platform",', '{ en: "",'),
    says: ["content/home.yml:", "directBooking.title.en", "empty", "Write it"],
  },
  {
    name: "a word instead of a number",
    break: replace("stay.yml", /(maxGuests:\n {4}sample: true\n {4}type: count\n {4}value:) 3/, '$1 "three"'),
    says: ["content/stay.yml:", "facts.maxGuests.value", "should be a number", "without quotes"],
  },
  ...[
    ["20,50", "“20,50” has a comma", "Use a decimal point, without quotes: 20.50."],
    ["1.100,50", "“1.100,50” has a comma", "Use a decimal point, without quotes: 1100.50."],
    ["1,100", "“1,100” has a comma", "Write 1100 if the comma separates thousands, or 1.1 if"],
    ["1.100", "“1.100” is read as 1.1", "Write 1100 if thousands are meant, or 1.1 if decimals are"],
    ["3,5 €", "“3,5 €” has a comma", "Use a decimal point, without quotes and without a unit: 3.5."],
    ["20 €", "“20 €” has a unit", "Write 20, without quotes and without a unit."],
  ].map(([amount = "", ...says]) => ({
    name: `an amount in a format that YAML does not read as meant: ${amount}`,
    break: replace("stay.yml", /(?<=thirdGuestFee:\n(?: {4}.*\n)*? {4}amount:) 20/, ` ${amount}`),
    says: ["content/stay.yml:", "facts.thirdGuestFee.amount", ...says],
  })),
  ...[
    ["20,50", "50"],
    ["3,5 €", "5 €"],
  ].map(([amount = "", rest = ""]) => ({
    name: `an amount with a comma in braces: ${amount}`,
    break: replace(
      "stay.yml",
      /(?<=thirdGuestFee:)\n(?: {4}.*\n)+/,
      ` { type: money, amount: ${amount}, currency: EUR }\n`,
    ),
    says: [
      "content/stay.yml:",
      `The comma before “${rest}” begins a new field`,
      "Use a decimal point and no unit: 20.50",
    ],
  })),
  {
    name: "a postal code without quotes",
    break: replace("site.yml", /postalCode: .*/, "postalCode: 21100"),
    says: ["content/site.yml:", "address.postalCode", "read as a number, but should be a text", "Put it in quotes"],
  },
  {
    name: "a text in square brackets",
    break: replace("site.yml", /postalCode: .*/, "postalCode: [to be written]"),
    says: ["content/site.yml:", "address.postalCode", "read as a list", "Put a text that has brackets in quotes"],
  },
  {
    name: "a list instead of the fields of a file",
    break: write("safety.yml", "- id: alarm\n"),
    says: [
      "The content has 1 mistake.",
      "content/safety.yml:1\n",
      "This is a list; a group of fields is expected",
      "intro, items",
    ],
  },
  {
    name: "a limit for cash above the legal one",
    break: replace("stay.yml", "amount: 500\n", "amount: 800\n"),
    says: [
      "The content has 1 mistake.",
      "facts.cashLimit.amount\n",
      "forbids cash for bills of 500",
      "Write 500 or less",
    ],
  },
  ...[
    ["nothing off", "0"],
    ["a fraction", "0.10"],
  ].map(([name = "", value = ""]) => ({
    name: `a discount that is ${name}`,
    break: replace("stay.yml", /(?<=directDiscount:\n(?: {4}.*\n)*? {4}value:) 10/, ` ${value}`),
    says: ["content/stay.yml:", "facts.directDiscount.value", "cannot be right", "10 is 10%", "delete the fact"],
  })),
  {
    name: "a price without its amount",
    break: replace("rates.yml", "night: 110", "night:"),
    says: ["content/rates.yml:", "seasons[0].night", "should be a number, but is empty", "Write a number"],
  },
  {
    name: "an invalid time",
    break: replace("stay.yml", 'value: "11:00"', 'value: "11.00"'),
    says: ["content/stay.yml:", "facts.checkOutBy.value", "“11.00” is not a time", "08:30"],
  },
  {
    name: "a suite outside the drawn map",
    break: replace("site.yml", "latitude: 40.63253", "latitude: 37.97556"),
    says: [
      "content/site.yml:",
      "  coordinates\n",
      "outside the map",
      "Correct the coordinates; or delete content/map.geojson",
    ],
  },
  {
    name: "a map with an invalid frame",
    break: replace("map.geojson", '"metres": 1786', '"metres": "1786"'),
    says: ["content/map.geojson:4  frame.metres", "“1786” is read as a text", "Write 1786, without quotes."],
  },
  {
    name: "an unknown feature on the map",
    break: replace("map.geojson", '{"kind": "park"}', '{"kind": "forest"}'),
    says: ["content/map.geojson:6  features[0]", "not a street, river, shore, sea", "around it"],
  },
  {
    name: "a map that is not JSON",
    break: replace("map.geojson", '"features": [', '"features": [,'),
    says: ["content/map.geojson", "not valid JSON"],
  },
  {
    name: "a day that does not exist",
    break: replace("stay.yml", '"2025-05-04"', '"2025-02-30"'),
    says: ["content/stay.yml:", "facts.termsEffectiveFrom.value", "not a day", "2026-05-21"],
  },
  {
    name: "a season on the 31st of April",
    break: replace("stay.yml", 'dates: { from: "04-01"', 'dates: { from: "04-31"'),
    says: ["content/stay.yml:", "quietHours.seasons[0].dates.from", "not a day of the year", "04-01"],
  },
  {
    name: "a fact of an unknown type",
    break: replace("stay.yml", "type: speed", "type: velocity"),
    says: ["content/stay.yml:", "facts.wifiMbps", "not known", "percent, money, speed"],
  },
  {
    name: "an unknown type of bed",
    break: replace("suites/luxury-suite/suite.yml", "type: Queen", "type: Bunk"),
    says: [
      "content/suites/luxury-suite/suite.yml:",
      "beds[0].type",
      "“Bunk” is not one of the possible values",
      "Queen, King",
    ],
  },
  {
    name: "a missing fact that pages calculate with",
    break: replace("stay.yml", "  guestsIncluded:\n", "  guestsInclude:\n"),
    says: ["content/stay.yml:", "facts.guestsIncluded", "missing", "Pages calculate with it"],
  },
  {
    name: "a misspelt name of an optional fact",
    break: replace("stay.yml", "  thirdGuestFee:\n", "  thirdGuestFe:\n"),
    says: ["content/stay.yml:", "facts.thirdGuestFe\n", "called “thirdGuestFe”", "thirdGuestFee", "Correct the name"],
  },
  {
    name: "a telephone number without a country code",
    break: replace("site.yml", '"+30 2310 000 000"', '"2310 000 000"'),
    says: ["content/site.yml:", "contact.phone.number", "dialled from abroad", "with the country code"],
  },
  {
    name: "a telephone number with a trunk zero",
    break: replace("site.yml", '"+30 690 000 0000"', '"+44 (0)20 7946 0000"'),
    says: ["content/site.yml:", "contact.mobile.number", "dialled from abroad", "without brackets"],
  },
  {
    name: "map tiles in the wrong category of consent",
    break: replace("site.yml", /(id: map-tiles\n.*\n\s+category:) functional/, "$1 marketing"),
    says: ["content/site.yml:", "thirdParties[2].category", "functional service", "Write functional."],
  },
  {
    name: "map tiles without a host",
    break: replace("site.yml", '"tiles.map-provider.example"', "null"),
    says: ["content/site.yml:", "thirdParties[2].host", "The service “map-tiles” has no host", "remove the service"],
  },
  {
    name: "a quotable fact with an invalid path",
    break: replace("stay.yml", "site.contact.phone.number", "site.contact.phone.display"),
    says: ["content/stay.yml:", "quotable.phone", "nothing to quote at site.contact.phone.display", "Correct the path"],
  },
  {
    name: "a name that stands for two facts",
    break: replace("stay.yml", "  phone: site", "  checkInFrom: site"),
    says: ["content/stay.yml:", "quotable.checkInFrom", "stands for two facts", "Rename"],
  },
  {
    name: "more included guests than the suite allows",
    break: replace("stay.yml", /(guestsIncluded:\n {4}type: count\n {4}value:) 2/, "$1 4"),
    says: ["content/stay.yml:", "facts.guestsIncluded.value", "More guests are included", "maxGuests"],
  },
  ...[
    ["thirdGuestFee", "stay"],
    ["climateFeeHigh", "day"],
    ["climateFeeLow", "stay"],
  ].map(([fee = "", per = ""]) => ({
    name: `a fee of the price that is not for one night: ${fee} per ${per}`,
    break: replace("stay.yml", new RegExp(`(?<=^  ${fee}:\\n(?: {4}.*\\n)*? {4}per:) night`, "m"), ` ${per}`),
    says: [
      "The content has 1 mistake.",
      `facts.${fee}.per\n`,
      "counts this fee for every night",
      "the amount for one night, and “per: night”",
    ],
  })),
  {
    name: "a season of the fee for a further guest",
    break: replace(
      "stay.yml",
      /(?<= {2}thirdGuestFee:\n)/,
      '    season: { name: guestSeason, from: "06-01", to: "09-30" }\n',
    ),
    says: [
      "The content has 1 mistake.",
      "facts.thirdGuestFee.season\n",
      "counts this fee on every day of the year",
      "Remove the field “season”",
    ],
  },
  {
    name: "a night for which both climate fees are due",
    break: replace(
      "stay.yml",
      'climateSeasonHigh, from: "04-01", to: "10-31"',
      'climateSeasonHigh, from: "03-31", to: "11-01"',
    ),
    says: [
      "The content has 1 mistake.",
      "facts.climateFeeLow.season\n",
      "“climateFeeHigh” and “climateFeeLow” are both due for the night of 03-31",
      "share no night",
    ],
  },
  {
    name: "a night for which neither climate fee is due",
    break: replace(
      "stay.yml",
      'climateSeasonLow, from: "11-01", to: "03-31"',
      'climateSeasonLow, from: "11-02", to: "03-31"',
    ),
    says: [
      "The content has 1 mistake.",
      "facts.climateFeeLow.season\n",
      "Neither “climateFeeHigh” nor “climateFeeLow” is due for the night of 11-01",
      "must cover every day of the year",
    ],
  },
  {
    name: "two seasons of quiet hours that share a day",
    break: replace("stay.yml", 'dates: { from: "10-01", to: "03-31" }', 'dates: { from: "09-30", to: "03-31" }'),
    says: [
      "The content has 1 mistake.",
      "quietHours.seasons[1].dates\n",
      "“summer” and “winter” both have the day 09-30",
      "share no day",
    ],
  },
  {
    name: "a fee for further guests in a house without further guests",
    break: replace("stay.yml", /(guestsIncluded:\n {4}type: count\n {4}value:) 2/, "$1 3"),
    says: ["content/stay.yml:", "facts.thirdGuestFee", "No guest can be charged", "Delete thirdGuestFee"],
  },
  {
    name: "an unknown fact in a text",
    break: replace(
      "home.yml",
      "{directDiscount} off the nightly price, and talk",
      "{directDiscont} off the nightly price, and talk",
    ),
    says: ["content/home.yml:", "meta.description.en", "no fact called “directDiscont”", "directDiscount"],
  },
  {
    name: "an unclosed brace in a text",
    break: replace(
      "home.yml",
      "{directDiscount} off the nightly price, and talk",
      "{ directDiscount off the nightly price, and talk",
    ),
    says: ["content/home.yml:", "meta.description.en", "brace", "{checkInFrom}"],
  },
  {
    name: "a web address without https",
    break: replace("site.yml", 'url: "https://www.dpa.gr"', 'url: "www.dpa.gr"'),
    says: ["content/site.yml:", "authorities.dataProtection.url", "not a web address", "https://"],
  },
  {
    name: "a site's URL with a trailing slash",
    break: replace("site.yml", 'site: "https://aithra-suite.example"', 'site: "https://aithra-suite.example/"'),
    says: ["content/site.yml:", "domains.site", "not the address of a site", "not even a slash"],
  },
  {
    name: "a site's URL with a query",
    break: replace("site.yml", 'site: "https://aithra-suite.example"', 'site: "https://example.com?house=aithra"'),
    says: ["content/site.yml:", "domains.site", "not the address of a site", "https://www.example.com"],
  },
  {
    name: "an unknown time zone",
    break: replace("site.yml", 'timeZone: "Europe/Athens"', 'timeZone: "Europe/Thessaloniki"'),
    says: ["content/site.yml:", "hours.timeZone", "“Europe/Thessaloniki” is not a time zone", "Europe/Athens"],
  },
  {
    name: "a latitude out of range",
    break: replace("places.yml", "latitude: 40.63470", "latitude: 406.3470"),
    says: ["content/places.yml:", "places[0].latitude", "“406.347” cannot be right", "-90 to 90"],
  },
  {
    name: "a place in another country",
    break: replace("places.yml", "latitude: 40.63470", "latitude: 22.94163"),
    says: [
      "The content has 1 mistake.",
      "places[0].latitude\n",
      "is 1967 km from the house",
      "Correct its latitude and",
    ],
  },
  {
    name: "a place with swapped coordinates",
    break: replace(
      "places.yml",
      "latitude: 40.63470\n    longitude: 22.94163",
      "latitude: 22.94163\n    longitude: 40.63470",
    ),
    says: ["The content has 1 mistake.", "places[0].latitude\n", "Latitude and longitude are swapped"],
  },
  {
    name: "a duplicate id",
    break: replace("places.yml", "id: kapani-market", "id: modiano-market"),
    says: ["content/places.yml:", "places[1].id", "“modiano-market” is used twice", "another id"],
  },
  {
    name: "an id with a capital letter",
    break: replace("places.yml", "id: rotunda", "id: Rotunda"),
    says: ["content/places.yml:", "“Rotunda” cannot be an id", "small Latin letters"],
  },
  {
    name: "an unknown category",
    break: replace("places.yml", "category: landmarks", "category: sights"),
    says: [
      "content/places.yml:",
      "category",
      "“sights” is not one of the possible values",
      "restaurants, landmarks, shopping",
    ],
  },
];
