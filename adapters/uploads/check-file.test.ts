import { describe, expect, it } from 'vitest';
import { fileErrorText } from '#schemas/forms/_shared/fields/file-error-text.ts';
import { checkFile } from './check-file.ts';
import { corpora } from './corpus/corpora.ts';

describe.each(corpora)('files of $family', ({ accept, files }) => {
  const rule = { accept, bytes: 5_000_000 };

  it('include at least ten accepted and thirty rejected ones [apply.cv]', () => {
    expect(files.filter(({ expectedError }) => !expectedError).length).toBeGreaterThanOrEqual(10);
    expect(files.filter(({ expectedError }) => expectedError).length).toBeGreaterThanOrEqual(30);
  });

  it.each(files.filter(({ expectedError }) => !expectedError))(
    'are accepted: $title ($name) [apply.cv]',
    async ({ name, make }) => {
      expect(await checkFile(make(), name, rule)).toMatchObject({ ok: true });
    },
  );

  it.each(files.filter(({ expectedError }) => expectedError))(
    'are rejected with a reason: $title ($name) [apply.cv]',
    async ({ name, expectedError = 'kind', make }) => {
      expect(await checkFile(make(), name, rule)).toEqual({ ok: false, message: fileErrorText(expectedError, rule) });
    },
  );
});

describe('a file', () => {
  it('is read within the bounds of its own view of a buffer [apply.cv]', async () => {
    const [valid] = corpora[0]?.files ?? [];
    const bytes = Buffer.concat([Buffer.from('MZ'), valid?.make() ?? Buffer.alloc(0), Buffer.from('MZ')]);
    expect(await checkFile(bytes.subarray(2, -2), 'cv.pdf', { accept: '.pdf', bytes: 5000 })).toEqual({
      ok: true,
      name: 'cv.pdf',
    });
  });

  it('is rejected with the formats and the size limit of its form [apply.cv]', async () => {
    const rule = { accept: '.jpg,.jpeg,.png,.pdf', bytes: 3_000_000 };
    const getMessage = async (bytes: number, name: string) => {
      const checked = await checkFile(Buffer.alloc(bytes), name, rule);
      return checked.ok ? undefined : checked.message;
    };
    expect(await getMessage(9, 'a.exe')).toBe('The selected file must be a JPG, PNG or PDF');
    expect(await getMessage(3_000_001, 'a.pdf')).toBe('The selected file is larger than 3 MB');
    expect(await getMessage(0, 'a.pdf')).toBe('The selected file is empty');
  });
});
