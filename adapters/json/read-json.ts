/** Either the value, or why the text is no JSON we take. */
export type ReadJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Deeper nesting than this is an attack or a mistake; it would exhaust the stack of whatever walks the value. */
export const maximumDepth = 64;

/** An escape that may be half of a character: such a half cannot be sent in a page. */
const surrogate = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * Reads JSON from outside. Refuses nesting beyond 64 levels before parsing, and the key `__proto__` at any depth,
 * because code further on may copy keys. Half a surrogate pair becomes U+FFFD, as in HTML: else the browser would find
 * another text in a page than its script does.
 */
export function readJson(text: string): ReadJson {
  if (depthOf(text) > maximumDepth) return { ok: false, message: `is nested deeper than ${maximumDepth} levels` };
  let value: unknown;
  try {
    value = surrogate.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return { ok: false, message: 'is not valid JSON' };
  }
  // The word may also stand in a text; only when it occurs at all is the value walked.
  if (text.includes('__proto__') || text.includes('\\u')) {
    if (holdsPrototypeKey(value)) return { ok: false, message: 'holds the key __proto__' };
  }
  return { ok: true, value };
}

/** Nesting of brackets outside of texts. Counts malformed text as well; the parser judges that later. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inText) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inText = false;
    } else if (code === 0x22) inText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

function holdsPrototypeKey(root: unknown): boolean {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (value === null || typeof value !== 'object') continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    rest.push(...Object.values(value));
  }
  return false;
}
