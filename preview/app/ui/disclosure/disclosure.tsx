import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly title: string;
  /** The initial state. After that the editor opens and closes it. */
  readonly isInitiallyOpen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a form that can be collapsed. It never closes by itself while someone types in it. */
export function Disclosure({ title, isInitiallyOpen, className, children }: DisclosureProps) {
  const [isOpen] = useState(isInitiallyOpen);
  return (
    <details open={isOpen} className={className}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
