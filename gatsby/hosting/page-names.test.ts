/** Pages have no trailing slash, so each is written under a file name that hosts serve without one (decision 0008). */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "./page-names.cjs";
import * as whole from "gatsby-core-utils";
import * as part from "gatsby-core-utils/page-html";
import { misnamedPage } from "./public-pages";

test.each([
  ["/", "index.html"],
  ["/contact", "contact.html"],
  ["/el", "el.html"],
  ["/el/journal/a-post", "el/journal/a-post.html"],
  ["/404", "404/index.html"],
  ["/404.html", "404.html"],
  ["/el/404", "el/404/index.html"],
])("the page at %s is written as %s", (address, file) => {
  expect(part.generateHtmlPath("public", address)).toBe(join("public", file));
  expect(whole.generateHtmlPath("public", address)).toBe(join("public", file));
});

test.each(["generateHtmlPath", "remove"])(
  "stops the build with an error that names the missing function when Gatsby has no %s",
  (name) => {
    jest.isolateModules(() => {
      const functions = { generateHtmlPath: () => "", remove: () => undefined };
      jest.doMock("gatsby-core-utils", () => ({ ...functions }));
      jest.doMock("gatsby-core-utils/page-html", () => ({ ...functions, [name]: undefined }));
      expect(() => jest.requireActual<object>("./page-names.cjs")).toThrow(
        `page-names: gatsby-core-utils/page-html no longer has ${name}`,
      );
    });
    jest.dontMock("gatsby-core-utils").dontMock("gatsby-core-utils/page-html");
  },
);

test("removes the file `contact.html` of a deleted page, and does not fail if there is no such file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  writeFileSync(join(folder, "contact.html"), "");
  await whole.remove({ publicDir: folder }, "/contact");
  expect(existsSync(join(folder, "contact.html"))).toBe(false);
  await expect(whole.remove({ publicDir: folder }, "/contact")).resolves.toBeUndefined();
  rmSync(folder, { recursive: true });
});

test("finds a page, other than a not-found page, whose file name hosts serve with a trailing slash", () => {
  expect(
    misnamedPage(["index.html", "el.html", "el/contact.html", "404/index.html", "el/404/index.html"]),
  ).toBeUndefined();
  expect(misnamedPage(["index.html", "el/contact/index.html"])).toBe("el/contact/index.html");
});
