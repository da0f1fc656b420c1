/**
 * What belongs to the demo, and not to other houses: its brand, its city, the streets, landmarks, institutions and surroundings of that city,
 * and Greece's data protection authority and emergency numbers, which a house elsewhere must replace.
 */

/** Only capitalised forms: in lower case the name is part of a URL or email address. */
export const demoBrand = /(?<!\p{L})(?:Aithra|AITHRA|Αίθρα|ΑΙΘΡΑ|ΑΊΘΡΑ)/u;

export const demoCity = "Thessaloniki";

const names = [
  "Thessaloniki Salonica Θεσσαλονίκη Θεσσαλονίκης",
  // Not Venizelou, Ermou and Nikis: many Greek towns have a street or a square of that name.
  "Aristotelous Αριστοτέλους Egnatia Εγνατία Εγνατίας Tsimiski Τσιμισκή",
  "Kapani Καπάνι Modiano Μοδιάνο Ladadika Λαδάδικα Athonos Άθωνος",
  "Galerius Γαλερίου Rotunda Ροτόντα Trigonion Τριγωνίου",
  "Thermaikos Θερμαϊκός Θερμαϊκό Vardaris Βαρδάρη Βαρδάρης Halkidiki Χαλκιδική Χαλκιδικής",
  "HELEXPO ΔΕΘ OASTH ΟΑΣΘ SKG",
].flatMap((line) => line.split(" "));
const phrases = [
  "Ano Poli",
  "Άνω Πόλη",
  "Άνω Πόλης",
  "White Tower",
  "Λευκός Πύργος",
  "Λευκό Πύργο",
  "Λευκού Πύργου",
  "Agias? Sofias?",
  "Αγίας? Σοφίας?",
];

/** The demo's city, its streets, landmarks, institutions and surroundings, as whole words. */
export const demoPlaces = new RegExp(String.raw`(?<!\p{L})(?:${[...names, ...phrases].join("|")})(?!\p{L})`, "u");

const greekAuthority = "https://www.dpa.gr";

const authorityName = "Hellenic Data Protection Authority";

/**
 * The emergency numbers of Greece, by the id of their entry in site.yml. 112 is not listed, because it is also
 * valid in many other countries.
 */
const greekNumbers: Readonly<Record<string, string>> = {
  emergencyAmbulance: "166",
  emergencyFire: "199",
  emergencyPolice: "100",
};

/** Countries that have one of these numbers for the same service. */
const alsoIn: Readonly<Record<string, readonly string[]>> = {
  emergencyFire: ["NG", "TH"],
  emergencyPolice: ["IL", "IN", "NP", "PS"],
};

/** Whether this is a Greek emergency number that is not valid for the same service in the country of the house. */
export const isForeignNumber = (id: string, number: unknown, country: unknown): boolean =>
  country !== "GR" &&
  number !== undefined &&
  greekNumbers[id] === number &&
  alsoIn[id]?.some((code) => code === country) !== true;

/** Whether this is the name or the website of Greece's data protection authority, and the house is elsewhere. */
export const isForeignAuthority = (value: unknown, country: unknown): boolean => {
  if (country === "GR") return false;
  if (typeof value === "string") return value.startsWith(greekAuthority);
  return typeof value === "object" && value !== null && Reflect.get(value, "en") === authorityName;
};
