import { misnamedPage } from "./public-pages";

test("pages have the names by which hosts serve them without a slash, but except the not-found pages", () => {
  expect(
    misnamedPage(["index.html", "el.html", "el/contact.html", "404/index.html", "el/404/index.html"]),
  ).toBeUndefined();
  expect(misnamedPage(["index.html", "el/contact/index.html"])).toBe("el/contact/index.html");
});
