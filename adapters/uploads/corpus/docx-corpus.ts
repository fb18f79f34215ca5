import { bad, badOfAnyKind, type CorpusFile, good } from './corpus-file.ts';
import { docxParts, makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip, type ZipEntryInput, zerosEntry } from './make-zip.ts';

const { list, leading, document } = docxParts();
const sound = makeDocx();
const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000);
const many = (count: number): readonly ZipEntryInput[] =>
  Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}.xml`, content: 'x' }));
/** A document with a changed main part. */
const withMain = (change: Partial<ZipEntryInput>): Buffer => makeZip([list, leading, { ...document, ...change }]);
const withType = (type: string): Buffer => makeDocx([], { type });

const inner: ZipEntryInput = { name: 'word/b.xml', content: 'x'.repeat(100), isStored: true };
const innerBytes = makeZip([inner]).indexOf('PK\u0001\u0002');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/** A document with a reference to an external target in its settings. */
const referring = (kind: string, target: string): Buffer =>
  makeDocx([
    {
      name: 'word/_rels/settings.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  ]);

export const docxCorpus: readonly CorpusFile[] = [
  good('a plain one', 'cv.docx', () => sound),
  good('one that is not compressed', 'cv.docx', () =>
    makeZip([list, leading, document].map((each) => ({ ...each, isStored: true }))),
  ),
  good('one with its parts in another order', 'cv.docx', () => makeZip([document, leading, list])),
  good('one with folders', 'cv.docx', () => makeDocx([{ name: 'word/media/', content: '', isStored: true }])),
  good('one with a picture', 'cv.docx', () => makeDocx([{ name: 'word/media/image1.png', content: zeros(1) }])),
  good('one with two hundred parts', 'cv.docx', () => makeDocx(many(197))),
  good('one of forty-nine megabytes when it is opened', 'cv.docx', () =>
    makeDocx([zerosEntry('word/media/a.bmp', 49)]),
  ),
  good('one whose names are in UTF-8', 'cv.docx', () =>
    makeDocx([{ name: 'word/media/a.xml', content: 'x', flags: 0x800 }]),
  ),
  good('one from Word in a browser', 'cv.docx', () => makeDocx([], { part: 'word/document2.xml' })),
  good('one that speaks of macros', 'cv.docx', () => makeDocx([], { text: 'vbaProject.bin macroEnabled' })),
  good('one with a table of another program in it', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/t.xlsx', content: makeZip([list]) }]),
  ),
  good('one with a link', 'cv.docx', () => referring('hyperlink', 'https://www.example.com/?a=1&amp;b=2')),
  good('one made from a template of its author', 'cv.docx', () =>
    referring('attachedTemplate', 'file:///C:\\Users\\Ada\\Normal.dotm'),
  ),
  ...badOfAnyKind('.docx', () => sound),
  bad('a PDF that is called a document', 'kind', 'cv.docx', () => makePdf()),
  bad('a zip of something else', 'kind', 'cv.docx', () => makeZip([{ name: 'readme.txt', content: 'x' }])),
  bad('no list of parts', 'kind', 'cv.docx', () => makeZip([leading, document])),
  bad('no document', 'kind', 'cv.docx', () => makeZip([list, leading])),
  bad('a table', 'kind', 'cv.docx', () =>
    withType('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ),
  bad('a template', 'kind', 'cv.docx', () => withType(`${word}.template.main+xml`)),
  bad('an old document of Word', 'kind', 'cv.docx', () => join(compound, zeros(1))),
  bad('one with a password', 'locked', 'cv.docx', () =>
    join(compound, zeros(1), Buffer.from('EncryptedPackage', 'utf16le')),
  ),
  bad('an encrypted part', 'locked', 'cv.docx', () => withMain({ flags: 1 })),
  bad('a document with macros that was renamed', 'macros', 'cv.docx', () => withType(macros)),
  bad('macros', 'macros', 'cv.docx', () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }])),
  bad('macros in other letters', 'macros', 'cv.docx', () => makeDocx([{ name: 'WORD/VBAPROJECT.BIN', content: 'x' }])),
  bad('macros elsewhere', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'customXml/vbaProjectSignature.bin', content: 'x' }]),
  ),
  bad('macros under a name of their own', 'macros', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>' }),
  ),
  bad('a document with macros in it', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/a.xlsm', content: 'x' }]),
  ),
  bad('a list of parts with letters in disguise', 'kind', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/x" ContentType="macro&#69;nabled"/>' }),
  ),
  bad('a list of parts with entities', 'kind', 'cv.docx', () => makeDocx([], { types: '<!ENTITY a "b">' })),
  bad('a template from the web', 'remote', 'cv.docx', () =>
    referring('attachedTemplate', 'https://evil.example/a.dotm'),
  ),
  bad('a template from the web in disguise', 'remote', 'cv.docx', () =>
    referring('attachedTemplate', '&#x68;ttps://evil.example/a.dotm'),
  ),
  bad('a template from a shared folder', 'remote', 'cv.docx', () =>
    referring('attachedTemplate', '\\\\evil.example\\a'),
  ),
  bad('a template from a file of another computer', 'remote', 'cv.docx', () =>
    referring('attachedTemplate', 'file://evil.example/a.dotm'),
  ),
  bad('a template from a shared folder that is written as a file', 'remote', 'cv.docx', () =>
    referring('attachedTemplate', 'file:///\\\\evil.example\\a.dotm'),
  ),
  bad('an object from the web', 'remote', 'cv.docx', () => referring('oleObject', 'mhtml:http://evil.example/a!x')),
  bad('an object of another program', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
  ),
  bad('a control of another program', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/activeX/activeX1.bin', content: 'x' }]),
  ),
  bad('a name that leads upwards', 'damaged', 'cv.docx', () => makeDocx([{ name: '../../evil.xml', content: 'x' }])),
  bad('a name from the root', 'damaged', 'cv.docx', () => makeDocx([{ name: '/etc/passwd', content: 'x' }])),
  bad('a name of another disk', 'damaged', 'cv.docx', () => makeDocx([{ name: 'C:/evil.xml', content: 'x' }])),
  bad('a name with backslashes', 'damaged', 'cv.docx', () => makeDocx([{ name: 'word\\..\\evil.xml', content: 'x' }])),
  bad('a name with a line break', 'damaged', 'cv.docx', () => makeDocx([{ name: 'word/a\nb.xml', content: 'x' }])),
  bad('the same name twice', 'damaged', 'cv.docx', () => makeDocx([document])),
  bad('the same name in other letters', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...document, name: 'word/DOCUMENT.xml' }]),
  ),
  bad('a name that is another in the entry', 'damaged', 'cv.docx', () => withMain({ localName: 'word/documenT.xml' })),
  bad('flags that are others in the entry', 'damaged', 'cv.docx', () => withMain({ localFlags: 1 })),
  bad('a length that is another in the entry', 'damaged', 'cv.docx', () => withMain({ localBytes: 7 })),
  bad('two hundred and one parts', 'swollen', 'cv.docx', () => makeDocx(many(198))),
  bad('two hundred megabytes in one part', 'swollen', 'cv.docx', () => makeDocx([zerosEntry('word/a.xml', 200)])),
  bad('fifty-one megabytes in many parts', 'swollen', 'cv.docx', () =>
    makeDocx(many(51).map(({ name }) => zerosEntry(name, 1))),
  ),
  bad('two hundred megabytes that say they are ten bytes', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...zerosEntry('word/a.xml', 200), inflatedBytes: 10 }]),
  ),
  bad('a part that is shorter than it says', 'damaged', 'cv.docx', () => withMain({ inflatedBytes: 9999 })),
  bad('a part with another sum', 'damaged', 'cv.docx', () => withMain({ sum: 1 })),
  bad('a part in an unknown compression', 'damaged', 'cv.docx', () => withMain({ method: 12 })),
  bad('a part that lies in another', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', at: 0, localName: list.name }]),
  ),
  bad('a part that lies in another and agrees with its directory', 'damaged', 'cv.docx', () => {
    const outer = { name: 'word/a.bin', isStored: true, content: makeZip([inner]).subarray(0, innerBytes) };
    const at = makeZip([list, leading, document, { ...outer, content: '' }]).indexOf('PK\u0001\u0002');
    return makeZip([list, leading, document, outer, { ...inner, at, isUnwritten: true }]);
  }),
  bad('a part that does not begin where it should', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', at: 3 }]),
  ),
  bad('the larger form of sizes', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', extra: Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]) }]),
  ),
  bad('the larger form of the end', 'damaged', 'cv.docx', () =>
    makeZip([list, leading, document], { behind: join('PK\u0006\u0007', Buffer.alloc(16)) }),
  ),
  bad('a number of entries that is too large', 'damaged', 'cv.docx', () =>
    makeZip([list, leading, document], { end: { 8: 4, 10: 4 } }),
  ),
  bad('a number of entries that hides one', 'damaged', 'cv.docx', () =>
    makeZip([list, leading, document, { name: 'a', content: 'x' }], { end: { 8: 3, 10: 3 } }),
  ),
  bad('a second disk', 'damaged', 'cv.docx', () => makeZip([list, leading, document], { end: { 4: 1 } })),
  bad('something between its entries and its directory', 'damaged', 'cv.docx', () =>
    makeZip([list, leading, document], { between: zeros(1) }),
  ),
  bad('something between its directory and its end', 'damaged', 'cv.docx', () =>
    makeZip([list, leading, document], { behind: zeros(1) }),
  ),
  bad('something behind it', 'damaged', 'cv.docx', () => join(sound, 'MZ')),
  bad('a comment', 'damaged', 'cv.docx', () => makeZip([list, leading, document], { comment: 'x' })),
  bad('its first half', 'damaged', 'cv.docx', () => sound.subarray(0, sound.length / 2)),
  bad('a page before its document', 'kind', 'cv.docx', () =>
    makeZip([{ name: 'a.htm', content: '<html><script>', isStored: true }, list, leading, document]),
  ),
];
