import { Button } from "./button";

/** Opens the browser's own print dialog. */
export function PrintButton({ children }: { readonly children: string }) {
  return (
    <Button variant="text" data-needs-script onClick={() => window.print()}>
      {children}
    </Button>
  );
}
