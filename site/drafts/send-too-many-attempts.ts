import type { ServerResponse } from 'node:http';
import { tooManySecrets } from '#adapters/access/too-many-secrets.ts';
import { sendText } from '../server/send/send.ts';

/** Answers a client that has sent too many wrong secrets. */
export const sendTooManyAttempts = (response: ServerResponse, seconds: number): void =>
  sendText(response, 429, tooManySecrets(seconds), {
    'Retry-After': String(seconds),
    'Cache-Control': 'no-store',
  });
