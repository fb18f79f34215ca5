import type { ServerResponse } from 'node:http';
import { type FallbackLink, fallbackPage } from '#site/pages/plan/fallback-page.ts';
import { sendText } from './send.ts';

interface MessagePageOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the visitor can go on, besides the home page. */
  readonly link?: FallbackLink;
}

/** Sends a small page with a message and a link home, where there is no page of the site. */
export const sendMessagePage = (
  response: ServerResponse,
  status: number,
  message: string,
  { headers, link }: MessagePageOptions = {},
): void =>
  sendText(response, status, fallbackPage(status, message, link), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
