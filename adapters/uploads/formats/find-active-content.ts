import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** `active`: the PDF runs something when opened, or contains files that do. `swollen`: it is too large to inspect. */
type ActiveContent = 'active' | 'swollen' | 'damaged';

/** Limit for all inflated object streams of a PDF. Documents of hundreds of pages have far less. */
const maxInflatedBytes = 30_000_000;
/** Longest dictionary before a stream, in characters. */
const maxDictionaryLength = 4096;

const gap = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*`;
const reference = String.raw`\d+${gap}\d+${gap}R`;
/**
 * Actions have a type, files are embedded or attached to annotations, and XFA forms have their own scripts. Source: ISO
 * 32000-1, 7.11.4, 12.6.4 and 12.7.8.
 */
const activePattern = new RegExp(
  [
    String.raw`\/S${gap}\/(?:JavaScript|Launch|Rendition|SubmitForm|ImportData)\b`,
    String.raw`\bobj${gap}\/(?:JavaScript|Launch|Rendition)\b`,
    String.raw`\/Type${gap}\/EmbeddedFile\b`,
    String.raw`\/(?:EmbeddedFiles|EF)${gap}(?:<<|${reference})`,
    String.raw`\/XFA${gap}(?:\[|${reference})`,
  ].join('|'),
);
const objectStreamPattern = /\/ObjStm\b/g;
const inflateBytes = promisify(inflate);

/** Searches a whole PDF for scripts, launched programs and embedded files, including compressed object streams. */
export async function findActiveContent(bytes: Buffer): Promise<ActiveContent | undefined> {
  const text = bytes.toString('latin1');
  if (activePattern.test(decodeNames(text))) return 'active';
  let remainingBytes = maxInflatedBytes;
  for (const { index } of decodeSameLength(text).matchAll(objectStreamPattern)) {
    const start = findStreamStart(text, index);
    if (start === undefined) continue;
    const dictionary = text.slice(Math.max(0, text.lastIndexOf('obj', index)), start);
    const objects = await inflateObjects(bytes.subarray(start), decodeNames(dictionary), remainingBytes);
    if (typeof objects === 'string') return objects;
    remainingBytes -= objects.length;
    if (activePattern.test(decodeNames(objects.toString('latin1')))) return 'active';
  }
  return undefined;
}

/** Characters of names may be escaped as `#4A`. */
const nameEscape = /#([0-9a-f]{2})/gi;
const decodeChar = (code: string): string => String.fromCharCode(Number.parseInt(code, 16));
const decodeNames = (text: string): string =>
  text.includes('#') ? text.replace(nameEscape, (_, code: string) => decodeChar(code)) : text;

/** Decodes names and pads them to their escaped length, so that the offsets of object streams stay correct. */
function decodeSameLength(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/\/(?:[A-Za-z]|#[0-9a-f]{2}){6,18}/gi, (name) => {
    const decoded = decodeNames(name);
    return decoded.startsWith('/ObjStm') ? decoded.padEnd(name.length) : name;
  });
}

function findStreamStart(text: string, from: number): number | undefined {
  const at = text.indexOf('stream', from);
  if (at < 0 || at - from > maxDictionaryLength) return undefined;
  const start = at + 'stream'.length;
  return start + (text.startsWith('\r\n', start) ? 2 : 1);
}

/** Inflates an object stream. PDF writers use one compression method, or none. */
async function inflateObjects(
  data: Buffer,
  dictionary: string,
  maxBytes: number,
): Promise<Buffer | 'swollen' | 'damaged'> {
  if (!/\/Filter\b/.test(dictionary)) return data.subarray(0, Math.max(0, data.indexOf('endstream')));
  if (!/\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>)/.test(dictionary) || /\/Predictor\b/.test(dictionary))
    return 'damaged';
  try {
    return await inflateBytes(data, { maxOutputLength: Math.max(1, maxBytes), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return error instanceof RangeError ? 'swollen' : 'damaged';
  }
}
