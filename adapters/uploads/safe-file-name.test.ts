import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

describe('a file’s name', () => {
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
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it.each(['a\r\nBcc: b@c.pdf', 'a\u0000.pdf', '\u001b[2Ja.pdf', 'a\u0085.pdf'])('%j is not taken', (given) => {
    expect(safeFileName(given)).toBeUndefined();
  });

  it('of three hundred characters is cut to a hundred, before its ending', () => {
    expect(safeFileName(`${'ä'.repeat(300)}.pdf`)).toBe(`${'ä'.repeat(96)}.pdf`);
  });

  it('whatever it was, has none of what other programs obey, and stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (given) => {
        const kept = safeFileName(given) ?? 'file';
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|=@%$#]|^[.\s+-]/u);
        expect([...kept].length).toBeLessThanOrEqual(100);
        expect(safeFileName(kept)).toBe(kept);
      }),
    );
  });
});
