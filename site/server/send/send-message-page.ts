import type { ServerResponse } from 'node:http';
import { fallbackPage } from '#site/pages/plan/fallback-page.ts';
import { sendText } from './send.ts';

interface MessagePageOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The page of the form that could not be read. */
  readonly formAddress?: string;
}

/** Sends a small page with a message and a link home, where there is no page of the site. */
export const sendMessagePage = (
  response: ServerResponse,
  status: number,
  message: string,
  { headers, formAddress }: MessagePageOptions = {},
): void =>
  sendText(response, status, fallbackPage(status, message, formAddress), {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
