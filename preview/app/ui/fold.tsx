import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  readonly title: string;
  /** Whether it is open when it is first drawn; after that it is the editor's to open and close. */
  readonly isOpenAtFirst: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a form that can be folded away. It never closes by itself under what is being typed. */
export function Disclosure({ title, isOpenAtFirst, className, children }: DisclosureProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} className={className}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
