import { makeZip, type ZipEntryInput } from './make-zip.ts';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface DocxInput {
  /** Content type of the main part. */
  readonly type?: string;
  /** Additional entries of the content types. */
  readonly types?: string;
  readonly part?: string;
  readonly text?: string;
}

/** For tests: the three parts that every DOCX needs. */
export function docxParts({ type = main, types = '', part = 'word/document.xml', text = 'CV' }: DocxInput = {}) {
  const override = `<Override PartName="/${part}" ContentType="${type}"/>`;
  const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override}${types}</Types>`;
  const rootRelations = `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="${part}"/></Relationships>`;
  const document = `<w:document xmlns:w="${wordNamespace}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  return {
    contentTypes: { name: '[Content_Types].xml', content: xmlDeclaration + contentTypes },
    rootRelations: { name: '_rels/.rels', content: xmlDeclaration + rootRelations },
    document: { name: part, content: xmlDeclaration + document },
  };
}

/** For tests: a DOCX that Word can open, with additional parts. */
export function makeDocx(extraParts: readonly ZipEntryInput[] = [], input: DocxInput = {}): Buffer {
  const { contentTypes, rootRelations, document } = docxParts(input);
  return makeZip([contentTypes, rootRelations, document, ...extraParts]);
}
