/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import type { TextTree } from "../../lib/text/tree";
import { TextBody } from "./text-body";

jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const show = (...children: TextTree[]) => render(<TextBody tree={[null, {}, children]} />);

test("renders text and plain elements unchanged", () => {
  const { container } = show(["p", {}, ["One ", ["strong", {}, ["good"]], " detail."]]);
  expect(container.innerHTML).toBe("<p>One <strong>good</strong> detail.</p>");
});

test("a link within the site stays in the page's language", () => {
  show(["a", { href: "/contact#form" }, ["write"]], ["a", { href: "/el/privacy" }, ["privacy"]]);
  expect(screen.getByRole("link", { name: "write" }).getAttribute("href")).toBe("/el/contact#form");
  expect(screen.getByRole("link", { name: "privacy" }).getAttribute("href")).toBe("/el/privacy");
});

test("marks a link to another site, visibly and for screen readers", () => {
  show(["a", { href: "https://oasth.gr" }, ["oasth.gr"]]);
  const link = screen.getByRole("link", { name: /oasth\.gr.*common\.externalSite/ });
  expect(link.getAttribute("rel")).toBe("external noopener");
  expect(link.querySelector("svg")).not.toBeNull();
});

test("renders links to files, email addresses and parts of the page as plain links", () => {
  show(
    ["a", { href: "/rss.xml" }, ["feed"]],
    ["a", { href: "mailto:a@b.example" }, ["mail"]],
    ["a", { href: "#x" }, ["x"]],
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/rss.xml",
    "mailto:a@b.example",
    "#x",
  ]);
});

test("a heading can be linked to", () => {
  show(["h2", { id: "the-walls" }, ["The walls"]]);
  const heading = screen.getByRole("heading", { level: 2, name: "The walls" });
  expect(heading.id).toBe("the-walls");
  expect(within(heading).getByRole("link").getAttribute("href")).toBe("#the-walls");
});

test("a heading that contains a link does not become a link itself", () => {
  show(["h2", { id: "a" }, ["See ", ["a", { href: "#b" }, ["b"]]]]);
  show(["h2", { id: "c" }, [["strong", {}, [["a", { href: "#d" }, ["d"]]]]]]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#b", "#d"]);
});

test("a table keeps its row and column roles when displayed as blocks", () => {
  show([
    "table",
    {},
    [
      [
        "thead",
        {},
        [
          [
            "tr",
            {},
            [
              ["th", {}, ["What"]],
              ["th", {}, ["How long"]],
            ],
          ],
        ],
      ],
      [
        "tbody",
        {},
        [
          [
            "tr",
            {},
            [
              ["td", {}, ["Messages"]],
              ["td", {}, ["12 ", ["em", {}, ["months"]]]],
            ],
          ],
        ],
      ],
    ],
  ]);
  expect(screen.getByRole("columnheader", { name: "How long" })).not.toBeNull();
  expect(screen.getByRole("rowheader", { name: "Messages" })).not.toBeNull();
  const cell = screen.getByRole("cell", { name: "12 months" });
  expect(cell.getAttribute("data-label")).toBe("How long");
});

test("a tip is a note with a name", () => {
  show(["Tip", { title: "In short" }, [["p", {}, ["Shoes."]]]]);
  expect(screen.getByRole("note", { name: "In short" }).textContent).toContain("Shoes.");
});

test("a page's own components are added to those of every text", () => {
  const tree: TextTree = [null, {}, [["Place", { id: "tower" }, []]]];
  render(<TextBody tree={tree} components={{ Place: ({ attributes }) => <p>place {String(attributes["id"])}</p> }} />);
  expect(screen.getByText("place tower")).not.toBeNull();
});

test.each(["Plaec", "script", "iframe"])("<%s> throws an error, which stops the build", (tag) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => show([tag, {}, []])).toThrow(`<${tag}>`);
});
