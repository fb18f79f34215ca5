import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Replaces a view that is loading, empty or unavailable. */
export const Notice = ({ title, children }: NoticeProps) => (
  <main className="notice">
    <h1>{title}</h1>
    {children}
  </main>
);
