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
  acceptedFile('a simple document', 'cv.docx', () => validDocx),
  acceptedFile('an uncompressed document', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document].map((each) => ({ ...each, isStored: true }))),
  ),
  acceptedFile('parts in another order', 'cv.docx', () => makeZip([document, rootRelations, contentTypes])),
  acceptedFile('folder entries', 'cv.docx', () => makeDocx([{ name: 'word/media/', content: '', isStored: true }])),
  acceptedFile('an image', 'cv.docx', () => makeDocx([{ name: 'word/media/image1.png', content: zeros(1) }])),
  acceptedFile('two hundred parts', 'cv.docx', () => makeDocx(createEntries(197))),
  acceptedFile('forty-nine megabytes when inflated', 'cv.docx', () =>
    makeDocx([createZerosEntry('word/media/a.bmp', 49)]),
  ),
  acceptedFile('names in UTF-8', 'cv.docx', () => makeDocx([{ name: 'word/media/a.xml', content: 'x', flags: 0x800 }])),
  acceptedFile('a document from Word for the web', 'cv.docx', () => makeDocx([], { part: 'word/document2.xml' })),
  acceptedFile('text about macros', 'cv.docx', () => makeDocx([], { text: 'vbaProject.bin macroEnabled' })),
  acceptedFile('an embedded spreadsheet', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/t.xlsx', content: makeZip([contentTypes]) }]),
  ),
  acceptedFile('a link', 'cv.docx', () => withExternalRelation('hyperlink', 'https://www.example.com/?a=1&amp;b=2')),
  acceptedFile('a template on the author’s disk', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file:///C:\\Users\\Ada\\Normal.dotm'),
  ),
  ...rejectedFilesOfAnyKind('.docx', () => validDocx),
  rejectedFile('a PDF named .docx', 'kind', 'cv.docx', () => makePdf()),
  rejectedFile('a zip without a document', 'kind', 'cv.docx', () => makeZip([{ name: 'readme.txt', content: 'x' }])),
  rejectedFile('no content types', 'kind', 'cv.docx', () => makeZip([rootRelations, document])),
  rejectedFile('no main part', 'kind', 'cv.docx', () => makeZip([contentTypes, rootRelations])),
  rejectedFile('a spreadsheet', 'kind', 'cv.docx', () =>
    withType('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
  ),
  rejectedFile('a template', 'kind', 'cv.docx', () => withType(`${word}.template.main+xml`)),
  rejectedFile('a document in the old Word format', 'kind', 'cv.docx', () => join(compound, zeros(1))),
  rejectedFile('a password-protected document', 'locked', 'cv.docx', () =>
    join(compound, zeros(1), Buffer.from('EncryptedPackage', 'utf16le')),
  ),
  rejectedFile('an encrypted part', 'locked', 'cv.docx', () => withMainPart({ flags: 1 })),
  rejectedFile('a renamed document with macros', 'macros', 'cv.docx', () => withType(macros)),
  rejectedFile('macros', 'macros', 'cv.docx', () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }])),
  rejectedFile('macros in capital letters', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'WORD/VBAPROJECT.BIN', content: 'x' }]),
  ),
  rejectedFile('macros in another folder', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'customXml/vbaProjectSignature.bin', content: 'x' }]),
  ),
  rejectedFile('macros with another name', 'macros', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>' }),
  ),
  rejectedFile('an embedded document with macros', 'macros', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/a.xlsm', content: 'x' }]),
  ),
  rejectedFile('content types with escaped letters', 'kind', 'cv.docx', () =>
    makeDocx([], { types: '<Override PartName="/x" ContentType="macro&#69;nabled"/>' }),
  ),
  rejectedFile('content types with entities', 'kind', 'cv.docx', () => makeDocx([], { types: '<!ENTITY a "b">' })),
  rejectedFile('a template from the web', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'https://evil.example/a.dotm'),
  ),
  rejectedFile('an escaped template URL', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', '&#x68;ttps://evil.example/a.dotm'),
  ),
  rejectedFile('a template from a shared folder', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', '\\\\evil.example\\a'),
  ),
  rejectedFile('a template on another computer', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file://evil.example/a.dotm'),
  ),
  rejectedFile('a template on a shared folder as a file URL', 'remote', 'cv.docx', () =>
    withExternalRelation('attachedTemplate', 'file:///\\\\evil.example\\a.dotm'),
  ),
  rejectedFile('an object from the web', 'remote', 'cv.docx', () =>
    withExternalRelation('oleObject', 'mhtml:http://evil.example/a!x'),
  ),
  rejectedFile('an object of another program', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
  ),
  rejectedFile('an ActiveX control', 'active', 'cv.docx', () =>
    makeDocx([{ name: 'word/activeX/activeX1.bin', content: 'x' }]),
  ),
  rejectedFile('a name with parent folders', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: '../../evil.xml', content: 'x' }]),
  ),
  rejectedFile('an absolute name', 'damaged', 'cv.docx', () => makeDocx([{ name: '/etc/passwd', content: 'x' }])),
  rejectedFile('a name with a drive letter', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'C:/evil.xml', content: 'x' }]),
  ),
  rejectedFile('a name with backslashes', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word\\..\\evil.xml', content: 'x' }]),
  ),
  rejectedFile('a name with a line break', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a\nb.xml', content: 'x' }]),
  ),
  rejectedFile('a duplicate name', 'damaged', 'cv.docx', () => makeDocx([document])),
  rejectedFile('a duplicate name in other case', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...document, name: 'word/DOCUMENT.xml' }]),
  ),
  rejectedFile('a different name in the local header', 'damaged', 'cv.docx', () =>
    withMainPart({ localName: 'word/documenT.xml' }),
  ),
  rejectedFile('different flags in the local header', 'damaged', 'cv.docx', () => withMainPart({ localFlags: 1 })),
  rejectedFile('a different length in the local header', 'damaged', 'cv.docx', () => withMainPart({ localBytes: 7 })),
  rejectedFile('two hundred and one parts', 'swollen', 'cv.docx', () => makeDocx(createEntries(198))),
  rejectedFile('two hundred megabytes in one part', 'swollen', 'cv.docx', () =>
    makeDocx([createZerosEntry('word/a.xml', 200)]),
  ),
  rejectedFile('fifty-one megabytes in many parts', 'swollen', 'cv.docx', () =>
    makeDocx(createEntries(51).map(({ name }) => createZerosEntry(name, 1))),
  ),
  rejectedFile('two hundred megabytes stated as ten bytes', 'damaged', 'cv.docx', () =>
    makeDocx([{ ...createZerosEntry('word/a.xml', 200), inflatedBytes: 10 }]),
  ),
  rejectedFile('a part shorter than stated', 'damaged', 'cv.docx', () => withMainPart({ inflatedBytes: 9999 })),
  rejectedFile('a wrong checksum', 'damaged', 'cv.docx', () => withMainPart({ sum: 1 })),
  rejectedFile('an unknown compression method', 'damaged', 'cv.docx', () => withMainPart({ method: 12 })),
  rejectedFile('a part inside another', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', at: 0, localName: contentTypes.name }]),
  ),
  rejectedFile('a part inside another that agrees with the directory', 'damaged', 'cv.docx', () => {
    const outer = { name: 'word/a.bin', isStored: true, content: makeZip([inner]).subarray(0, innerBytes) };
    const at = makeZip([contentTypes, rootRelations, document, { ...outer, content: '' }]).indexOf('PK\u0001\u0002');
    return makeZip([contentTypes, rootRelations, document, outer, { ...inner, at, isDirectoryOnly: true }]);
  }),
  rejectedFile('a wrong offset', 'damaged', 'cv.docx', () => makeDocx([{ name: 'word/a.xml', content: 'x', at: 3 }])),
  rejectedFile('zip64 sizes', 'damaged', 'cv.docx', () =>
    makeDocx([{ name: 'word/a.xml', content: 'x', extra: Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]) }]),
  ),
  rejectedFile('a zip64 end record', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { afterDirectory: join('PK\u0006\u0007', Buffer.alloc(16)) }),
  ),
  rejectedFile('more entries stated than present', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { end: { 8: 4, 10: 4 } }),
  ),
  rejectedFile('fewer entries stated than present', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document, { name: 'a', content: 'x' }], { end: { 8: 3, 10: 3 } }),
  ),
  rejectedFile('a second disk', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { end: { 4: 1 } }),
  ),
  rejectedFile('data between entries and directory', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { between: zeros(1) }),
  ),
  rejectedFile('data between directory and end record', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { afterDirectory: zeros(1) }),
  ),
  rejectedFile('trailing data', 'damaged', 'cv.docx', () => join(validDocx, 'MZ')),
  rejectedFile('a comment', 'damaged', 'cv.docx', () =>
    makeZip([contentTypes, rootRelations, document], { comment: 'x' }),
  ),
  rejectedFile('a truncated document', 'damaged', 'cv.docx', () => validDocx.subarray(0, validDocx.length / 2)),
  rejectedFile('a web page as the first entry', 'kind', 'cv.docx', () =>
    makeZip([{ name: 'a.htm', content: '<html><script>', isStored: true }, contentTypes, rootRelations, document]),
  ),
];
