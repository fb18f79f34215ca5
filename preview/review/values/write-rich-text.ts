import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`;

/** Elements that hold nothing and have no end. */
const lone: ReadonlySet<string> = new Set(['br', 'hr']);

/** Writes what is shown of a rich text as HTML again. */
export const writeRichText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? escaped(node) : writeElement(node))).join('');

function writeElement({ name, headingLevel, href, columns, rows, scope, children }: RichElement): string {
  const tag = name === 'heading' ? `h${headingLevel ?? 6}` : name;
  const attributes =
    attribute('href', href) + attribute('colspan', columns) + attribute('rowspan', rows) + attribute('scope', scope);
  return lone.has(tag) ? `<${tag}>` : `<${tag}${attributes}>${writeRichText(children)}</${tag}>`;
}
