import { misnamedPage } from "./public-pages";

test("finds a page, other than a not-found page, whose file name hosts serve with a trailing slash", () => {
  expect(
    misnamedPage(["index.html", "el.html", "el/contact.html", "404/index.html", "el/404/index.html"]),
  ).toBeUndefined();
  expect(misnamedPage(["index.html", "el/contact/index.html"])).toBe("el/contact/index.html");
});
