interface IconProps {
  /** `x y width height` of the drawing. */
  readonly box: string;
  /** Path data, drawn as a hairline in the colour of the text. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** A line drawing beside a label; hidden from screen readers. */
export function Icon({ box, path, className }: IconProps) {
  return (
    <svg className={["icon", className].filter(Boolean).join(" ")} viewBox={box} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

type NamedIconProps = Pick<IconProps, "className">;

export const ArrowIcon = (props: NamedIconProps) => <Icon box="0 0 18 10" path="M0 5h17M13 1l4 4-4 4" {...props} />;
export const CloseIcon = (props: NamedIconProps) => <Icon box="0 0 18 18" path="M2 2l14 14M16 2L2 16" {...props} />;
export const MenuIcon = (props: NamedIconProps) => <Icon box="0 0 22 12" path="M0 2.5h22M6 9.5h16" {...props} />;
export const ChevronIcon = (props: NamedIconProps) => <Icon box="0 0 10 6" path="M1 1l4 4 4-4" {...props} />;
export const CheckIcon = (props: NamedIconProps) => <Icon box="0 0 16 16" path="M2 8.5l4 4 8-9" {...props} />;
export const ExternalIcon = (props: NamedIconProps) => (
  <Icon box="0 0 12 12" path="M2 10l8-8M3.5 2H10v6.5" {...props} />
);
export const SearchIcon = (props: NamedIconProps) => (
  <Icon box="0 0 22 22" path="M9.5 3a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM14.5 14.5L20 20" {...props} />
);
export const PlusIcon = (props: NamedIconProps) => <Icon box="0 0 14 14" path="M7 0v14M0 7h14" {...props} />;
