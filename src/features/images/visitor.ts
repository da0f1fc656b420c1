/** What the choice of a picture depends on: the device, its screen and its connection (specification §4). */
import { mobileBelow } from "../../settings/interface";
import { type Device, type NavigatorHints, readDevice } from "../performance/device";

export interface Visitor extends Device {
  /** A viewport narrower than 768 px. */
  readonly mobile: boolean;
  /** Pixels of the screen for a CSS pixel. */
  readonly pixelRatio: number;
}

/** The visitor at this moment: windows are resized, connections change. */
export const readVisitor = ({ navigator, innerWidth, devicePixelRatio }: Window): Visitor => ({
  ...readDevice(navigator as NavigatorHints),
  mobile: innerWidth < mobileBelow,
  pixelRatio: devicePixelRatio,
});
