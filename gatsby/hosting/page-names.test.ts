/** Decisions §2: no trailing slashes. A page is written under the name by which hosts serve it without one. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "./page-names.cjs";
import * as whole from "gatsby-core-utils";
import * as part from "gatsby-core-utils/page-html";

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

test.each(["generateHtmlPath", "remove"])("a Gatsby without %s stops the build by name", (name) => {
  jest.isolateModules(() => {
    const functions = { generateHtmlPath: () => "", remove: () => undefined };
    jest.doMock("gatsby-core-utils", () => ({ ...functions }));
    jest.doMock("gatsby-core-utils/page-html", () => ({ ...functions, [name]: undefined }));
    expect(() => jest.requireActual<object>("./page-names.cjs")).toThrow(
      `page-names: gatsby-core-utils/page-html has no ${name}`,
    );
  });
  jest.dontMock("gatsby-core-utils").dontMock("gatsby-core-utils/page-html");
});

test("a deleted page is removed under that name, and one that was never written is no error", async () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  writeFileSync(join(folder, "contact.html"), "");
  await whole.remove({ publicDir: folder }, "/contact");
  expect(existsSync(join(folder, "contact.html"))).toBe(false);
  await expect(whole.remove({ publicDir: folder }, "/contact")).resolves.toBeUndefined();
  rmSync(folder, { recursive: true });
});
