import { escapeText } from './escape-text.ts';

/** Attributes that React writes by its general rule, under the name that they have in JSX. */
const plainNames = [
  ...'alt colSpan dateTime decoding dir fetchPriority form height hrefLang id label lang loading media'.split(' '),
  ...'name preload rel role scope sizes srcSet target title type width'.split(' '),
  // Of drawings.
  ...'cx cy d fill pathLength points r rx ry stroke transform viewBox x x1 x2 y y1 y2'.split(' '),
];

/** What precedes the value of each attribute. */
const starts = new Map(plainNames.map((name) => [name, ` ${name}="`]))
  .set('className', ' class="')
  .set('htmlFor', ' for="')
  .set('tabIndex', ' tabindex="');

const isFreelyNamed = (name: string): boolean => name.startsWith('data-') || name.startsWith('aria-');

function startOf(name: string): string | undefined {
  const known = starts.get(name);
  if (known !== undefined || !isFreelyNamed(name)) return known;
  const start = ` ${name}="`;
  starts.set(name, start);
  return start;
}

const booleans: ReadonlySet<string> = new Set(['controls', 'hidden', 'inert', 'loop', 'open', 'playsInline']);

/** Attributes with addresses, which React replaces if they contain script. */
const addresses: ReadonlySet<string> = new Set(['href', 'src']);
const mayBeScript = /^\W*j/i;

/**
 * Renders an attribute of an HTML element as React does, with a space before it. Returns nothing for what React renders
 * by a rule of its own.
 */
export function renderAttribute(name: string, value: unknown): string | undefined {
  if (typeof value === 'string') {
    const start = startOf(name);
    if (start !== undefined) return `${start}${escapeText(value)}"`;
    return addresses.has(name) && value !== '' && !mayBeScript.test(value)
      ? ` ${name}="${escapeText(value)}"`
      : undefined;
  }
  if (typeof value === 'number') {
    const start = startOf(name);
    return start === undefined ? undefined : `${start}${value}"`;
  }
  if (typeof value !== 'boolean') return undefined;
  if (booleans.has(name)) return value ? ` ${name}=""` : '';
  return isFreelyNamed(name) ? ` ${name}="${value}"` : undefined;
}

/** Renders an attribute of a custom element, which React writes by other rules. */
export function renderCustomAttribute(name: string, value: unknown): string | undefined {
  if (name !== 'className' && name !== 'id' && name !== 'hidden' && !isFreelyNamed(name)) return undefined;
  if (value === false) return '';
  const attribute = name === 'className' ? 'class' : name;
  if (value === true) return ` ${attribute}=""`;
  return typeof value === 'string' || typeof value === 'number'
    ? ` ${attribute}="${escapeText(String(value))}"`
    : undefined;
}
