import { Agent, request } from 'node:http';
import { endpoints } from '#schemas/api/endpoints.ts';

/** Status and body of a reply. */
export type Reply = readonly [status: number, body: string];

/** For tests and the benchmark: many visitors of one service, sharing a token and a limited number of sockets. */
export interface VisitorClients {
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  /** Creates a booking, by default with a new idempotency key. */
  book(storeId: string, body: object, key?: string): Promise<Reply>;
  close(): void;
}

export async function createVisitorClients(url: string, sockets: number): Promise<VisitorClients> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const reply = await fetch(`${url}/api/token`, { method: 'POST' });
  const { accessToken } = endpoints.token.reply.parse(await reply.json());
  const visitor = {
    authorization: `Bearer ${accessToken}`,
    'x-brand-key': 'pandan-row',
    'x-session-id': crypto.randomUUID(),
    'content-type': 'application/json',
  };
  const send: VisitorClients['send'] = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const clientRequest = request(url + path, { method, agent, headers: { ...visitor, ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve([answer.statusCode ?? 0, Buffer.concat(parts).toString()]));
        answer.on('error', reject);
      });
      clientRequest.on('error', reject);
      clientRequest.end(body && JSON.stringify(body));
    });
  return {
    send,
    book: (storeId, body, key = crypto.randomUUID()) =>
      send('POST', `/api/booking/create/${storeId}`, body, { 'idempotency-key': key }),
    close: () => agent.destroy(),
  };
}
