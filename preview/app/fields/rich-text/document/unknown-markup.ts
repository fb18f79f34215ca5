import { type Attribute, type Extensions, Mark, Node } from '@tiptap/core';
import { isAllowedElement } from '#renderer/rich-text/allowed-elements.ts';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { blockContent } from './element-specs.ts';
import { extraAttribute } from './extra-attributes.ts';

/** The start of markup as editors see it: `<img>`, or “comment”. */
export const nameOfMarkup = (html: string): string => /^<[a-z][^\s/>]*/i.exec(html)?.[0].concat('>') ?? 'comment';

/** Whether visitors see a part of this markup. */
export const isShown = (html: string): boolean => parseRichText(html).nodes.some((node) => node !== '' && node !== ' ');

const labelOf = (html: string): string =>
  isShown(html) ? `Edit this part as HTML: ${nameOfMarkup(html)}` : `Not shown to visitors: ${nameOfMarkup(html)}`;

const dataAttribute = (name: string): Attribute => ({
  default: '',
  parseHTML: (element) => element.getAttribute(`data-${name}`) ?? '',
  renderHTML: ({ [name]: value }) => ({ [`data-${name}`]: value }),
});

const labelOfTag = (tag: string): string => (isAllowedElement(tag) ? `<${tag}>` : `Not shown to visitors: <${tag}>`);

/** Stored markup that is shown as a label and written back unchanged. Its HTML never becomes elements of the editor. */
const createAtom = (name: string, element: 'div' | 'span') =>
  Node.create({
    name,
    group: element === 'div' ? 'block' : 'inline',
    inline: element === 'span',
    atom: true,
    addAttributes: () => ({ html: dataAttribute('html') }),
    parseHTML: () => [{ tag: `${element}.unknown-atom` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      element,
      { ...HTMLAttributes, class: 'unknown-atom', contenteditable: 'false' },
      labelOf(String(node.attrs.html)),
    ],
  });

/** What keeps stored text and markup that are not allowed elements. */
export const unknownMarkup: Extensions = [
  // Text outside of a paragraph, as in `<li>text</li>`.
  Node.create({
    name: 'line',
    content: 'inline*',
    parseHTML: () => [{ tag: 'div.text-line' }],
    renderHTML: () => ['div', { class: 'text-line' }, 0],
  }),
  // An element around blocks.
  Node.create({
    name: 'wrapper',
    group: 'block',
    content: blockContent,
    addAttributes: () => ({ tag: dataAttribute('tag'), extra: extraAttribute }),
    parseHTML: () => [{ tag: 'div.unknown-wrapper' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      {
        ...HTMLAttributes,
        class: 'unknown-wrapper',
        role: 'group',
        'aria-label': labelOfTag(String(node.attrs.tag)),
        'data-label': labelOfTag(String(node.attrs.tag)),
      },
      0,
    ],
  }),
  createAtom('markupBlock', 'div'),
  createAtom('markup', 'span'),
  // An unknown element within a text.
  Mark.create({
    name: 'unknown',
    excludes: '',
    addAttributes: () => ({ tag: dataAttribute('tag'), extra: extraAttribute }),
    parseHTML: () => [{ tag: 'span.unknown-mark' }],
    renderHTML: ({ mark, HTMLAttributes }) => [
      'span',
      { ...HTMLAttributes, class: 'unknown-mark', title: `Not shown to visitors: <${mark.attrs.tag}>` },
      0,
    ],
  }),
];
