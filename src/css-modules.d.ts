/** CSS Modules: `import * as styles from "./x.module.css"`. */
declare module "*.module.css" {
  const styles: { readonly [className: string]: string };
  export = styles;
}
/** Styles of elements created outside React, as text: `import styles from "./x.sheet.css"`, for `adoptStyles`. */
declare module "*.sheet.css" {
  const styles: string;
  export default styles;
}
declare module "*.css";
