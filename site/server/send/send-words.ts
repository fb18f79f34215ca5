import type { ServerResponse } from 'node:http';
import { fallbackPage } from '#site/pages/plan/fallback-page.ts';
import { sendText } from './send.ts';

/** Answers a visitor in words where no page of the site stands: a small document with the way home. */
export const sendWords = (
  response: ServerResponse,
  status: number,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): void =>
  sendText(response, status, fallbackPage(status, words), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
