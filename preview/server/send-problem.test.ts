import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { listen } from '#site/server/start/listen.ts';
import { sendProblem } from './send-problem.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

it.each([
  [200, 502],
  [301, 502],
  [399, 502],
  [400, 400],
  [404, 404],
  [409, 409],
  [500, 500],
  [undefined, 503],
])('an API response of %s without a result is answered with %s [preview.errors]', async (status, expected) => {
  const problem = new ApiProblem({ code: 'bad-reply', route: '/api/jobs', message: 'x', status });
  const server = createServer((_, response) => sendProblem(response, problem));
  closing.push(() => server.close());
  const reply = await fetch(await listen(server, '127.0.0.1', 0));
  expect(reply.status).toBe(expected);
  expect(await reply.json()).toMatchObject({ message: expect.stringMatching(/^The content service/), errors: [] });
});

it.each([
  [{ message: 'Somebody else has saved.' }, { message: 'Somebody else has saved.', errors: [] }],
  [{ errors: [{ path: 'title', message: 'is required' }] }, { errors: [{ path: 'title', message: 'is required' }] }],
])('an API response with %j is passed on to the editor [preview.errors]', async (answer, expected) => {
  const problem = new ApiProblem({ code: 'refused', route: '/api/jobs', message: 'x', status: 409, answer });
  const server = createServer((_, response) => sendProblem(response, problem));
  closing.push(() => server.close());
  const reply = await fetch(await listen(server, '127.0.0.1', 0));
  expect([reply.status, await reply.json()]).toMatchObject([409, expected]);
});
