import { useEffect, useState } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { callPreview } from '../../../api/call-preview.ts';
import { linkReportResponse, type ReportedItem } from '../../../api/link-report.ts';
import { productNow } from '../../../ui/time/product-clock.ts';

interface Report {
  readonly items: readonly ReportedItem[];
  /** How many of the pages and other items are checked. */
  readonly checked: number;
  readonly total: number;
  /** How many links are checked. */
  readonly links: number;
  /** When the last one was. */
  readonly doneAt: Date | undefined;
  readonly unchecked: number;
  readonly error: string | undefined;
  readonly isDone: boolean;
}

const emptyReport: Report = {
  items: [],
  checked: 0,
  total: 0,
  links: 0,
  doneAt: undefined,
  unchecked: 0,
  error: undefined,
  isDone: false,
};

/** How many pages and other items are checked with one call. */
const partSize = 200;

/** Checks the links of all content, a part at a time, and shows what is found so far. */
export function useLinkReport(): Report & { readonly checkAgain: () => void } {
  const [report, setReport] = useState(emptyReport);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again.
  useEffect(() => {
    const controller = new AbortController();
    setReport(emptyReport);
    check(controller.signal, setReport).catch((error: unknown) => {
      if (!controller.signal.aborted) setReport((before) => ({ ...before, error: errorMessageOf(error) }));
    });
    return () => controller.abort();
  }, [attempt]);
  return { ...report, checkAgain: () => setAttempt((count) => count + 1) };
}

async function check(signal: AbortSignal, onReport: (report: Report) => void): Promise<void> {
  let report = emptyReport;
  while (!report.isDone) {
    const query = new URLSearchParams({ start: String(report.checked), limit: String(partSize) });
    const part = await callPreview(`/link-report?${query}`, linkReportResponse, { signal });
    const checked = Math.min(part.total, report.checked + partSize);
    report = {
      items: [...report.items, ...part.items],
      checked,
      total: part.total,
      links: report.links + part.links,
      doneAt: checked >= part.total ? new Date(productNow()) : undefined,
      unchecked: report.unchecked + part.unchecked,
      error: undefined,
      isDone: checked >= part.total,
    };
    onReport(report);
  }
}
