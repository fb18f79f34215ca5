import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** What stands where a view cannot: it is loading, empty, or could not be had. */
export const Notice = ({ title, children }: NoticeProps) => (
  <main className="notice">
    <h1>{title}</h1>
    {children}
  </main>
);
