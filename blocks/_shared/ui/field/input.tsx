/** @jsxImportSource #eager */
import type { ComponentProps } from 'react';

interface InputLook {
  /** Whether the box is as high as a small button. */
  readonly isSmall?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of the box that something is typed in or chosen from. */
export const inputClass = ({ isSmall = false, className }: InputLook = {}): string =>
  ['ui-input', isSmall && 'ui-input-small', className].filter(Boolean).join(' ');

export const Input = ({ isSmall, className, ...props }: InputLook & ComponentProps<'input'>) => (
  <input className={inputClass({ isSmall, className })} {...props} />
);

export const TextArea = ({ isSmall, className, ...props }: InputLook & ComponentProps<'textarea'>) => (
  <textarea className={inputClass({ isSmall, className })} {...props} />
);

export const Select = ({ isSmall, className, ...props }: InputLook & ComponentProps<'select'>) => (
  <select className={inputClass({ isSmall, className })} {...props} />
);

/** A checkbox or radio button in a filled row, with its label and at the end a note. */
export const Choice = (props: ComponentProps<'label'>) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes the control.
  <label className="ui-choice" {...props} />
);
