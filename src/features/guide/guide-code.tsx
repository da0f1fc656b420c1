import { graphql } from "gatsby";
import { useText } from "../../lib/i18n/use-text";

interface GuideCodeProps {
  readonly code: Queries.GuideCodeFragment;
  readonly className?: string | undefined;
}

const pathId = "guide-code";

/** Width of the blank margin around the code, in modules of the code; cameras need it to find the code. */
const quiet = 4;

const boxOf = (size: number): string => `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`;

/** The QR code of the guide's URL, dark on light in both colour schemes, because cameras need that. */
export function GuideCode({ code, className }: GuideCodeProps) {
  const t = useText();
  const { address, path, size } = code;
  return (
    <svg className={className} viewBox={boxOf(size)} role="img" aria-label={t("guide.code.alt", { address })}>
      <rect x={-quiet} y={-quiet} width={size + 2 * quiet} height={size + 2 * quiet} fill="#fff" />
      <path id={pathId} d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Repeats the code on a page that already contains it. */
export function GuideCodeAgain({ code: { size }, className }: GuideCodeProps) {
  return (
    <svg className={className} viewBox={boxOf(size)} aria-hidden="true">
      <use href={`#${pathId}`} />
    </svg>
  );
}

export const guideCode = graphql`
  fragment GuideCode on GuideCode {
    address
    size
    path
  }
`;
