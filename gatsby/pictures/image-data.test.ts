import { imageDataResolvers } from "./image-data";

const { resolve } = imageDataResolvers().ImageSharp.gatsbyImageData;
const work = jest.fn(() => ({ images: {} }));
const ask = (digest: string, args: object) =>
  resolve({ id: "cover", internal: { contentDigest: digest } }, args, {}, { originalResolver: work });

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
