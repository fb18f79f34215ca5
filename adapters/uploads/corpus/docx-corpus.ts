import { acceptedFile, type CorpusFile, rejectedFile, rejectedFilesOfAnyKind } from './corpus-file.ts';
import { docxParts, makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
import { createZerosEntry, makeZip, type ZipEntryInput } from './make-zip.ts';

const { contentTypes, rootRelations, document } = docxParts();
const validDocx = makeDocx();
const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1_000_000);
const createEntries = (count: number): readonly ZipEntryInput[] =>
  Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}.xml`, content: 'x' }));
/** A document with a changed main part. */
const withMainPart = (change: Partial<ZipEntryInput>): Buffer =>
  makeZip([contentTypes, rootRelations, { ...document, ...change }]);
const withType = (type: string): Buffer => makeDocx([], { type });

const inner: ZipEntryInput = { name: 'word/b.xml', content: 'x'.repeat(100), isStored: true };
const innerBytes = makeZip([inner]).indexOf('PK\u0001\u0002');

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/** A document with a reference to an external target in its settings. */
const withExternalRelation = (kind: string, target: string): Buffer =>
  makeDocx([
    {
      name: 'word/_rels/settings.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  ]);

export const docxCorpus: readonly CorpusFile[] = [
  acceptedFile('a plain one', 'cv.docx', () => validDocx),
  acceptedFile('one that is not compressed', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document].map((each) => ({ ...each, isStored: true }))),
  ),
  acceptedFile('one with its parts in another order', 'cv.docx', () =>
    makeZip([document, rootRelations, contentTypes]),
  ),
  acceptedFile('one with folders', 'cv.docx', () => makeDocx([{ name: 'word/media/', content: '', isStored: true }])),
  acceptedFile('one with a picture', 'cv.docx', () => makeDocx([{ name: 'word/media/image1.png', content: zeros(1) }])),
  acceptedFile('one with two hundred parts', 'cv.docx', () => makeDocx(createEntries(197))),
  acceptedFile('one of forty-nine megabytes when it is opened', 'cv.docx', () =>
    makeDocx([createZerosEntry('word/media/a.bmp', 49)]),
  ),
  acceptedFile('one whose names are in UTF-8', 'cv.docx', () =>
    makeDocx([{ name: 'word/media/a.xml', content: 'x', flags: 0x800 }]),
  ),
  acceptedFile('one from Word in a browser', 'cv.docx', () => makeDocx([], { part: 'word/document2.xml' })),
  acceptedFile('one that speaks of macros', 'cv.docx', () => makeDocx([], { text: 'vbaProject.bin macroEnabled' })),
  acceptedFile('one with a table of another program in it', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/t.xlsx', content: makeZip([contentTypes]) }]),
  ),
  acceptedFile('one with a link', 'cv.docx', () =>
    withExternalRelation('hyperlink', 'https://www.example.com/?a=1&amp;b=2'),
  ),
  acceptedFile('one made from a template of its author', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file:///C:\\Users\\Ada\\Normal.dotm'),
  ),
  ...rejectedFilesOfAnyKind('.docx', () => validDocx),
  rejectedFile('a PDF that is called a document', 'kind', 'cv.docx', () => makePdf()),
  rejectedFile('a zip of something else', 'kind', 'cv.docx', () => makeZip([{ name: 'readme.txt', content: 'x' }])),
  rejectedFile('no list of parts', 'kind', 'cv.docx', () => makeZip([rootRelations, document])),
  rejectedFile('no document', 'kind', 'cv.docx', () => makeZip([contentTypes, rootRelations])),
  rejectedFile('a table', 'kind', 'cv.docx', () =>
    withType('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ),
  rejectedFile('a template', 'kind', 'cv.docx', () => withType(`${word}.template.main+xml`)),
  rejectedFile('an old document of Word', 'kind', 'cv.docx', () => join(compound, zeros(1))),
  rejectedFile('one with a password', 'locked', 'cv.docx', () =>
    join(compound, zeros(1), Buffer.from('EncryptedPackage', 'utf16le')),
  ),
  rejectedFile('an encrypted part', 'locked', 'cv.docx', () => withMainPart({ flags: 1 })),
  rejectedFile('a document with macros that was renamed', 'macros', 'cv.docx', () => withType(macros)),
  rejectedFile('macros', 'macros', 'cv.docx', () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }])),
  rejectedFile('macros in other letters', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'WORD/VBAPROJECT.BIN', content: 'x' }]),
  ),
  rejectedFile('macros elsewhere', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'customXml/vbaProjectSignature.bin', content: 'x' }]),
  ),
  rejectedFile('macros under a name of their own', 'macros', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>' }),
  ),
  rejectedFile('a document with macros in it', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/a.xlsm', content: 'x' }]),
  ),
  rejectedFile('a list of parts with letters in disguise', 'kind', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/x" ContentType="macro&#69;nabled"/>' }),
  ),
  rejectedFile('a list of parts with entities', 'kind', 'cv.docx', () => makeDocx([], { types: '<!ENTITY a "b">' })),
  rejectedFile('a template from the web', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'https://evil.example/a.dotm'),
  ),
  rejectedFile('a template from the web in disguise', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', '&#x68;ttps://evil.example/a.dotm'),
  ),
  rejectedFile('a template from a shared folder', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', '\\\\evil.example\\a'),
  ),
  rejectedFile('a template from a file of another computer', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file://evil.example/a.dotm'),
  ),
  rejectedFile('a template from a shared folder that is written as a file', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file:///\\\\evil.example\\a.dotm'),
  ),
  rejectedFile('an object from the web', 'remote', 'cv.docx', () =>
    withExternalRelation('oleObject', 'mhtml:http://evil.example/a!x'),
  ),
  rejectedFile('an object of another program', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
  ),
  rejectedFile('a control of another program', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/activeX/activeX1.bin', content: 'x' }]),
  ),
  rejectedFile('a name that leads upwards', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: '../../evil.xml', content: 'x' }]),
  ),
  rejectedFile('a name from the root', 'damaged', 'cv.docx', () => makeDocx([{ name: '/etc/passwd', content: 'x' }])),
  rejectedFile('a name of another disk', 'damaged', 'cv.docx', () => makeDocx([{ name: 'C:/evil.xml', content: 'x' }])),
  rejectedFile('a name with backslashes', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word\\..\\evil.xml', content: 'x' }]),
  ),
  rejectedFile('a name with a line break', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a\nb.xml', content: 'x' }]),
  ),
  rejectedFile('the same name twice', 'damaged', 'cv.docx', () => makeDocx([document])),
  rejectedFile('the same name in other letters', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...document, name: 'word/DOCUMENT.xml' }]),
  ),
  rejectedFile('a name that is another in the entry', 'damaged', 'cv.docx', () =>
    withMainPart({ localName: 'word/documenT.xml' }),
  ),
  rejectedFile('flags that are others in the entry', 'damaged', 'cv.docx', () => withMainPart({ localFlags: 1 })),
  rejectedFile('a length that is another in the entry', 'damaged', 'cv.docx', () => withMainPart({ localBytes: 7 })),
  rejectedFile('two hundred and one parts', 'swollen', 'cv.docx', () => makeDocx(createEntries(198))),
  rejectedFile('two hundred megabytes in one part', 'swollen', 'cv.docx', () =>
    makeDocx([createZerosEntry('word/a.xml', 200)]),
  ),
  rejectedFile('fifty-one megabytes in many parts', 'swollen', 'cv.docx', () =>
    makeDocx(createEntries(51).map(({ name }) => createZerosEntry(name, 1))),
  ),
  rejectedFile('two hundred megabytes that say they are ten bytes', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...createZerosEntry('word/a.xml', 200), inflatedBytes: 10 }]),
  ),
  rejectedFile('a part that is shorter than it says', 'damaged', 'cv.docx', () =>
    withMainPart({ inflatedBytes: 9999 }),
  ),
  rejectedFile('a part with another sum', 'damaged', 'cv.docx', () => withMainPart({ sum: 1 })),
  rejectedFile('a part in an unknown compression', 'damaged', 'cv.docx', () => withMainPart({ method: 12 })),
  rejectedFile('a part that lies in another', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', at: 0, localName: contentTypes.name }]),
  ),
  rejectedFile('a part that lies in another and agrees with its directory', 'damaged', 'cv.docx', () => {
    const outer = { name: 'word/a.bin', isStored: true, content: makeZip([inner]).subarray(0, innerBytes) };
    const at = makeZip([contentTypes, rootRelations, document, { ...outer, content: '' }]).indexOf('PK\u0001\u0002');
    return makeZip([contentTypes, rootRelations, document, outer, { ...inner, at, isDirectoryOnly: true }]);
  }),
  rejectedFile('a part that does not begin where it should', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', at: 3 }]),
  ),
  rejectedFile('the larger form of sizes', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', extra: Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]) }]),
  ),
  rejectedFile('the larger form of the end', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { afterDirectory: join('PK\u0006\u0007', Buffer.alloc(16)) }),
  ),
  rejectedFile('a number of entries that is too large', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { end: { 8: 4, 10: 4 } }),
  ),
  rejectedFile('a number of entries that hides one', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document, { name: 'a', content: 'x' }], { end: { 8: 3, 10: 3 } }),
  ),
  rejectedFile('a second disk', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { end: { 4: 1 } }),
  ),
  rejectedFile('something between its entries and its directory', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { between: zeros(1) }),
  ),
  rejectedFile('something between its directory and its end', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { afterDirectory: zeros(1) }),
  ),
  rejectedFile('something behind it', 'damaged', 'cv.docx', () => join(validDocx, 'MZ')),
  rejectedFile('a comment', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { comment: 'x' }),
  ),
  rejectedFile('its first half', 'damaged', 'cv.docx', () => validDocx.subarray(0, validDocx.length / 2)),
  rejectedFile('a page before its document', 'kind', 'cv.docx', () =>
    makeZip([{ name: 'a.htm', content: '<html><script>', isStored: true }, contentTypes, rootRelations, document]),
  ),
];
