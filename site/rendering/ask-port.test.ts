import type { MessagePort } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { askPort, replyTo } from './ask-port.ts';

it('resolves to the reply, with its structure [scale.render]', async () => {
  const reply = { tags: new Set(['menu main']), at: new Date(0), body: Buffer.from('x') };
  const received = await askPort<typeof reply>((port) => void replyTo(port, async () => reply));
  expect([...received.tags, received.at, received.body.length]).toEqual(['menu main', new Date(0), 1]);
});

it('rejects with the message of an error, even where the reply cannot be sent [scale.render]', async () => {
  await expect(askPort((port) => void replyTo(port, () => Promise.reject(new Error('no memory'))))).rejects.toThrow(
    'no memory',
  );
  await expect(askPort((port) => void replyTo(port, async () => () => 1))).rejects.toThrow('could not be cloned');
});

it('rejects where the port closes without a reply [scale.render]', async () => {
  await expect(askPort((port: MessagePort) => port.close())).rejects.toThrow('ended before it replied');
});
