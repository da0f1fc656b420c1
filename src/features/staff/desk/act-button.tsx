import type { ComponentProps } from "react";
import { Button } from "../../../components/ui/button";

interface ActButtonProps extends ComponentProps<typeof Button> {
  /** Nothing can be done now: the act is under way, or there is nothing to do. */
  readonly off: boolean;
}

/** A button that can be off. It keeps the keyboard's focus then, which a disabled one would lose. */
export function ActButton({ off, onClick, ...rest }: ActButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
