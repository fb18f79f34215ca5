import type { ServerResponse } from 'node:http';
import { fallbackPage } from '#site/pages/plan/fallback-page.ts';
import { sendText } from './send.ts';

/** Sends a small page with a message and a link home, where there is no page of the site. */
export const sendMessagePage = (
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void =>
  sendText(response, status, fallbackPage(status, message), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
