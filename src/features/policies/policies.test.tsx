/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PolicyText } from "./policy-text";
import { ThirdParties } from "./text-parts";

jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../components/mdx/text-page", () => ({
  TextPage: ({ end }: { readonly end?: React.ReactNode }) => <div>{end}</div>,
  PrintButton: () => null,
}));
jest.mock("../../components/ui/local-link", () => ({ LocalLink: () => null }));

const policy: Queries.PolicyTextFragment = {
  slug: "privacy",
  title: "Privacy",
  description: "What we store.",
  effective: "2026-01-02",
  version: "1",
  body: ["div", {}, []] as unknown as Queries.PolicyTextFragment["body"],
  headings: [],
};
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("links to the list of versions if there is one", () => {
  const { rerender } = render(<PolicyText policy={policy} versions={{ nodes: [{ effective: "2026-01-02" }] }} />);
  expect(links()).toEqual(["#versions-title"]);
  expect(screen.getByRole("navigation")).toBeTruthy();
  rerender(<PolicyText policy={policy} versions={{ nodes: [] }} />);
  expect(links()).toEqual([]);
});

test("the hosts of a service can wrap after each full stop within them", () => {
  const rows = [
    ["Service", "Category", "What it does", "Server"],
    ["Map", "Functional", "Draws streets.", "tiles.map.example, *.map.example"],
  ];
  render(<ThirdParties attributes={{ rows }} />);
  expect(screen.getByText(/tiles/).innerHTML).toBe("tiles.<wbr>map.<wbr>example, *.<wbr>map.<wbr>example");
});
