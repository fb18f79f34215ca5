import type { ComponentProps } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';

/** A button of the app: small, and outlined unless it is a main action. */
export const EditorButton = ({ variant = 'secondary', size = 'small', ...props }: ComponentProps<typeof Button>) => (
  <Button variant={variant} size={size} {...props} />
);
