import { describe, expect, it } from 'vitest';
import { createUploads } from './uploads.ts';

const file = (bytes: number) => ({ name: 'cv.pdf', type: 'application/pdf', content: Buffer.alloc(bytes) });
const setUp = () => createUploads({ maxBytes: 100, maxBytesPerVisitor: 40, ttlMs: 60_000 });

describe('saved files of incomplete forms', () => {
  it('evict only the oldest files of the same visitor [form.abuse]', () => {
    const uploads = setUp();
    uploads.save('another', 'theirs', file(40));
    for (const id of ['first', 'second', 'third']) uploads.save('one', id, file(20));
    const waiting = ['theirs', 'first', 'second', 'third'].filter((id) => uploads.read(id) !== undefined);
    expect(waiting).toEqual(['theirs', 'second', 'third']);
  });

  it('stay within the total limit [form.abuse]', () => {
    const uploads = setUp();
    for (const visitor of ['one', 'two', 'three']) uploads.save(visitor, visitor, file(40));
    expect(['one', 'two', 'three'].filter((id) => uploads.read(id) !== undefined)).toEqual(['two', 'three']);
  });
});
