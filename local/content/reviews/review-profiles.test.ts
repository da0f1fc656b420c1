/** Reads exports with the platforms' own column names. */
import * as v from "valibot";
import { readFile } from "../../../tests/support/content/review-export";
import { builtIn, importSchema, ownersProfiles } from "./review-profiles";

const surroundings = {
  sources: ["booking-com", "airbnb", "google", "tripadvisor", "agoda"],
  guessLanguage: () => "en",
};

const booking = [
  '"Review date","Guest name","Reservation number","Review title","Positive review","Negative review","Review score","Staff","Cleanliness","Location","Facilities","Comfort","Value for money","Property reply"',
  '"2026-09-12 14:22:01","Maria K.","1234567890","Lovely","Quiet, bright","Small lift","9.2","10","10","10","","","","Thank you"',
].join("\n");

test("Booking.com: score out of ten, title, two parts and the house's response, without the reservation number", () => {
  const { profile, reviews, issues } = readFile(booking, surroundings);
  expect(issues).toEqual([]);
  expect(profile.name).toBe("Booking.com");
  expect(reviews).toEqual([
    {
      id: expect.stringMatching(/^booking-com-[0-9a-f]{12}$/),
      guest: { initial: "M." },
      date: "2026-09-12",
      score: 9.2,
      scale: 10,
      source: "booking-com",
      text: { language: "en", title: "Lovely", positive: "Quiet, bright", negative: "Small lift" },
      response: { language: "en", original: "Thank you" },
    },
  ]);
  expect(JSON.stringify(reviews)).not.toContain("1234567890");
});

test.each([
  ["a line that names the separator", `sep=;\r\n${booking.replaceAll('","', '";"')}`, 3],
  ["tabs as separators", booking.replaceAll('","', '"\t"'), 2],
  ["a byte order mark", `\uFEFF${booking}`, 2],
])("reads the same table with %s and counts the lines as in the file", (_, text, line) => {
  const { rows, issues } = readFile(text, surroundings);
  expect(issues).toEqual([]);
  expect(rows).toMatchObject([{ line, review: { score: 9.2, text: { title: "Lovely" } } }]);
});

test("an issue contains the column's name in the file", () => {
  const { issues } = readFile(booking.replace("9.2", "11"), surroundings);
  expect(issues).toEqual([
    expect.objectContaining({ line: 2, column: "Review score", problem: "The score is 11 of 10." }),
  ]);
});

test("a review keeps its id after a correction, even of its date", () => {
  const idOf = (text: string) => readFile(text, surroundings).reviews[0]?.id;
  expect(idOf(booking.replace("2026-09-12", "2026-09-14").replace("Quiet", "Calm"))).toBe(idOf(booking));
  expect(idOf(booking.replace("1234567890", "1234567891"))).not.toBe(idOf(booking));
});

test("Airbnb: score out of five", () => {
  const { profile, reviews } = readFile(
    "listing_id,id,date,reviewer_id,reviewer_name,comments,rating\n1,99,2026-03-05,7,Anna,Great stay,4",
    surroundings,
  );
  expect(profile.name).toBe("Airbnb");
  expect(reviews).toEqual([
    expect.objectContaining({
      guest: { initial: "A." },
      score: 4,
      scale: 5,
      text: { language: "en", original: "Great stay" },
    }),
  ]);
});

const googleJson = JSON.stringify(
  {
    reviews: [
      {
        reviewer: { displayName: "Nikos P" },
        starRating: "FIVE",
        comment: "(Translated by Google) Fine\n\n(Original)\nΚαλό",
        createTime: "2026-05-15T10:23:45.000Z",
        reviewReply: { comment: "Ευχαριστούμε", updateTime: "2026-05-16T08:00:00Z" },
        name: "accounts/1/locations/2/reviews/AbC-d_E",
      },
      { reviewer: { displayName: "Z" }, starRating: "FOUR", createTime: "2026-05-15T10:23:45Z", name: "a/reviews/x" },
    ],
  },
  null,
  2,
);

test("Google Takeout: score out of five, without Google's translation", () => {
  const { profile, reviews, wordless } = readFile(googleJson, surroundings);
  expect(profile.name).toBe("Google");
  expect(reviews).toEqual([
    expect.objectContaining({
      date: "2026-05-15",
      score: 5,
      scale: 5,
      text: { language: "en", original: "Καλό" },
      response: { date: "2026-05-16", language: "en", original: "Ευχαριστούμε" },
    }),
  ]);
  expect(wordless).toEqual([16]);
});

test("Google: a table gives a review the same id as the JSON file of Takeout", () => {
  const table =
    "reviewId,reviewer.displayName,starRating,comment,createTime\nAbC-d_E,Nikos P,FIVE,Καλό,2026-05-15T10:23:45Z";
  expect(readFile(table, surroundings).reviews[0]?.id).toBe(readFile(googleJson, surroundings).reviews[0]?.id);
});

test("Tripadvisor: score out of five, title, and the given language", () => {
  const { profile, reviews } = readFile(
    "id,lang,published_date,rating,title,text,user.username,owner_response.text\n7,pt-BR,2026-01-02T03:04:05Z,3,Bom,Tudo bem,rui,Obrigado",
    surroundings,
  );
  expect(profile.name).toBe("Tripadvisor");
  expect(reviews).toEqual([
    expect.objectContaining({ score: 3, scale: 5, text: { language: "pt", title: "Bom", original: "Tudo bem" } }),
  ]);
});

const owners = ownersProfiles(
  v.parse(importSchema, {
    tables: [
      {
        id: "agoda",
        scale: 10,
        dates: "day-first",
        columns: { date: "Posted", score: "Mark", text: ["Opinion", "Opinions"], country: "From", nights: "Nights" },
      },
    ],
  }),
);

test("reads a table with the owner's profile, by any of the names of a column", () => {
  const { reviews, issues } = readFile(
    "Posted\tMark\tOpinions\tFrom\tNights\n02/05/2026\t8,4\tFine\tNetherlands\t2",
    surroundings,
    [...builtIn, ...owners],
  );
  expect(issues).toEqual([]);
  expect(reviews).toEqual([
    expect.objectContaining({
      source: "agoda",
      date: "2026-05-02",
      score: 8.4,
      scale: 10,
      nights: 2,
      guest: { country: "NL", countryName: { en: "Netherlands", el: "Κάτω Χώρες" } },
    }),
  ]);
});

test("refuses an unknown field in the owner's profile", () => {
  const result = v.safeParse(importSchema, { tables: [{ id: "agoda", columns: { stars: "Mark" } }] });
  expect(result.issues?.[0]?.message).toContain("There is no field called “stars” here.");
});
