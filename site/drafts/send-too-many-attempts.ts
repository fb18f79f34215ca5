import type { ServerResponse } from 'node:http';
import { sendText } from '../server/send/send.ts';

/** Answers a client that has sent too many wrong secrets. */
export const sendTooManyAttempts = (response: ServerResponse, seconds: number): void =>
  sendText(response, 429, 'Too many wrong secrets. Wait ten minutes, then try again.', {
    'Retry-After': String(seconds),
    'Cache-Control': 'no-store',
  });
