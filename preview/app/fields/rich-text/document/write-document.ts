import type { Fragment, Mark, Node } from '@tiptap/pm/model';
import { escapeText, writeAttribute } from '#preview/review/values/write-rich-text.ts';
import { allowedElements, type RichName } from '#renderer/rich-text/allowed-elements.ts';
import { extraOf } from './extra-attributes.ts';

/**
 * The HTML of top-level nodes: as stored, or as written last. Nodes are immutable, so what nobody edits keeps its bytes,
 * and a keystroke costs the writing of one paragraph.
 */
export type Sources = WeakMap<Node, string>;

/** Writes a document as HTML; an empty one as an empty text. */
export function writeDocument(doc: Node, sources: Sources): string {
  if (isEmptyDocument(doc)) return '';
  return doc.children.map((child) => sources.get(child) ?? rewrite(child, sources)).join('');
}

function rewrite(node: Node, sources: Sources): string {
  const html = writeNode(node);
  sources.set(node, html);
  return html;
}

const isEmptyDocument = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 &&
  firstChild !== null &&
  (firstChild.type.name === 'p' || firstChild.type.name === 'line') &&
  firstChild.content.size === 0;

export function writeNode(node: Node): string {
  const { type, attrs, content } = node;
  switch (type.name) {
    case 'text':
      return escapeText(node.text ?? '');
    case 'line':
      return writeContent(content);
    case 'markup':
    case 'markupBlock':
      return String(attrs.html);
    default: {
      const tag = tagOf(node);
      const start = `<${tag}${attributesOf(node)}>`;
      return node.isLeaf ? start : `${start}${writeContent(content)}</${tag}>`;
    }
  }
}

const tagOf = ({ type: { name }, attrs }: Node | Mark): string =>
  name === 'heading' ? `h${attrs.headingLevel}` : name === 'wrapper' || name === 'unknown' ? String(attrs.tag) : name;

const isRichName = (name: string): name is RichName => Object.hasOwn(allowedElements, name);

function attributesOf({ type: { name }, attrs }: Node | Mark): string {
  const shown = Object.entries<string>(isRichName(name) ? allowedElements[name] : {}).map(
    ([attribute, field]): [string, unknown] => [attribute, attrs[field]],
  );
  return [...shown, ...extraOf(attrs)]
    .filter(([, value]) => typeof value === 'string')
    .map(([attribute, value]) => writeAttribute(attribute, String(value)))
    .join('');
}

/** Writes nodes side by side, with elements around those that share marks. */
function writeContent(content: Fragment): string {
  let html = '';
  let open: readonly Mark[] = [];
  const setMarks = (marks: readonly Mark[]): void => {
    const shared = open.findIndex((mark, at) => !marks[at]?.eq(mark));
    const same = shared === -1 ? open.length : shared;
    html += open
      .slice(same)
      .toReversed()
      .map((mark) => `</${tagOf(mark)}>`)
      .join('');
    html += marks
      .slice(same)
      .map((mark) => `<${tagOf(mark)}${attributesOf(mark)}>`)
      .join('');
    open = marks;
  };
  content.forEach((child) => {
    setMarks(child.marks);
    html += writeNode(child);
  });
  setMarks([]);
  return html;
}
