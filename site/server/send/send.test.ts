import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { sendDocument } from './send.ts';
import { isRangeRequest } from './send-range.ts';

const document: StoredDocument = {
  status: 200,
  isComplete: true,
  headers: [],
  body: { identity: Buffer.from('text') },
  etag: 'W/"abc"',
  createdAtMs: 0,
};

function requestOf(headers: Record<string, string>, method = 'GET'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, headers });
  return request;
}

it.each([
  ['W/"abc"', 304],
  ['"abc"', 304],
  ['"x", W/"abc"', 304],
  ['*', 304],
  ['"x"', 200],
  ['"ab"', 200],
])('answers If-None-Match %s with %i [scale.render]', (tags, status) => {
  const request = requestOf({ 'if-none-match': tags });
  const response = new ServerResponse(request);
  sendDocument(request, response, document);
  expect(response.statusCode).toBe(status);
});

it.each([
  [{ range: 'bytes=0-99' }, 'GET', true],
  [{ range: 'bytes=0-99' }, 'HEAD', false],
  [{ range: 'bytes=0-99', 'if-range': '"x"' }, 'GET', false],
  [{ range: 'bytes=0-99', 'if-none-match': '"x"' }, 'GET', false],
  [{ range: 'items=0-5' }, 'GET', false],
  [{ range: 'bytes=0-1,5-6' }, 'GET', false],
  [{ range: 'bytes=-' }, 'GET', false],
])('detects whether %j with %s is a range request: %s [tile.video]', (headers, method, part) => {
  expect(isRangeRequest(requestOf(headers, method))).toBe(part);
});
