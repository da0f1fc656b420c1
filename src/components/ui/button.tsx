import type { ComponentProps } from "react";
import * as styles from "./button.module.css";

type ButtonVariant = "filled" | "line" | "text" | "icon";

/** The classes of a button, also for links that look like one. Use one filled button per view. */
export const buttonClass = (variant: ButtonVariant, ...sizes: readonly ("wide" | "small")[]): string => {
  const shape = {
    filled: [styles.button, styles.filled],
    line: [styles.button, styles.line],
    text: [styles.text],
    icon: [styles.iconButton],
  }[variant];
  return [...shape, ...sizes.map((size) => styles[size])].filter(Boolean).join(" ");
};

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant: ButtonVariant;
  readonly wide?: boolean;
  readonly small?: boolean;
}

/** A button in one of three styles, or an icon button named by `aria-label`. */
export function Button({ variant, wide = false, small = false, className, type = "button", ...rest }: ButtonProps) {
  const sizes = [...(wide ? (["wide"] as const) : []), ...(small ? (["small"] as const) : [])];
  const classes = [buttonClass(variant, ...sizes), className].filter(Boolean).join(" ");
  return <button className={classes} type={type} {...rest} />;
}
