import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('a file name', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['My CV (2026), v1.2.PDF', 'My CV (2026), v1.2.pdf'],
    ['履歴書 Zoë’s.docx', '履歴書 Zoë’s.docx'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['cv.exe.pdf', 'cv-exe.pdf'],
    ['cv.pdf.exe', 'cv-pdf.exe'],
    ['cv.pdf. .', 'cv.pdf'],
    ['.htaccess.pdf', 'htaccess.pdf'],
    ['=HYPERLINK("x").pdf', 'HYPERLINK(-x-).pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['<img src=x>.png', 'img src-x-.png'],
    ['.pdf', 'file.pdf'],
    ['😀.jpg', 'file.jpg'],
  ])('%j is stored as %j [apply.cv]', (name, stored) => {
    expect(safeFileName(name)).toBe(stored);
  });

  it.each(['a\r\nBcc: b@c.pdf', 'a\u0000.pdf', '\u001b[2Ja.pdf', 'a\u0085.pdf'])(
    '%j is rejected [apply.cv]',
    (name) => {
      expect(safeFileName(name)).toBeUndefined();
    },
  );

  it('of three hundred characters is shortened to a hundred, before its extension [apply.cv]', () => {
    expect(safeFileName(`${'ä'.repeat(300)}.pdf`)).toBe(`${'ä'.repeat(96)}.pdf`);
  });

  it('has no characters with a special meaning, and does not change when it is processed again [apply.cv]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (name) => {
        const stored = safeFileName(name) ?? 'file';
        expect(stored).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|=@%$#]|^[.\s+-]/u);
        expect([...stored].length).toBeLessThanOrEqual(100);
        expect(safeFileName(stored)).toBe(stored);
      }),
    );
  });
});
