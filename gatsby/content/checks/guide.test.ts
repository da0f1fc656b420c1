/** Secrets in the house guide are found with their lines; ordinary text is not reported. */
import { readFileSync } from "node:fs";
import { isSecretFact, secretLines } from "./guide";

test.each([
  "The door code is 2580.",
  "Door code: 25-80",
  "The street door opens with the code 4 7 1 1.",
  "Wi-Fi password: oliveTree77",
  "The password is “elaiodentro”.",
  "The network’s password is `limewash`.",
  "The key box number is 0417.",
  "The lockbox opens with 915.",
  "Type the PIN\n3312 and wait for the light.",
  "Press 2580# and push.",
  "The safe opens with #4711.",
  "Ο κωδικός της πόρτας είναι 2580.",
  "Ο ΚΩΔΙΚΟΣ ΕΙΝΑΙ 2580",
  "Κωδικός Wi-Fi: thalassa2026",
  "Το συνθηματικό είναι «ελαιόδεντρο».",
  "Η κλειδοθήκη ανοίγει με το 915.",
  "WIFI:S:Aithra;T:WPA;P:secret;;",
  "Aithra2026guest",
  "- **25 80 31**",
  "The door code is 4821 when you arrive.",
  "Press code 4821 with the hash.",
  "The safe code is 4821 cmd",
  "The code is 4821 m",
  "The code is\n**4821** m away",
  "The code 4821 works for 3 hours.",
  "The code of the gate is 48 21.",
  "The code of the gate is 48.21.",
  "The code of the gate is 48:21.",
  "The code of the gate is 4-8-2-1.",
  "The code of the gate is 4.8.2.1.",
  "The code of the gate is 4, 8, 2, 1.",
  "Type 4821 and wait.",
  "Press **4821** at the gate.",
  "Ο κωδικός της πόρτας είναι 4821 μετά τις τρεις.",
  "Ο κωδικός είναι 4821 εκεί.",
  "Με τον κωδικό 4821 λεπτά η πόρτα ανοίγει.",
  "Ο κωδικός 4821 with the hash.",
  "Ο κωδικός της πόρτας είναι 48.21.",
  "Πατήστε 4821 και περιμένετε.",
  "Πληκτρολογήστε 4821.",
])("finds %j", (secret) => {
  expect(secretLines(`## The door\n\nWords.\n\n${secret}\n`)).toHaveLength(1);
});

test("returns the line of the secret value, not of its name", () => {
  expect(secretLines("## The door\n\nThe code of the door,\nif you ask, is 2580.\n")).toEqual([4]);
});

test.each([
  "The code and the password are in your message.",
  "Ο κωδικός βρίσκεται στην κάρτα πλάι στην πόρτα.",
  "The emergency guide that Law 5170/2025 asks for.",
  "Call +30 2310 000 000, or 112; the service for doctors answers at 1016.",
  "Open from 08:30 to 15:30 since 2019, for €20, at 21 °C, in 35 m².",
  "The password is in your message. The fire service has the number 199.",
  'The password of <Fact name="wifiMbps" /> is on the card.',
  "The [conditions](/rental-conditions#section-1234) name the code.",
  "The code of the district is in no guide; the lift takes 2 guests.",
  "The code arrives within 4 min, and the key box hangs 5 m from the door at 40 °C.",
  "The key box hangs 120 cm above the ground, 150 metres from the square, 1.25 km from the sea.",
  "The code works for 120 minutes, until 23:59 or 23.59, every day, 24/7, from 1.11.2026.",
  "Ο κωδικός φτάνει σε 15 λεπτά, ή σε 120 λεπτά.",
  "Η κλειδοθήκη είναι σε 100 μέτρα, 120 εκ. από το έδαφος, 2,35 μ. από την πόρτα.",
  "Press the button for 3 seconds; the oven heats to 180 °C. The code is in your message.",
  "![EN 14604] smoke detectors, tested in 2025.",
])("does not report %j", (words) => {
  expect(secretLines(words)).toEqual([]);
});

test("finds no secrets in the demo's guide", () => {
  for (const part of ["arriving", "suite", "emergency"])
    for (const language of ["en", "el"])
      expect(secretLines(readFileSync(`content/guide/${part}.${language}.mdx`, "utf8"))).toEqual([]);
});

test("recognises secret facts by their names", () => {
  expect(["doorCode", "wifiPassword", "safePin"].every(isSecretFact)).toBe(true);
  expect(["checkInFrom", "phone", "postalCode"].some(isSecretFact)).toBe(false);
});
