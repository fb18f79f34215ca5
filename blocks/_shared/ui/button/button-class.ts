/**
 * - `primary`: what a form or tile is for.
 * - `secondary`: everything beside it.
 * - `plain`: an icon or a text without a fill, in the colour around it.
 * - `link`: looks like a link.
 */
type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'link';

/** `beside-field` is as high as a field; `row` fills a line and has a text at each end. A `link` has no size. */
type ButtonSize = 'large' | 'small' | 'beside-field' | 'icon' | 'icon-small' | 'row';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** The classes of an element that looks like a button. */
export const buttonClass = ({ variant = 'primary', size = 'large', className }: ButtonLook = {}): string =>
  ['ui-button', variant !== 'link' && `ui-button-${size}`, `ui-button-${variant}`, className].filter(Boolean).join(' ');
