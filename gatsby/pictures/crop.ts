/** Calculates the part of a picture that is shown in a frame of a different aspect ratio. Pure functions. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The largest part of `picture` with the aspect ratio of `frame`. `focus` is in per cent from the left and the top, with the
 * meaning of CSS `object-position`.
 */
export const cropTo = (picture: Size, frame: Size, focus: { readonly x: number; readonly y: number }): Crop => {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.min(picture.width, Math.round(frame.width * scale));
  const height = Math.min(picture.height, Math.round(frame.height * scale));
  return {
    left: Math.round(((picture.width - width) * focus.x) / 100),
    top: Math.round(((picture.height - height) * focus.y) / 100),
    width,
    height,
  };
};
