/** Mistakes in the front matter and files of posts, in the sections, and in the list of places. */
import { type BrokenCase, remove, replace, write } from "./copy";

const post = "journal/four-day-trips/index.en.mdx";
const greekPost = "journal/four-day-trips/index.el.mdx";

export const brokenJournal: readonly BrokenCase[] = [
  {
    name: "a post without its Greek text",
    break: remove(greekPost),
    says: [`content/${post}`, "The Greek text is missing", `Write it in content/${greekPost}`],
  },
  {
    name: "a folder with a cover and no post",
    break: () => {
      for (const path of [post, greekPost]) void remove(path)();
    },
    says: ["content/journal/four-day-trips\n", "pictures but no post", "index.en.mdx and index.el.mdx in this folder"],
  },
  {
    name: "a post without front matter",
    break: write(post, "Just words.\n"),
    says: [`content/${post}:1`, "no front matter", "Begin the file with the line “---”"],
  },
  {
    name: "a post with an empty title",
    break: replace(post, /title: .*\n/, "title:\n"),
    says: [`content/${post}:`, "title", "should be a text, but is empty", "Write a text"],
  },
  {
    name: "a post without a title",
    break: replace(post, /title: .*\n/, ""),
    says: [`content/${post}:`, "title", "“title” is missing", "Add “title:”"],
  },
  {
    name: "a post in an unknown section",
    break: replace(post, "section: day-trips", "section: daytrips"),
    says: [`content/${post}:`, "section", "no section called “daytrips”", "food, culture, city, day-trips, practical"],
  },
  {
    name: "a post in a section that is named by its title",
    break: replace(post, "section: day-trips", "section: Day trips"),
    says: [`content/${post}:`, "section", "no section called “Day trips”", "food, culture, city, day-trips, practical"],
  },
  {
    name: "a post with different dates in its two languages",
    break: replace(greekPost, /date: .*\n/, "date: 2026-01-02\n"),
    says: [`content/${greekPost}:`, "date", "not the same in both languages", "Write the same"],
  },
  {
    name: "a post dated 2062",
    break: replace(post, /date: .*\n/, "date: 2062-01-02\n"),
    says: [`content/${post}:`, "date", "more than two years ahead", "Correct the year"],
  },
  {
    name: "a post dated 1926",
    break: replace(post, /date: .*\n/, "date: 1926-01-02\n"),
    says: [`content/${post}:`, "date", "before the year 2000", "Correct the year"],
  },
  {
    name: "a post updated in the future",
    break: replace(post, /date: (.*)\n/, "date: $1\nupdated: 2026-11-21\n"),
    says: [`content/${post}:`, "updated", "is in the future", "the last change"],
  },
  {
    name: "a post without its cover file",
    break: remove("journal/four-day-trips/journal-ruins.jpg"),
    says: [`content/${post}:`, "cover", "“journal-ruins.jpg” is missing", "Put it at"],
  },
  {
    name: "a post in a third language",
    break: write("journal/four-day-trips/index.fr.mdx", "---\ntitle: x\n---\n"),
    says: ["content/journal/four-day-trips/index.fr.mdx", "No page is made", "index.en.mdx"],
  },
  ...["index.en.md", "index.el.MDX"].map((name) => ({
    name: `a post in a file called ${name}`,
    break: write(`journal/four-day-trips/${name}`, "---\ntitle: x\n---\n"),
    says: [`content/journal/four-day-trips/${name}\n`, "No page is made", "index.en.mdx and index.el.mdx"],
  })),
  {
    name: "two posts at the top of the journal's front page",
    break: () => {
      for (const path of [post, greekPost])
        void replace(path, "section: day-trips", "section: day-trips\nfeatured: true")();
    },
    says: [
      `content/${post}:6  featured\n`,
      `content/${greekPost}:6  featured\n`,
      "at the top of the journal’s front page: this one, and content/journal/first-morning-white-tower/index.en.mdx",
      "“featured: true” in only one of them, in both languages",
    ],
  },
  {
    name: "a cover with Greek letters in its name",
    break: replace(post, "cover: journal-ruins.jpg", "cover: ερείπια.jpg"),
    says: [`content/${post}:`, "cover", "not the name of a picture", "Latin letters, digits, - and _"],
  },
  {
    name: "a journal without sections.yml, reported once",
    break: remove("journal/sections.yml"),
    says: [
      "The content has 1 mistake.",
      "content/journal/sections.yml\n",
      "The file is missing",
      "Put it back or, if the house has no journal",
    ],
  },
  {
    name: "an empty list of places",
    break: replace("places.yml", /^places:[\s\S]*$/m, "places: []\n"),
    says: ["content/places.yml:", "The list is empty", "if the house has none, remove the file content/places.yml"],
  },
  {
    name: "a section with the path of a page",
    break: replace("journal/sections.yml", "id: food", "id: contact"),
    says: ["content/journal/sections.yml:", "[0].id", "/contact belongs to a page", "another id"],
  },
  {
    name: "two sections with the same id",
    break: replace("journal/sections.yml", "id: culture", "id: food"),
    says: ["content/journal/sections.yml:", "“food” is used twice", "another id"],
  },
];
