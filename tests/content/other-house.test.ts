/**
 * Setup with a file of answers changes the demo into another house: the written files contain no words of the demo, and
 * the content passes all checks.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { factsIn, quoteFacts } from "../../gatsby/content/facts";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { localizedNodes } from "../../gatsby/content/localized-nodes";
import { compileText } from "../../gatsby/mdx/compile-text";
import { demoBrand, demoPlaces } from "../../local/content/demo-facts";
import { makeSuite } from "../../local/content/new-suite";
import { launchItems } from "../../local/content/launch-items";
import { currentAnswers } from "../../local/setup/answers";
import { readAnswers, writeAnswers } from "../../local/setup/answers-file";
import { changesOf, readSources } from "../../local/setup/changes";
import { checkedChanges, writeChanges } from "../../local/setup/write-changes";
import { textsIn } from "../../local/setup/texts";
import { type Language, languages } from "../../src/settings/languages";

// Every picture is opened several times.
jest.setTimeout(120_000);

const repository = process.cwd();
const fixture = (name: string) => readFileSync(join(repository, "tests/fixtures/other-house", name), "utf8");

/** The files outside `content/` that setup writes. */
const others = [
  ...["package.json", "package-lock.json", "wrangler.jsonc", "supabase/config.toml", "supabase/seed.sql"],
  ...[
    "supabase/templates/confirmation.html",
    "supabase/templates/email_change.html",
    "supabase/templates/invite.html",
    "supabase/templates/magic_link.html",
    "supabase/templates/recovery.html",
  ],
];

const copyProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), "other-house-"));
  cpSync(join(repository, "content"), join(root, "content"), { recursive: true, preserveTimestamps: true });
  for (const path of others) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repository, path), join(root, path));
  }
  return root;
};

const setUp = async (root: string, name: string, answers: string): Promise<number> => {
  const read = readAnswers(name, answers, readSources(root));
  const found = await changesOf(root, read.answers, read.confirmed);
  if (found.size > 0) writeChanges(root, await checkedChanges(root, found));
  return found.size;
};

const exported = (root: string): string => {
  const sources = readSources(root);
  return writeAnswers(currentAnswers(sources), { file: "again.yml", texts: textsIn("en"), sources });
};

const demoFacts =
  /aithra|sample operator|Δείγμα Διαχειριστή|00 Sample|Οδός Δείγματος|40\.63253|22\.94073|2310 000 000|690 000 0000|analytics-service|hotel-booking|map-provider|heatmap-service|rate-parity\.example|Central Macedonia|Κεντρική Μακεδονία|olive tree|ελιές|0{9,}/i;

const demoWordsIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || /\.(?:jpe?g|png)$/.test(entry.name)) return [];
    const path = join(entry.parentPath, entry.name);
    const source = readFileSync(path, "utf8").normalize();
    // The digests in a lock file contain arbitrary letters.
    const text = entry.name === "package-lock.json" ? source.slice(0, 400) : source;
    return [demoFacts, demoBrand, demoPlaces].flatMap((pattern) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${path.slice(root.length + 1)}: ${found}`];
    });
  });

describe.each([
  ["answers.yml", "Nafplio", "Europe/Athens"],
  ["answers-lisbon.yml", "Lisbon", "Europe/Lisbon"],
])("a house set up from %s", (name, city, zone) => {
  let root: string;
  let content: Content;

  beforeAll(async () => {
    root = copyProject();
    await setUp(root, name, fixture(name));
    content = await loadContent(resolve(root, "content"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test("has its own facts", () => {
    expect(content.site.address.city.en).toBe(city);
    expect(content.site.hours.timeZone).toBe(zone);
  });

  test("contains no word of the demo in any written file", () => {
    expect(demoWordsIn(root)).toEqual([]);
  });

  test("leaves no launch item about an answered fact", () => {
    const facts = launchItems(content).filter(
      ({ file, field }) => /site\.yml|stay\.yml/.test(file) || /^(?:size|beds)\b/.test(field),
    );
    expect(facts).toEqual([]);
  });

  test("a second setup with the same answers, or with the exported ones, changes nothing", async () => {
    expect(await setUp(root, name, fixture(name))).toBe(0);
    expect(await setUp(root, "again.yml", exported(root))).toBe(0);
  });
});

test("a suite that is copied from the first one after setup has its own title and description in both languages", async () => {
  const root = copyProject();
  await setUp(root, "answers.yml", fixture("answers.yml"));
  const name = ["--name-en", "Roof Suite", "--name-el", "Σουίτα του δώματος"];
  await makeSuite(join(root, "content"), ["--id", "roof-suite", ...name], undefined);
  const content = await loadContent(resolve(root, "content"));
  rmSync(root, { recursive: true });
  for (const language of languages) {
    const facts = factsIn(content, language);
    const [first, second] = content.suites.map(({ meta }) =>
      [meta.title, meta.description].map((text) => quoteFacts(text[language], facts)),
    );
    const [own, other] = content.suites.map((suite) => suite.name[language]);
    expect(first).toEqual([expect.stringContaining(String(own)), expect.stringContaining(String(own))]);
    expect(second).toEqual([expect.stringContaining(String(other)), expect.stringContaining(String(other))]);
    expect(JSON.stringify(second)).not.toContain(own);
  }
});

describe("a house outside Greece", () => {
  let root: string;
  let content: Content;

  beforeAll(async () => {
    root = copyProject();
    await setUp(root, "answers-lisbon.yml", fixture("answers-lisbon.yml"));
    content = await loadContent(resolve(root, "content"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const policiesIn = (language: Language): string =>
    content.policies
      .filter((policy) => policy.language === language)
      .map(
        ({ text }) => compileText(text, { language, facts: factsIn(content, language), places: new Map() }).plainText,
      )
      .join("\n");

  test.each(languages)(
    "has policies without Greek laws, authorities and registry numbers, and without the country lookup, which it does not use (%s)",
    (language) => {
      const policies = policiesIn(language);
      const greek =
        /Law \d+\/\d+|ν\. \d+\/\d+|Hellenic|Greek law|ελληνικό δίκαιο|dpa\.gr|synigoros|AADE|ΑΑΔΕ|GEMI|Γ\.Ε\.ΜΗ|AFM|ΑΦΜ|Civil Code|Αστικού Κώδικα|geolocation|γεωεντοπισμ|resilience|ανθεκτικότητ/;
      expect(greek.exec(policies)?.[0]).toBeUndefined();
      expect(policies).toContain("Comissão Nacional de Proteção de Dados");
      expect(policies).toContain("https://www.cnpd.pt");
    },
  );

  test.each(languages)(
    "has policies and a guide without things that it lacks or services that it does not use (%s)",
    (language) => {
      const guide = content.guide
        .filter((part) => part.language === language)
        .map(
          ({ text }) => compileText(text, { language, facts: factsIn(content, language), places: new Map() }).plainText,
        );
      const texts = [policiesIn(language), ...guide].join("\n");
      const things =
        /balcon|μπαλκ|\blift\b|ασανσέρ|washing machine|πλυντήριο|\bsafe\b|χρηματοκιβώτιο|extinguisher|πυροσβεστήρα|fire blanket|registered seat|έδρας|WhatsApp|Viber|SMS/i;
      const services =
        /no purpose|κανέναν σκοπό|heat.?map|θερμότητας|price.comparison|σύγκρισης τιμών|Cookie preferences|Προτιμήσεις για cookies|you are asked|ρωτάμε ποιες|all reject|demonstration|επίδειξη/i;
      expect(things.exec(texts)?.[0]).toBeUndefined();
      expect(services.exec(texts)?.[0]).toBeUndefined();
    },
  );

  test("shows no placeholder for a missing measurement, and lists it as a launch item", () => {
    const shown = JSON.stringify(localizedNodes(content, "en")["Suite"]);
    expect(shown).not.toContain("Not measured yet");
    expect(launchItems(content).map(({ field }) => field)).toContain("accessibility.facts[0] (suite-door)");
  });

  test("lists what its lawyer has to write, without items for houses in Greece", () => {
    const items = launchItems(content)
      .filter(({ file }) => /policies\/[\w-]+\.en/.test(file))
      .map(({ field }) => field);
    for (const words of [/the lawyer names the laws of the country/, /its name and address/])
      expect(items.filter((field) => words.test(field))).not.toEqual([]);
    expect(items.filter((field) => /name and retention/.test(field))).toEqual([]);
  });
});

test("setup with the demo's own answers changes nothing", async () => {
  const { answers } = readAnswers("answers.yml", exported(repository), readSources(repository));
  expect((await changesOf(repository, answers)).size).toBe(0);
});
