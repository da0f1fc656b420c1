/** @jest-environment jsdom */
import type * as visitorEngaged from "./visitor-engaged";

type Engagement = typeof visitorEngaged;

const load = (): Engagement => {
  let loaded: Engagement | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<Engagement>("./visitor-engaged");
  });
  if (loaded === undefined) throw new Error("The module did not load.");
  return loaded;
};

const engagedWith = (html: string, before: () => void = () => {}): boolean => {
  document.body.innerHTML = html;
  before();
  const { watchTyping, isVisitorEngaged } = load();
  watchTyping();
  return isVisitorEngaged();
};

test("who only reads is not engaged", () => {
  expect(engagedWith("<input name=email><p>words</p>")).toBe(false);
});

test("who typed before the script came is", () => {
  const type = () => {
    document.querySelector("input")!.value = "c";
  };
  expect(engagedWith("<input name=email>", type)).toBe(true);
});

test.each(["<dialog open></dialog>", "<div role=dialog>calendar</div>"])("whoever has %s open is", (html) => {
  expect(engagedWith(html)).toBe(true);
});
