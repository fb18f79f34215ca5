import type { QueryClient } from '@tanstack/react-query';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { describeMeasuredFrame } from '../contrast/check-contrast.ts';
import { requestContentState } from './request-review.ts';
import type { Checks } from './use-findings.ts';

interface KeptChecks {
  readonly checks: Checks;
  readonly page: PageContent;
  readonly contentState: string;
  readonly frame: string;
}

const keyOf = ({ id }: PageContent, path: string) => ['kept-checks', id, path];

/** Keeps the result of checks for some minutes. What depends on the date changes in the course of a day. */
export function keepChecks(client: QueryClient, path: string, kept: KeptChecks): void {
  client.setQueryData<KeptChecks>(keyOf(kept.page, path), kept);
}

/** The last result for a page as it is, whatever has changed around it. */
export function lastChecks(client: QueryClient, page: PageContent, path: string): KeptChecks | undefined {
  const kept = client.getQueryData<KeptChecks>(keyOf(page, path));
  return kept && kept.frame === describeMeasuredFrame() && isSame(kept.page, page) ? kept : undefined;
}

/** Whether a result is still right: nothing that the page depends on was published since. */
export const isCurrent = async ({ contentState }: KeptChecks, signal: AbortSignal): Promise<boolean> =>
  contentState === (await requestContentState(signal).catch(() => undefined));
