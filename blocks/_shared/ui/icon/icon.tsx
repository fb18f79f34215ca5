/** @jsxImportSource #eager */
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** What the icon says where no words stand beside it; without it the icon only decorates. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the colour and size of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const labelProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label is an attribute, so that no tooltip appears.
    <svg
      {...labelProps}
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="square"
      strokeLinejoin="miter"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
