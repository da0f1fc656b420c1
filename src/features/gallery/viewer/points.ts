/** Points and sizes on the stage, in CSS pixels. A point is given from the middle of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a pointer is, from the middle of an element, and how large that element is. */
export const placeOn = (element: Element, event: { readonly clientX: number; readonly clientY: number }) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    at: { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    stage: { width, height },
  };
};
