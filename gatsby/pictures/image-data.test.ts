import { imageDataResolvers } from "./image-data";

const { resolve } = imageDataResolvers().ImageSharp.gatsbyImageData;
const work = jest.fn(() => ({ images: {} }));
/** `id` is the file's node; its name stands before the stroke. */
const nodeModel = { getNodeById: ({ id }: { id: string }) => ({ name: id.replace(/-.*/, "") }) };
const ask = (digest: string, args: object, parent = "cover-1") =>
  resolve({ parent, internal: { contentDigest: digest } }, args, { nodeModel }, { originalResolver: work });

beforeEach(() => work.mockClear());

it("works out a picture once, however many pages ask for the same sizes", () => {
  const answers = [ask("a", { breakpoints: [480] }), ask("a", { breakpoints: [480] })];
  expect(work).toHaveBeenCalledTimes(1);
  expect(answers[1]).toBe(answers[0]);
});

it("works it out again for other sizes, and when the picture has changed", () => {
  ask("b", { breakpoints: [480] });
  ask("b", { breakpoints: [960] });
  ask("c", { breakpoints: [480] });
  expect(work).toHaveBeenCalledTimes(3);
});

it("takes the same picture in another folder for the same, but not under another name: its address holds the name", () => {
  ask("d", {}, "cover-1");
  ask("d", {}, "cover-2");
  expect(work).toHaveBeenCalledTimes(1);
  ask("d", {}, "harbour-1");
  expect(work).toHaveBeenCalledTimes(2);
});
