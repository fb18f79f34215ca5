/** A JSON text that contains one list: its text before and after the entries, and the text of each entry. */
export interface ListText {
  readonly head: string;
  readonly entries: readonly string[];
  readonly tail: string;
}

const name = String.raw`"[^"\\]*"\s*:\s*`;
const scalar = String.raw`(?:true|false|null|-?[0-9.eE+-]+|"[^"\\]*")\s*`;
/** A list, or an object with one list and otherwise only texts, numbers, booleans and null. */
const headPattern = new RegExp(String.raw`^\s*(?:\{\s*(?:${name}${scalar},\s*)*${name})?\[\s*`);
const tailPattern = new RegExp(String.raw`^\s*\]\s*(?:(?:,\s*${name}${scalar})*\}\s*)?$`);
/** Longer texts around a list are not examined. */
const maxFrameLength = 1000;

/** Splits the text of a list of objects without parsing it. Undefined for any other text. */
export function splitList(text: string): ListText | undefined {
  const head = headPattern.exec(text.slice(0, maxFrameLength))?.[0];
  if (head === undefined) return undefined;
  const entries: string[] = [];
  let at = head.length;
  while (text[at] === '{') {
    const end = findObjectEnd(text, at);
    if (end === undefined) return undefined;
    entries.push(text.slice(at, end));
    const next = skipSpace(text, end);
    if (text[next] !== ',') {
      at = next;
      break;
    }
    at = skipSpace(text, next + 1);
    if (text[at] !== '{') return undefined;
  }
  const tail = text.slice(at);
  if (tail.length > maxFrameLength || !tailPattern.test(tail)) return undefined;
  return head.trimStart().startsWith('{') === tail.includes('}') ? { head, entries, tail } : undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}

const [quote, backslash, openBrace, closeBrace] = [0x22, 0x5c, 0x7b, 0x7d];

/** The position after the object that starts at a position. */
function findObjectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = findQuote(text, at + 1);
      if (at === -1) return undefined;
    } else if (code === openBrace) depth += 1;
    else if (code === closeBrace) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** The position of the next quote that is not escaped; -1 if there is none. */
function findQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1) {
    let escapes = at;
    while (text.charCodeAt(escapes - 1) === backslash) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at;
    at = text.indexOf('"', at + 1);
  }
  return -1;
}
