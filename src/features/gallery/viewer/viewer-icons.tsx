/** The viewer's own line drawings. */
import { Icon } from "../../../components/ui/icon";

const box = "0 0 24 24";
const lens = "M10.5 4a6.5 6.5 0 1 0 .01 0M15.2 15.2L20.5 20.5M7.5 10.5h6";

export const ShareIcon = () => (
  <Icon
    box={box}
    path="M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5"
  />
);
export const ZoomInIcon = () => <Icon box={box} path={`${lens}M10.5 7.5v6`} />;
export const ZoomOutIcon = () => <Icon box={box} path={lens} />;
