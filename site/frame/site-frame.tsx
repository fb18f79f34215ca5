import type { ReactNode } from 'react';
import type { PlannedError, PlannedPage } from '../documents/planned-document.ts';

interface SiteFrameProps {
  readonly document: PlannedPage | PlannedError | undefined;
  readonly children: ReactNode;
}

export function SiteFrame({ children }: SiteFrameProps) {
  return <>{children}</>;
}
