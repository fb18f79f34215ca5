/** @jsxImportSource #eager */
import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** The label of an icon without text beside it. Without a label the icon is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon in the colour and size of the surrounding text. */
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
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
