/** @jest-environment jsdom */
import { retryPictures } from "./watch-connection";

interface Loading {
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly currentSrc: string;
}

/** Adds a picture in this state of loading. Returns a spy of its `setAttribute`. */
const picture = (state: Loading) => {
  const image = document.createElement("img");
  image.setAttribute("src", "/photo.jpg");
  for (const [name, value] of Object.entries(state)) Object.defineProperty(image, name, { value });
  document.body.append(image);
  return jest.spyOn(image, "setAttribute");
};

test("when the network is back, only the pictures that failed are requested again", () => {
  retryPictures();
  const failed = picture({ complete: true, naturalWidth: 0, currentSrc: "/photo.avif" });
  const shown = picture({ complete: true, naturalWidth: 800, currentSrc: "/photo.avif" });
  const underway = picture({ complete: false, naturalWidth: 0, currentSrc: "/photo.avif" });
  window.dispatchEvent(new Event("online"));
  expect(failed.mock.calls).toEqual([["src", "/photo.jpg"]]);
  expect(shown).not.toHaveBeenCalled();
  expect(underway).not.toHaveBeenCalled();
});
