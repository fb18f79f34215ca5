import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';

/** Escapes the text of an element. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

export const writeAttribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;

/** Void elements. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);

/** Writes the displayed part of a rich text as HTML. */
export const writeRichText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : writeElement(node))).join('');

function writeElement({ name, headingLevel, href, columns, rows, scope, children }: RichElement): string {
  const tag = name === 'heading' ? `h${headingLevel ?? 6}` : name;
  const attributes =
    writeAttribute('href', href) +
    writeAttribute('colspan', columns) +
    writeAttribute('rowspan', rows) +
    writeAttribute('scope', scope);
  return voidElements.has(tag) ? `<${tag}>` : `<${tag}${attributes}>${writeRichText(children)}</${tag}>`;
}
