/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { settle } from "../../../../tests/support/promises";
import type { PublishedUpload } from "../../../lib/published-uploads";
import { library, photoOfUpload } from "../uploads/photo-of-upload";
import { Slide } from "./stage";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../images/upload-files", () => ({
  ...jest.requireActual<object>("../../images/upload-files"),
  formatSupport: () => Promise.resolve({ avif: true, webp: true }),
}));

const photo = (id: string) => {
  const upload: PublishedUpload = {
    id,
    path: `room/${id}.jpg`,
    width: 3000,
    height: 2000,
    category: "kitchen",
    alt: { en: id, el: id },
    focus: { x: 0.5, y: 0.5 },
  };
  return photoOfUpload(upload, id);
};

const received: { imageUrl: string; width: number; quality: number }[] = [];
let answers = true;

beforeAll(() => {
  Object.assign(navigator, { connection: { saveData: true, effectiveType: "4g" }, deviceMemory: 2 });
  Object.defineProperty(HTMLElement.prototype, "offsetWidth", { value: 1000 });
});

beforeEach(() => {
  received.length = 0;
  answers = true;
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  globalThis.fetch = jest.fn((_address: unknown, { body }: { body: string }) => {
    const sent = JSON.parse(body) as (typeof received)[number];
    received.push(sent);
    const answer = { optimizedUrl: `${sent.imageUrl}?width=${sent.width}&quality=${sent.quality}`, fallback: !answers };
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
});

const settled = (action: () => void = () => undefined) =>
  act(async () => {
    action();
    await settle();
  });

test("with data-saver an upload is requested at 60% of the width and quality 60", async () => {
  const { unmount } = render(<Slide photo={photo("pan")} place={0} library={library} />);
  await settled();
  expect(received).toEqual([expect.objectContaining({ width: 600, height: 400, quality: 60 })]);
  const image = screen.getByRole("img");
  const widths = [...`${image.getAttribute("srcset")}`.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(Math.max(...widths)).toBe(600);
  expect(image.dataset["progress"]).toBe("loading");
  fireEvent.load(image);
  expect(image.dataset["progress"]).toBe("shown");
  unmount();
});

test("a zoomed upload is requested at twice the width", async () => {
  const { rerender, unmount } = render(<Slide photo={photo("cup")} place={0} library={library} />);
  await settled();
  rerender(<Slide photo={photo("cup")} place={0} zoom={{ scale: 3, x: 0, y: 0 }} library={library} />);
  await settled();
  expect(received.map(({ width }) => width)).toEqual([600, 1200]);
  unmount();
});

test("with little memory two uploads load at once, and the third when one of them has loaded", async () => {
  const { unmount } = render(
    ["jug", "bowl", "plate"].map((id) => <Slide key={id} photo={photo(id)} place={0} library={library} />),
  );
  await settled();
  expect(received).toHaveLength(2);
  await settled(() => fireEvent.load(screen.getByRole("img", { name: "jug" })));
  expect(received.map(({ imageUrl }) => imageUrl.split("/").at(-1))).toEqual(["jug.jpg", "bowl.jpg", "plate.jpg"]);
  unmount();
});

test("shows an error when even the original fails to load, and requests the upload again on retry", async () => {
  answers = false;
  const { unmount } = render(<Slide photo={photo("lid")} place={0} library={library} />);
  await settled();
  const image = screen.getByRole("img", { name: "lid" });
  expect(image.getAttribute("src")).toBe("/functions/v1/uploads/room/lid.jpg");
  fireEvent.error(image);
  expect(screen.queryByRole("img", { name: "lid" })).toBeNull();
  answers = true;
  await settled(() => fireEvent.click(screen.getByRole("button")));
  expect(received).toHaveLength(2);
  expect(screen.getByRole("img", { name: "lid" }).getAttribute("src")).toContain("width=600");
  unmount();
});
