import { startNamespaces, textsOf } from "./start-texts";

test("every text of the namespaces outside the pages has its key, and no other text comes along", () => {
  const locale = new Map([...startNamespaces, "journal"].map((name) => [name, { key: "Text" }]));
  expect(textsOf(locale)).toEqual(Object.fromEntries(startNamespaces.map((name) => [`${name}.key`, "Text"])));
});
