import type { RichName } from '#renderer/rich-text/allowed-elements.ts';

/** How an element behaves in the editor. The terms are those of ProseMirror’s node specs. */
interface ElementSpec {
  readonly content?: string;
  readonly group?: 'block' | 'inline';
  readonly inline?: boolean;
  readonly defining?: boolean;
  readonly isolating?: boolean;
}

/** Blocks, and text without a paragraph (`line`). The first name is what an empty container gets. */
export const blockContent = '(block | line)+';
const lineContent = '(line | block)+';

/** Elements within a text, outermost first. */
export const markNames = ['a', 'abbr', 'strong', 'em', 'small', 'sup', 'sub'] as const satisfies readonly RichName[];

export type MarkName = (typeof markNames)[number];
export type NodeName = Exclude<RichName, MarkName>;

/** All other elements. The compiler refuses a list that lacks an allowed element. */
export const nodeSpecs: Readonly<Record<NodeName, ElementSpec>> = {
  p: { group: 'block', content: 'inline*' },
  heading: { group: 'block', content: 'inline*', defining: true },
  br: { group: 'inline', inline: true },
  hr: { group: 'block' },
  blockquote: { group: 'block', content: blockContent, defining: true },
  ul: { group: 'block', content: 'li+' },
  ol: { group: 'block', content: 'li+' },
  li: { content: lineContent, defining: true },
  table: { group: 'block', content: 'caption? (thead | tbody | tfoot)+', isolating: true },
  caption: { content: 'inline*', isolating: true },
  thead: { content: 'tr+' },
  tbody: { content: 'tr+' },
  tfoot: { content: 'tr+' },
  tr: { content: '(th | td)+' },
  th: { content: lineContent, isolating: true },
  td: { content: lineContent, isolating: true },
};

const isNodeName = (name: string): name is NodeName => Object.hasOwn(nodeSpecs, name);

export const nodeNames: readonly NodeName[] = Object.keys(nodeSpecs).filter(isNodeName);
