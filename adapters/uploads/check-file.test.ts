import { describe, expect, it } from 'vitest';
import { fileWords } from '#schemas/forms/_shared/fields/file-words.ts';
import { checkFile } from './check-file.ts';
import { corpora } from './corpus/corpora.ts';

describe.each(corpora)('files of $family', ({ accept, files }) => {
  const rule = { accept, bytes: 5_000_000 };

  it('are tried with ten sound ones and thirty bad ones at least', () => {
    expect(files.filter(({ fault }) => !fault).length).toBeGreaterThanOrEqual(10);
    expect(files.filter(({ fault }) => fault).length).toBeGreaterThanOrEqual(30);
  });

  it.each(files.filter(({ fault }) => !fault))('are taken: $title ($name)', async ({ name, make }) => {
    expect(await checkFile(make(), name, rule)).toMatchObject({ ok: true });
  });

  it.each(files.filter(({ fault }) => fault))(
    'are refused in words that say why: $title ($name)',
    async ({ name, fault = 'kind', make }) => {
      expect(await checkFile(make(), name, rule)).toEqual({ ok: false, message: fileWords(fault, rule) });
    },
  );
});

describe('a file', () => {
  it('that stands in a longer piece of memory is judged by its own bytes', async () => {
    const [sound] = corpora[0]?.files ?? [];
    const bytes = Buffer.concat([Buffer.from('MZ'), sound?.make() ?? Buffer.alloc(0), Buffer.from('MZ')]);
    expect(await checkFile(bytes.subarray(2, -2), 'cv.pdf', { accept: '.pdf', bytes: 5000 })).toEqual({
      ok: true,
      name: 'cv.pdf',
    });
  });

  it('is refused in the words of its form: the kinds it takes, each once, and its bound', async () => {
    const rule = { accept: '.jpg,.jpeg,.png,.pdf', bytes: 3_000_000 };
    const said = async (bytes: number, name: string) => {
      const checked = await checkFile(Buffer.alloc(bytes), name, rule);
      return checked.ok ? undefined : checked.message;
    };
    expect(await said(9, 'a.exe')).toBe('The selected file must be a JPG, PNG or PDF');
    expect(await said(3_000_001, 'a.pdf')).toBe('The selected file must be smaller than 3 MB');
    expect(await said(0, 'a.pdf')).toBe('The selected file is empty');
  });
});
