import { countErased, isNothing, pairsOf, personJson, personPage, type PersonData, withoutErased } from "./person";

const nothing: PersonData = { messages: [], newsletter: [], requests: [], emails: [], account: [] };
const data: PersonData = {
  ...nothing,
  messages: [{ id: "1", name: "Ann", message: "<b>Hello</b>\nthere", page: null }],
  requests: [{ reference: "DSR-0001" }],
};

test("an erasure takes messages, the newsletter entry and waiting emails, not the requests", () => {
  expect(countErased({ ...data, newsletter: [{}], emails: [{}, {}] })).toBe(4);
  const held = { messages: [{}], newsletter: [{}], requests: [{}], emails: [{}], account: [{}] };
  expect(withoutErased(held)).toEqual({ ...nothing, requests: [{}], account: [{}] });
  expect(isNothing(nothing)).toBe(true);
  expect(isNothing(data)).toBe(false);
});

test("a row is told in pairs, without the database's own number", () => {
  expect(pairsOf({ id: "1", name: "Ann", page: null, tags: ["a"] })).toEqual([
    ["name", "Ann"],
    ["page", "–"],
    ["tags", '["a"]'],
  ]);
});

test("the file for machines is whole", () => {
  expect(JSON.parse(personJson("ann@example.com", data, "2026-11-21"))).toEqual({
    email: "ann@example.com",
    exportedAt: "2026-11-21",
    ...data,
  });
});

test("the file for people says everything, and what somebody wrote cannot become part of the page", () => {
  const words = { language: "en", title: "Ann", intro: "", nothing: "Nothing.", part: String, column: String };
  const page = personPage(data, words);
  expect(page).toContain("&#60;b&#62;Hello&#60;/b&#62;<br>there");
  expect(page).not.toContain("<b>");
  expect(page.match(/Nothing\./g)).toHaveLength(3);
});
