/** @jsxImportSource #eager */
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A button. Submits a form only with `type="submit"`. */
export const Button = ({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonLook & ComponentProps<'button'>) => (
  <button type={type} className={buttonClass({ variant, size, className })} {...props} />
);

/** A link that looks like a button. Tiles’ links are `TileLink`s. */
export const ButtonLink = ({ variant, size, className, ...props }: ButtonLook & ComponentProps<'a'>) => (
  <a className={buttonClass({ variant, size, className })} {...props} />
);
