import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';
import { markNames } from './element-specs.ts';

const marks: ReadonlySet<string> = new Set(markNames);

/** A boundary of an element, a space, or a word with the marks around it. */
type Token = { readonly kind: 'boundary' | 'space'; readonly text: string } | Word;
interface Word {
  readonly kind: 'word';
  readonly text: string;
  readonly marks: string;
}

/**
 * What visitors see of a text, regardless of how its marks are nested and its source is indented: equal for texts that
 * look and read the same.
 */
export function meaningOf(nodes: readonly RichNode[]): string {
  const tokens: Token[] = [];
  for (const node of nodes) collect(node, [], tokens);
  const seen = tokens.filter(({ kind }, at) => kind !== 'space' || (isWord(tokens[at - 1]) && isWord(tokens[at + 1])));
  return seen.map((token) => (token.kind === 'word' ? `${token.marks}${token.text}` : token.text)).join('\n');
}

const isWord = (token: Token | undefined): boolean => token?.kind === 'word';

function collect(node: RichNode, around: readonly string[], tokens: Token[]): void {
  if (typeof node === 'string') {
    for (const part of node.split(/([ \t\n\f\r]+)/)) addText(part, around, tokens);
    return;
  }
  const { name, children } = node;
  const tag = `<${name}${attributesOf(node)}>`;
  const inside = marks.has(name) ? [...new Set([...around, tag])].sort() : around;
  if (inside === around) tokens.push({ kind: 'boundary', text: tag });
  for (const child of children) collect(child, inside, tokens);
  if (inside === around) tokens.push({ kind: 'boundary', text: `</${name}>` });
}

const attributesOf = ({ href, headingLevel, columns, rows, scope }: RichElement): string =>
  Object.entries({ href, headingLevel, columns, rows, scope })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');

function addText(text: string, around: readonly string[], tokens: Token[]): void {
  if (text === '') return;
  const last = tokens.at(-1);
  if (/^[ \t\n\f\r]/.test(text)) {
    if (last?.kind !== 'space') tokens.push({ kind: 'space', text: ' ' });
    return;
  }
  const word: Word = { kind: 'word', text, marks: around.join('') };
  if (last?.kind === 'word' && last.marks === word.marks) tokens.splice(-1, 1, { ...word, text: last.text + text });
  else tokens.push(word);
}
