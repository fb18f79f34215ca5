/** The value, or why the text is not acceptable JSON. */
export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Deeper nesting is an attack or a mistake and would overflow the stack of recursive code. */
export const maxDepth = 64;

/** Matches an escape that may be an unpaired surrogate, which cannot be sent in a page. */
const surrogate = /\\u[dD][89a-fA-F]/;

const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value);

/**
 * Parses untrusted JSON. Rejects nesting beyond 64 levels before parsing, and the key `__proto__` at any depth, because
 * later code may copy keys. Replaces unpaired surrogates by U+FFFD, as HTML parsers do, so that a page's text and its
 * script agree.
 */
export function readJson(text: string): JsonResult {
  if (measureDepth(text) > maxDepth) return { ok: false, message: `is nested deeper than ${maxDepth} levels` };
  let value: unknown;
  try {
    value = surrogate.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return { ok: false, message: 'is not valid JSON' };
  }
  // Walk the value only if the text contains the key at all.
  if (text.includes('__proto__') || text.includes('\\u')) {
    if (hasPrototypeKey(value)) return { ok: false, message: 'contains the key __proto__' };
  }
  return { ok: true, value };
}

/** Depth of brackets outside strings. Also works on malformed text, which the parser rejects later. */
function measureDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

function hasPrototypeKey(root: unknown): boolean {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (value === null || typeof value !== 'object') continue;
    if (Object.hasOwn(value, '__proto__')) return true;
    rest.push(...Object.values(value));
  }
  return false;
}
