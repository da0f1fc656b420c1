import { orderPages } from "./pages-section";

const figure = (p75: number) => ({ p75, samples: 4, good: 4, middle: 0, poor: 0 });
const pages = [
  { page: "/", views: 30, figures: { lcp: figure(1800) } },
  { page: "/faq", views: 5, figures: {} },
  { page: "/about", views: 9, figures: { lcp: figure(3100) } },
  { page: "/el", views: 12, figures: { lcp: figure(1800) } },
];
const names = (by: string, descending: boolean) => orderPages(pages, { by, descending }).map(({ page }) => page);

test.each([
  ["lcp", true, ["/about", "/", "/el", "/faq"]],
  ["lcp", false, ["/", "/el", "/about", "/faq"]],
  ["views", true, ["/", "/el", "/about", "/faq"]],
  ["page", false, ["/", "/about", "/el", "/faq"]],
] as const)("sorts by %s, descending: %p", (by, descending, order) => {
  expect(names(by, descending)).toEqual(order);
});
