/** The attributes of table cells, each with the field of `RichElement` that holds its value. */
const cellAttributes = { colspan: 'columns', rowspan: 'rows', scope: 'scope' } as const;

/**
 * The elements of rich text that reach visitors, each with its attributes and the fields of `RichElement` that hold
 * them. Everything else is removed. The editor's schema is derived from this table. `heading` stands for h1 to h6.
 */
export const allowedElements = {
  p: {},
  br: {},
  hr: {},
  blockquote: {},
  ul: {},
  ol: {},
  li: {},
  a: { href: 'href' },
  strong: {},
  em: {},
  small: {},
  sup: {},
  sub: {},
  abbr: {},
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: cellAttributes,
  td: cellAttributes,
  heading: {},
} as const;

export type RichName = keyof typeof allowedElements;

type AttributesOf<Name extends RichName> = (typeof allowedElements)[Name];
/** The name of an attribute that is read. */
export type RichAttribute = { [Name in RichName]: keyof AttributesOf<Name> & string }[RichName];

/** The levels of headings in content: h1 to h6. */
export const allowedLevels = [1, 2, 3, 4, 5, 6] as const;

export const isAllowedElement = (name: string): name is Exclude<RichName, 'heading'> =>
  Object.hasOwn(allowedElements, name) && name !== 'heading';

/** Elements that are shown as others. */
export const synonyms: ReadonlyMap<string, RichName> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'em'],
]);

/** Elements that are removed with their content, because it is not text for readers. */
export const droppedElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'option',
  'head',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'button',
  'audio',
  'video',
  'canvas',
  'frameset',
  'frame',
  'applet',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'img',
  'picture',
  'source',
]);

/** Deeper levels are removed. */
export const maximumDepth = 40;
