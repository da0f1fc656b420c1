/** The optional parts of a house, and how to remove each from a copy of `content/`. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";

interface Absence {
  readonly name: string;
  /** Removes the part from the content in `directory`. */
  readonly leaveOut: (directory: string) => void;
  /**
   * Words that no page may contain when the part is left out. The journal may, because every house writes its own posts.
   */
  readonly forbidden?: RegExp;
}

const without =
  (file: string, ...paths: readonly (readonly (string | number)[])[]) =>
  (directory: string): void => {
    const path = join(directory, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    for (const steps of paths) {
      if (!document.deleteIn(steps)) throw new Error(`${file} has no ${steps.join(".")}.`);
    }
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  };

const withoutFiles =
  (...paths: readonly string[]) =>
  (directory: string): void => {
    for (const path of paths) rmSync(join(directory, path), { recursive: true });
  };

const legal = (name: string, forbidden?: RegExp): Absence => ({
  name: `legal.${name}`,
  leaveOut: without("site.yml", ["legal", name]),
  ...(forbidden && { forbidden }),
});

const withoutReviews = (directory: string): void => {
  const path = join(directory, "reviews/reviews.yml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^reviews:[\s\S]*/m, "reviews: []\n"));
  withoutFiles("reviews/ledger.yml")(directory);
  without("home.yml", ["quote"])(directory);
  without("suites/luxury-suite/suite.yml", ["quotes"])(directory);
};

const posts = (directory: string): readonly string[] =>
  readdirSync(join(directory, "journal"), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`journal/${entry.name}`] : [],
  );

/** Removes the services of some categories of consent. */
const withoutServices =
  (categories: RegExp) =>
  (directory: string): void => {
    const path = join(directory, "site.yml");
    const document = parseDocument(readFileSync(path, "utf8"));
    const list = document.get("thirdParties");
    if (!isSeq(list)) throw new Error("site.yml has no services.");
    list.items = list.items.filter((entry) => !isMap(entry) || !categories.test(String(entry.get("category"))));
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  };

export const absences: readonly Absence[] = [
  {
    name: "climate fee",
    leaveOut: without("stay.yml", ["facts", "climateFeeHigh"], ["facts", "climateFeeLow"]),
    forbidden: /climate.(?:crisis.)?resilience|ανθεκτικότητας/i,
  },
  {
    name: "directDiscount",
    leaveOut: without("stay.yml", ["facts", "directDiscount"]),
    forbidden: /off the nightly price|έκπτωση στην τιμή/,
  },
  {
    name: "thirdGuestFee",
    leaveOut: without("stay.yml", ["facts", "thirdGuestFee"]),
    forbidden: /third guest (?:pays|cost|is charged)|τρίτο άτομο (?:χρ|πλ)/i,
  },
  {
    name: "parkingPerDay",
    leaveOut: without("stay.yml", ["facts", "parkingPerDay"]),
    forbidden: /charge about|Car park nearby|με χρέωση γύρω στα/,
  },
  {
    name: "airportTransfer",
    leaveOut: without("stay.yml", ["facts", "airportTransfer"]),
    forbidden: /up to three people|έως τρία άτομα/,
  },
  { name: "quietHours", leaveOut: without("stay.yml", ["quietHours"]), forbidden: /quiet hours|κοινής ησυχίας/i },
  {
    name: "onlineCheckInBy",
    leaveOut: without("stay.yml", ["facts", "onlineCheckInBy"]),
    forbidden: /online check|check in online|let yourself in|μπείτε μόνοι|ανοίγετε μόνοι|πώς θα μπείτε/i,
  },
  {
    name: "hours.phone.weekends",
    leaveOut: without("site.yml", ["hours", "phone", "weekends"]),
    forbidden:
      /(?:phone hours|messages are answered|up the phone)[^.·]* at weekends|(?:το τηλέφωνο|απαντάμε)[^.·]* Σαββατοκύριακα/,
  },
  { name: "hours.desk", leaveOut: without("site.yml", ["hours", "desk"]), forbidden: /\bdesk\b|ρεσεψιόν/i },
  { name: "emergency", leaveOut: without("site.yml", ["emergency"]), forbidden: /Fire service|Πυροσβεστική:/ },
  legal("registeredSeat", /Registered seat|Έδρα/),
  legal("propertyRegistry", /\bAMA\b|ΑΜΑ/),
  legal("commercialRegistry", /GEMI|Γ\.Ε\.ΜΗ/),
  legal("taxNumber", /\(AFM\)|\*\*ΑΦΜ/),
  {
    name: "services that need consent",
    leaveOut: withoutServices(/functional|analytics|marketing/),
    forbidden:
      /Interactive map\.|Διαδραστικός χάρτης\.|no purpose at present|κανέναν σκοπό|Cookie preferences”|«Προτιμήσεις για cookies»|your choice about cookies|επιλογή σας για τα cookies|(?:from the|mind at the|time at the) foot of|από το κάτω μέρος|waits for your consent|περιμένουν τη συγκατάθεσή/,
  },
  {
    name: "statistics and marketing services",
    leaveOut: withoutServices(/analytics|marketing/),
    forbidden: /no purpose at present|κανέναν σκοπό|counts visits|μετρά επισκέψεις/,
  },
  { name: "viber", leaveOut: without("site.yml", ["contact", "viber"]), forbidden: /Viber, |Viber:/ },
  {
    name: "WhatsApp and text messages",
    leaveOut: without("site.yml", ["contact", "whatsapp"], ["contact", "mobile"]),
    forbidden: /WhatsApp.*:|SMS:/,
  },
  { name: "social", leaveOut: without("site.yml", ["social"]) },
  { name: "places", leaveOut: withoutFiles("places.yml") },
  { name: "posts", leaveOut: (directory) => withoutFiles(...posts(directory))(directory) },
  { name: "reviews", leaveOut: withoutReviews, forbidden: /Guests’ reviews\.|Κριτικές επισκεπτών\./ },
  { name: "questions", leaveOut: withoutFiles("faq.yml") },
  { name: "guide", leaveOut: withoutFiles("guide") },
  { name: "offers", leaveOut: withoutFiles("offers.yml") },
  { name: "safety", leaveOut: withoutFiles("safety.yml") },
  { name: "rates", leaveOut: withoutFiles("rates.yml") },
];

/** Removes all of these parts, and the sections of the journal. */
export const leaveAllOut = (directory: string): void => {
  for (const { leaveOut } of absences) leaveOut(directory);
  withoutFiles("journal")(directory);
};
