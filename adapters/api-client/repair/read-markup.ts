import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { htmlTag } from '#schemas/content/html/html-tag.ts';

const reference = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Tags and references can be escaped once more by the system that stores them. */
const maxRounds = 3;

/** The text of markup, without tags and with its references decoded. A text without markup is not changed. */
export function readMarkup(text: string): string {
  let read = text;
  for (let round = 0; round < maxRounds; round += 1) {
    if (!htmlTag.test(read) && !reference.test(read)) return read;
    // Spaces mean nothing in HTML, but in a text that only has references.
    const next = htmlTag.test(read) ? textOf(read).replace(/\s+/g, ' ').trim() : decodeReferences(read);
    if (next === read) return read;
    read = next;
  }
  return read;
}

const decodeReferences = (text: string): string => text.replace(new RegExp(reference, 'gi'), textOf);

const textOf = (html: string): string => parseFragment(html).childNodes.map(textOfNode).join('');

/** Elements within a line. The text of others is separated by a space. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const withoutText: ReadonlySet<string> = new Set(['script', 'style', 'iframe', 'svg', 'button']);

function textOfNode(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || withoutText.has(node.nodeName)) return '';
  const text = node.childNodes.map(textOfNode).join('');
  return inline.has(node.nodeName) ? text : ` ${text} `;
}
