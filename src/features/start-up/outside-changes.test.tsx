/** @jest-environment jsdom */
import { type ReactNode, act } from "react";
import { createRoot } from "react-dom/client";
import { followTranslation, undoChanges } from "./outside-changes";

declare global {
  // React's flag for tests.
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** The element with which browsers replace translated text. As a `string`, because its type is deprecated. */
const fontTag: string = "font";

const font = (text: string): Element => {
  const element = document.createElement(fontTag);
  element.innerHTML = `<font>${text}</font>`;
  return element;
};

/** Changes to the built page are undone. */
describe("before hydration", () => {
  const built = '<p>Two <b>nights</b></p><label>Name<input></label><p data-stay="dates">Choose a day</p>';

  let observer: MutationObserver;

  beforeEach(() => {
    document.body.innerHTML = built;
    observer = new MutationObserver(() => undefined);
    observer.observe(document.body, { childList: true, subtree: true });
  });

  const html = () => document.body.innerHTML;
  const undo = () => undoChanges(observer.takeRecords());
  const first = (selector: string): ChildNode => document.querySelector(selector)?.firstChild as ChildNode;

  it("restores translated texts", () => {
    first("p").replaceWith(font("Zwei "));
    first("b").before(font("Nächte"));
    document.querySelector("b")?.lastChild?.remove();
    expect(html()).toContain("Nächte");
    expect(undo()).toBe(true);
    expect(html()).toBe(built);
  });

  it("restores a text as a new node, so that the browser translates it again", () => {
    const text = first("p");
    text.replaceWith(font("Zwei "));
    undo();
    expect(first("p")).not.toBe(text);
  });

  it("restores a text that was split around an element", () => {
    first("b").replaceWith("ni", document.createElement("mark"), "ghts");
    undo();
    expect(html()).toBe(built);
  });

  it("removes what a password manager has inserted, and keeps the field", () => {
    const field = document.querySelector("input");
    field?.after(document.createElement("div"));
    expect(undo()).toBe(true);
    expect(html()).toBe(built);
    expect(document.querySelector("input")).toBe(field);
  });

  it("keeps the stay that the start scripts have written, even in place of a translated text", () => {
    first("[data-stay]").replaceWith(font("Tag wählen"));
    const stay = document.querySelector("[data-stay]");
    if (stay !== null) stay.textContent = "1–4 December";
    expect(undo()).toBe(false);
    expect(stay?.innerHTML).toBe("1–4 December");
  });

  it("returns false if nothing was undone", () => {
    expect(undo()).toBe(false);
  });
});

/** The browser translates the page: React's changes are shown, and none of them throws. */
describe("after hydration", () => {
  let render: (content: ReactNode) => Promise<void>;

  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    followTranslation();
  });

  beforeEach(() => {
    document.body.innerHTML = "<div></div>";
    const root = createRoot(document.body.firstElementChild as Element);
    // oxlint-disable-next-line typescript/require-await -- React waits for work started in an asynchronous act.
    render = (content) => act(async () => root.render(content));
  });

  const textsOf = (element: Element): Text[] =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Text ? [node] : node instanceof Element && node.tagName !== "FONT" ? textsOf(node) : [],
    );

  const fontFor = (text: Text): Element => font(`‹${text.data}›`);

  /** Replaces every text as Chrome does; `inSteps` inserts the new element before the text is removed. */
  const translate = async (inSteps = false): Promise<void> => {
    for (const text of textsOf(document.body)) {
      if (inSteps) text.before(fontFor(text));
      if (inSteps) text.remove();
      else text.replaceWith(fontFor(text));
    }
    await Promise.resolve();
  };

  const shown = (): string => document.body.textContent;

  const stay = (nights: number, note: ReactNode = null) => (
    <p>
      {note}
      {nights} nights{nights > 2 && " or more"}
    </p>
  );

  it.each([false, true])("shows each new text beside other texts (translated in steps: %s)", async (inSteps) => {
    await render(stay(2));
    await translate(inSteps);
    expect(shown()).toBe("‹2›‹ nights›");
    await render(stay(1));
    expect(shown()).toBe("1‹ nights›");
    await translate(inSteps);
    await render(stay(2));
    expect(shown()).toBe("2‹ nights›");
  });

  it.each([false, true])("removes and inserts translated texts (translated in steps: %s)", async (inSteps) => {
    await render(stay(3));
    await translate(inSteps);
    await render(stay(3, <b>From</b>));
    expect(shown()).toBe("From‹3›‹ nights›‹ or more›");
    await render(stay(2));
    expect(shown()).toBe("2‹ nights›");
    await translate(inSteps);
    await render(stay(4, "Only "));
    expect(shown()).toBe("Only 4‹ nights› or more");
  });

  it("removes a text that the browser has translated twice", async () => {
    await render(<p>{["a", "b"]}</p>);
    await translate();
    await render(<p>{["c", "b"]}</p>);
    await translate();
    expect(shown()).toBe("‹c›‹b›");
    await render(<p>{["", "b"]}</p>);
    await render(<p />);
    expect(shown()).toBe("");
  });

  it("shows new texts after the browser has restored React's text nodes", async () => {
    await render(stay(2));
    const texts = textsOf(document.body);
    await translate();
    document.querySelectorAll("p > font").forEach((font, index) => font.replaceWith(texts[index] ?? ""));
    await Promise.resolve();
    await render(stay(3));
    expect(shown()).toBe("3 nights or more");
  });
});
