import { readHtml } from './html-tokens.ts';

/** Rich text without its markup. The texts of two blocks are separate words. */
export function plainText(html: string): string {
  let text = '';
  for (const token of readHtml(html)) text += token.kind === 'break' ? ' ' : token.text;
  return text;
}
