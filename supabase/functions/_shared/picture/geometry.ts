/** Calculates how to crop and scale a picture, in whole pixels. A picture is never enlarged. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Plan {
  /** Position and size of the crop, in pixels of the source. */
  readonly cut: Size & { readonly x: number; readonly y: number };
  readonly target: Size;
}

interface Wish {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly fit?: "cover" | undefined;
}

const atLeastOne = (length: number): number => Math.max(1, Math.round(length));

/** With `cover` and both sides given, crops the source to their ratio around the focus (0 to 1). Otherwise fits the source inside. */
export const planOf = (source: Size, wish: Wish, focus: { readonly x: number; readonly y: number }): Plan => {
  const whole = { x: 0, y: 0, width: source.width, height: source.height };
  if (wish.fit === "cover" && wish.width !== undefined && wish.height !== undefined) {
    const scale = Math.min(1, source.width / wish.width, source.height / wish.height);
    const target = { width: atLeastOne(wish.width * scale), height: atLeastOne(wish.height * scale) };
    const factor = Math.min(source.width / target.width, source.height / target.height);
    const width = Math.min(source.width, atLeastOne(target.width * factor));
    const height = Math.min(source.height, atLeastOne(target.height * factor));
    const from = (length: number, kept: number, at: number) =>
      Math.round(Math.min(length - kept, Math.max(0, length * at - kept / 2)));
    return {
      cut: { x: from(source.width, width, focus.x), y: from(source.height, height, focus.y), width, height },
      target,
    };
  }
  const scale = Math.min(1, (wish.width ?? Infinity) / source.width, (wish.height ?? Infinity) / source.height);
  return { cut: whole, target: { width: atLeastOne(source.width * scale), height: atLeastOne(source.height * scale) } };
};
