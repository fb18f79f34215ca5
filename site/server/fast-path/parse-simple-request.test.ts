import { expect, it } from 'vitest';
import { parseSimpleRequest } from './parse-simple-request.ts';

const head = (...lines: string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

it('parses what a browser sends for a page [scale.render]', () => {
  const chunk = head(
    'GET /menu/main?diet=vegan HTTP/1.1',
    'Host: pandan.example',
    'Connection: keep-alive',
    'Upgrade-Insecure-Requests: 1',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'accept-encoding: gzip, deflate, br ',
    'If-None-Match: W/"abc"',
    'Cookie: consent=1',
  );
  expect(parseSimpleRequest(chunk)).toEqual({
    url: '/menu/main?diet=vegan',
    host: 'pandan.example',
    acceptEncoding: 'gzip, deflate, br',
    ifNoneMatch: 'W/"abc"',
  });
});

const host = 'Host: a';
it.each([
  ['another method', head('HEAD / HTTP/1.1', host)],
  ['another version', head('GET / HTTP/1.0', host)],
  ['an absolute target', head('GET http://a/ HTTP/1.1', host)],
  ['a target with a space', head('GET /a b HTTP/1.1', host)],
  ['no host', head('GET / HTTP/1.1', 'Accept: */*')],
  ['two hosts', head('GET / HTTP/1.1', host, 'host: b')],
  ['a body', head('GET / HTTP/1.1', host, 'Content-Length: 0')],
  ['a body in pieces', head('GET / HTTP/1.1', host, 'Transfer-Encoding: chunked')],
  ['a part', head('GET / HTTP/1.1', host, 'Range: bytes=0-1')],
  ['another protocol', head('GET / HTTP/1.1', host, 'Upgrade: websocket')],
  ['a new subscriber', head('GET /signup-thanks HTTP/1.1', host, 'cookie: consent=1; joined=x')],
  ['a last request', head('GET / HTTP/1.1', host, 'Connection: close')],
  ['a header with a space before the colon', head('GET / HTTP/1.1', host, 'Content-Length : 5')],
  ['a folded header', head('GET / HTTP/1.1', host, 'Accept: a', ' Content-Length: 5')],
  ['a control character', head('GET / HTTP/1.1', host, 'Accept: a\u0000b')],
  ['bare line feeds', Buffer.from('GET / HTTP/1.1\nHost: a\n\n')],
  ['half a head', Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n')],
  ['two requests', Buffer.concat([head('GET / HTTP/1.1', host), head('GET /b HTTP/1.1', host)])],
  ['a very long head', head('GET / HTTP/1.1', host, `Cookie: ${'x'.repeat(9000)}`)],
])('leaves %s to Node [scale.render]', (_, chunk) => {
  expect(parseSimpleRequest(chunk)).toBeUndefined();
});
