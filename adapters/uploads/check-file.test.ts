import { describe, expect, it } from 'vitest';
import { endingOf, endingsOf, fileErrorText } from '#schemas/forms/_shared/fields/file-error-text.ts';
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
      const isNamed = endingsOf(accept).includes(endingOf(name));
      const message =
        expectedError === 'kind' && isNamed
          ? expect.stringMatching(/is not a valid \w+\. It must be a /)
          : fileErrorText(expectedError, rule);
      expect(await checkFile(make(), name, rule)).toEqual({ ok: false, message });
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

  it.each([
    ['fake.jpg', 'Dear reader, – a CV', 'contains plain text and is not a valid JPG'],
    ['fake.pdf', '\x89PNG\r\n\x1a\n', 'contains a PNG and is not a valid PDF'],
    ['cv.docx', '{\\rtf1 CV}', 'contains an RTF and is not a valid DOCX'],
    ['cv.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'contains an old Word or Office file and is not a valid DOCX'],
    ['cv.pdf', '<!doctype html><p>CV', 'contains a web page or drawing and is not a valid PDF'],
    ['cv.pdf', 'MZ\x90\0\x03', 'contains a program and is not a valid PDF'],
    ['cv.pdf', '\0\x01\x02\x03', 'is not a valid PDF'],
  ])('%s with other content says what it contains, and what is accepted [apply.cv]', async (name, content, text) => {
    const rule = { accept: '.jpg,.pdf,.docx', bytes: 5000 };
    const isBinary = /[\x80-\xff\0]/.test(content);
    const message = `The selected file ${text}. It must be a JPG, PDF or DOCX`;
    expect(await checkFile(Buffer.from(content, isBinary ? 'latin1' : 'utf8'), name, rule)).toEqual({
      ok: false,
      message,
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
