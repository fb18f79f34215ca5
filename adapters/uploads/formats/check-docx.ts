import type { FileError } from '#schemas/forms/_shared/fields/file-error-text.ts';
import { hasRemoteParts } from './has-remote-parts.ts';
import { startsLikeAnotherFormat } from './is-polyglot.ts';
import { readZip, type ZipPart } from './read-zip.ts';

const limits = { entries: 200, bytes: 50_000_000 };
const typesName = '[Content_Types].xml';
/** Larger than any content types or relationships part of a real document. */
const listBytes = 1_000_000;

/** Word files from before 2007 and encrypted ones are compound files. Source: MS-CFB 2.2, MS-OFFCRYPTO 2.3.4.4. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Word macros, and Office documents that may contain macros. */
const macroPart = /(^|\/)vba(Project|Data)[^/]*$|\.(doc|dot|xls|xlt|xla|ppt|pot|pps)m$/i;
const macroType = /macroEnabled|ms-office\.vbaProject|ms-word\.vbaData/i;
/** Embedded objects of other programs, which run when opened. Office charts and tables are ordinary documents. */
const objectPart = /(^|\/)oleObject[^/]*$|(^|\/)(embeddings|activeX)\/[^/]*\.bin$/i;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Returns why a DOCX is rejected. Inflates all of it once, piece by piece, because the stated lengths may be wrong. */
export async function checkDocx(bytes: Buffer): Promise<FileError | undefined> {
  if (bytes.subarray(0, 8).equals(compoundFile)) return bytes.includes(encryptedPackage) ? 'locked' : 'kind';
  if (bytes.toString('latin1', 0, 4) !== 'PK\u0003\u0004' || startsLikeAnotherFormat(bytes)) return 'kind';
  const zip = await readZip(bytes, limits);
  if (!zip.ok) return zip.error;
  return validateParts(zip.parts).catch((): FileError => 'damaged');
}

async function validateParts(parts: readonly ZipPart[]): Promise<FileError | undefined> {
  if (parts.some(({ name }) => macroPart.test(name))) return 'macros';
  if (parts.some(({ name }) => objectPart.test(name))) return 'active';
  const types = parts.find(({ name }) => name === typesName);
  const list = types && (await readText(types));
  if (list === undefined || mayHideText(list)) return 'kind';
  if (macroType.test(list)) return 'macros';
  const main = findMainPart(list);
  if (!parts.some(({ name }) => name === main)) return 'kind';
  for (const part of parts) {
    if (!part.name.endsWith('.rels')) await inflateFully(part);
    else if (hasRemoteParts(await readText(part))) return 'remote';
  }
  return undefined;
}

/** Name of the main part: `word/document.xml`, with a number if it was written by Word in a browser. */
function findMainPart(list: string): string | undefined {
  const [stated] = [...list.matchAll(/<Override\b[^>]*>/g)].filter(([each]) => each.includes(`"${mainType}"`));
  return /\sPartName="\/(word\/document\d*\.xml)"/.exec(stated?.[0] ?? '')?.[1];
}

async function inflateFully(part: ZipPart): Promise<void> {
  const chunks = part.chunks()[Symbol.asyncIterator]();
  while (!(await chunks.next()).done);
}

/** Throws if the text is too long. */
async function readText(part: ZipPart): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part.chunks()) {
    length += chunk.length;
    if (length > listBytes) throw new Error('The content types or relationships part is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Whether text could be hidden by entities or another encoding. Real documents use neither. */
const mayHideText = (list: string): boolean => /&|<!|\ufffd/.test(list) || list.includes('\0');
