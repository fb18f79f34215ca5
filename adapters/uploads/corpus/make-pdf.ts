interface PdfInput {
  /** Inserted after the first line, before the objects. */
  readonly head?: string;
  /** Additional entries of the trailer dictionary. */
  readonly trailer?: string;
  readonly pageText?: string;
  /** Whether the cross-reference table is a stream, as since PDF 1.5, rather than text. */
  readonly isStream?: boolean;
  readonly version?: string;
  /** The stated offset of the cross-reference table, from its real one. */
  readonly tableOffset?: (at: number) => number | string;
  readonly end?: string;
  /** Additional entries of the catalogue, the first object. */
  readonly catalog?: string;
  /** An additional object, as written to the file. */
  readonly object?: string;
}

/** For tests: a valid PDF of one page with this text. */
export function makePdf(input: PdfInput = {}): Buffer {
  const { head = '', trailer = '', pageText = 'Curriculum vitae', isStream = false, version = '1.7' } = input;
  const { tableOffset = (at) => at, end = '%%EOF\n', catalog = '', object: more } = input;
  const content = `BT /F1 12 Tf 72 720 Td (${pageText}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(more === undefined ? [] : [more]),
  ];
  let text = `%PDF-${version}\n%âãÏÓ\n${head}`;
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const at = text.length;
  text += isStream ? tableStream(offsets, at, trailer) : table(offsets, trailer);
  return Buffer.from(`${text}startxref\n${tableOffset(at)}\n${end}`, 'latin1');
}

const table = (offsets: readonly number[], trailer: string): string =>
  [
    `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\n`,
  ].join('');

function tableStream(offsets: readonly number[], at: number, trailer: string): string {
  const rows = [[0, 0], ...[...offsets, at].map((offset) => [1, offset])];
  const bytes = rows.map(([kind = 0, offset = 0]) => String.fromCharCode(kind, offset >> 8, offset & 255, 0)).join('');
  const dictionary = `<< /Type /XRef /Size ${rows.length} /W [1 2 1] /Root 1 0 R /Length ${bytes.length} ${trailer} >>`;
  return `${offsets.length + 1} 0 obj\n${dictionary}\nstream\n${bytes}\nendstream\nendobj\n`;
}
