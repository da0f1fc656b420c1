import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { socialCardSize } from "../../src/settings/drawn-pictures";
import { type SocialCard, look } from "./draw-card";
import { drawCards, cardsOfPages } from "./social-cards";
import type { Language } from "../../src/settings/languages";

let folder = "";
const cache = () => join(folder, "social-cards.json");
const card = (title: string, name = "Aithra Suite"): SocialCard => ({
  language: "en",
  title,
  name,
  colours: { paper: "#faf7f2", ink: "#23201c", soft: "#4b453d" },
  face: "noto-serif-display",
  photograph: { path: join(folder, "photograph.png"), digest: "photograph" },
  target: join(folder, "cards/en/card.jpg"),
});
const blue = { r: 10, g: 20, b: 200 };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
  const ground = { width: 900, height: 700, channels: 3, background: blue } as const;
  await sharp({ create: ground }).png().toFile(join(folder, "photograph.png"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The share of dark pixels, such as those of letters, in an area of the card. */
const darkIn = async (left: number, top: number, width: number, height: number): Promise<number> => {
  const part = sharp(card("").target).extract({ left, top, width, height }).greyscale().raw();
  const pixels = [...(await part.toBuffer())];
  return pixels.filter((value) => value < 100).length / pixels.length;
};

test("a card has the house's name at the top, the title at the bottom, and the photograph at the right", async () => {
  await drawCards([card("Where the sea begins & the <square> ends")], cache());
  const { width, height, format } = await sharp(card("").target).metadata();
  expect({ width, height, format }).toEqual({ ...socialCardSize, format: "jpeg" });
  expect(await darkIn(look.margin.inline, look.margin.block, 200, 30)).toBeGreaterThan(0.02);
  expect(await darkIn(look.margin.inline, 470, 400, 100)).toBeGreaterThan(0.02);
  expect(await darkIn(0, 120, look.panel, 150)).toBe(0);
  const right = await sharp(card("").target).extract({ left: 700, top: 100, width: 300, height: 300 }).stats();
  expect(right.channels[2]?.mean).toBeGreaterThan(180);
});

test("a card is drawn once, and again when its words change", async () => {
  expect(await drawCards([card("One")], cache())).toBe(1);
  const before = statSync(card("").target).mtimeMs;
  expect(await drawCards([card("One")], cache())).toBe(0);
  expect(statSync(card("").target).mtimeMs).toBe(before);
  expect(await drawCards([card("Two")], cache())).toBe(1);
});

test("a build that was ended while it stored its cards does not stop the next one", async () => {
  await drawCards([card("One")], cache());
  writeFileSync(cache(), '{"/cards/en/card');
  expect(await drawCards([card("One")], cache())).toBe(1);
  expect(await drawCards([card("One")], cache())).toBe(0);
});

test("a word that is too long for the line is made smaller, not broken", async () => {
  await drawCards([card("Προσβασιμότητα")], cache());
  const { inline: left, block } = look.margin;
  const bottom = socialCardSize.height - block;
  expect(await darkIn(left, bottom - 60, 400, 60)).toBeGreaterThan(0.02);
  expect(await darkIn(left, bottom - 200, look.panel - left, 130)).toBe(0);
});

test("a title that is too long for the card is cut off at the card's upper edge, and leaves the lower margin free", async () => {
  await drawCards([card("A very long title ".repeat(40))], cache());
  const { inline: left, block } = look.margin;
  expect(await darkIn(left, 0, 400, block)).toBeGreaterThan(0.02);
  expect(await darkIn(left, socialCardSize.height - block, 400, block)).toBe(0);
});

const houseLook = {
  names: { en: "Meltemi Loft", el: "Σοφίτα Μελτέμι" },
  colours: { paper: "#ffffff", ink: "#000000", soft: "#333333" },
  face: "commissioner",
  photographOf: (path: string) => ({ path: `${path}.jpg`, digest: path }),
} as const;
const page = (language: Language, path: string, title: string, card: string | null) => ({
  language,
  title,
  canonical: `https://house.example${path}`,
  card: card && `https://house.example/cards/${language}/${card}`,
});

test("a card has the house’s name in the language of its page", () => {
  const cards = cardsOfPages(
    [page("en", "/", "By the sea | Meltemi Loft", "home.jpg"), page("el", "/el", "Πλάι στη θάλασσα", "home.jpg")],
    houseLook,
  );
  expect(cards.map(({ name }) => name)).toEqual(["Meltemi Loft", "Σοφίτα Μελτέμι"]);
});

test("pages with the same card share it, with the title and the photograph of the first page; a page without a card gets none", () => {
  const cards = cardsOfPages(
    [
      page("en", "/faq", "Questions", "house.jpg"),
      page("en", "/contact", "Contact", "house.jpg"),
      page("en", "/offline", "Offline", null),
    ],
    houseLook,
  );
  expect(cards.map(({ title, photograph }) => [title, photograph.path])).toEqual([["Questions", "/faq.jpg"]]);
});
