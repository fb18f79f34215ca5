import { describe, expect, it } from 'vitest';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { createUploads, uploadLimits } from './uploads.ts';

describe('saved files of incomplete forms', () => {
  it('are read as they were saved, and unknown ones are not found [form.abuse]', async () => {
    const uploads = createUploads(createMemoryValues(uploadLimits));
    const file = { name: 'my\ncv.pdf', type: 'application/pdf', content: Buffer.from('%PDF\n{}\n\u00e9') };
    await uploads.save('visitor', 'id', file);
    expect(await uploads.read('id')).toEqual(file);
    expect(await uploads.read('other')).toBeUndefined();
  });
});
