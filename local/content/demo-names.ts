/** Names that belong to the demo: its brand, its city, and streets, landmarks, institutions and surroundings of that city. */

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
