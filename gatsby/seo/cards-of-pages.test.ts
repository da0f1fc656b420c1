import type { Language } from "../../src/settings/languages";
import { cardsOfPages } from "./social-cards";

const look = {
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
    look,
  );
  expect(cards.map(({ name }) => name)).toEqual(["Meltemi Loft", "Σοφίτα Μελτέμι"]);
});

test("pages with the same card get one, with the title and the photograph of the first; a page without a card gets none", () => {
  const cards = cardsOfPages(
    [
      page("en", "/faq", "Questions", "house.jpg"),
      page("en", "/contact", "Contact", "house.jpg"),
      page("en", "/offline", "Offline", null),
    ],
    look,
  );
  expect(cards.map(({ title, photograph }) => [title, photograph.path])).toEqual([["Questions", "/faq.jpg"]]);
});
