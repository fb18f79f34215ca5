import type { FileError } from '#schemas/forms/_shared/fields/file-words.ts';
import { fetchesParts } from './fetches-parts.ts';
import { startsAsAnother } from './hides-another.ts';
import { readZip, type ZipPart } from './read-zip.ts';

const limits = { entries: 200, bytes: 50_000_000 };
const typesName = '[Content_Types].xml';
/** No list of parts of a real document is longer, nor one of what they refer to. */
const listBytes = 1_000_000;

/** Word’s files of before 2007, and its encrypted ones, are compound files. Source: MS-CFB 2.2, MS-OFFCRYPTO 2.3.4.4. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Macros of Word, and documents of Office that may hold some. */
const macroPart = /(^|\/)vba(Project|Data)[^/]*$|\.(doc|dot|xls|xlt|xla|ppt|pot|pps)m$/i;
const macroType = /macroEnabled|ms-office\.vbaProject|ms-word\.vbaData/i;
/** Objects of other programs: opening one runs its program. Charts and tables of Office are documents of their own. */
const objectPart = /(^|\/)oleObject[^/]*$|(^|\/)(embeddings|activeX)\/[^/]*\.bin$/i;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Why a DOCX is not taken. All of it is inflated once, piece by piece, because lengths may lie. */
export async function checkDocx(bytes: Buffer): Promise<FileError | undefined> {
  if (bytes.subarray(0, 8).equals(compoundFile)) return bytes.includes(encryptedPackage) ? 'locked' : 'kind';
  if (bytes.toString('latin1', 0, 4) !== 'PK\u0003\u0004' || startsAsAnother(bytes)) return 'kind';
  const zip = await readZip(bytes, limits);
  if (!zip.ok) return zip.fault;
  return validateParts(zip.parts).catch((): FileError => 'damaged');
}

async function validateParts(parts: readonly ZipPart[]): Promise<FileError | undefined> {
  if (parts.some(({ name }) => macroPart.test(name))) return 'macros';
  if (parts.some(({ name }) => objectPart.test(name))) return 'active';
  const types = parts.find(({ name }) => name === typesName);
  const list = types && (await readText(types));
  if (list === undefined || isDisguised(list)) return 'kind';
  if (macroType.test(list)) return 'macros';
  const main = documentIn(list);
  if (!parts.some(({ name }) => name === main)) return 'kind';
  for (const part of parts) {
    if (!part.name.endsWith('.rels')) await readThrough(part);
    else if (fetchesParts(await readText(part))) return 'remote';
  }
  return undefined;
}

/** The part that the list calls the document: `word/document.xml`, with a number where Word was used in a browser. */
function documentIn(list: string): string | undefined {
  const [stated] = [...list.matchAll(/<Override\b[^>]*>/g)].filter(([each]) => each.includes(`"${mainType}"`));
  return /\sPartName="\/(word\/document\d*\.xml)"/.exec(stated?.[0] ?? '')?.[1];
}

async function readThrough(part: ZipPart): Promise<void> {
  const pieces = part.pieces()[Symbol.asyncIterator]();
  while (!(await pieces.next()).done);
}

/** Throws for what is too long. */
async function readText(part: ZipPart): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of part.pieces()) {
    length += piece.length;
    if (length > listBytes) throw new Error('A list of parts is too long.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Whether words in a list could be hidden: a document’s own never needs what does that, nor another encoding. */
const isDisguised = (list: string): boolean => /&|<!|\ufffd/.test(list) || list.includes('\0');
