/** @jsxImportSource #eager */
import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

interface DialogBarProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly title: string;
}

/** The bar at the top of a dialog that scrolls: its title, then a `DialogAction` and a `CloseButton`. */
export const DialogBar = ({ title, className, children, ...props }: DialogBarProps) => (
  <div {...props} className={['ui-dialog-bar', className].filter(Boolean).join(' ')} data-surface="primary">
    <p className="ui-dialog-title">{title}</p>
    {children}
  </div>
);

/** A button with text in a `DialogBar`. */
export const DialogAction = (props: ComponentProps<'button'>) => (
  <Button {...props} variant="plain" size="small" className="ui-dialog-action" />
);

interface CloseButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly label?: string;
}

export const CloseButton = ({ label = 'Close', size = 'icon', className, ...props }: CloseButtonProps) => (
  <Button {...props} size={size} className={['ui-dialog-close', className].filter(Boolean).join(' ')}>
    <Icon name="close" label={label} />
  </Button>
);
