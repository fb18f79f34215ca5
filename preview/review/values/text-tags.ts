import type { z } from 'zod';
import { changeTexts } from '#adapters/api-client/repair/change-texts.ts';
import { htmlTag } from '#schemas/content/html/html-tag.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { Fix } from '../finding.ts';

/** A plain text with tags, which the site removes. */
interface TextTags {
  readonly path: readonly PathStep[];
  readonly message: string;
  readonly fixes: readonly [Fix];
}

/** What is wrong with a plain text at a path; undefined if it has no tags. */
export const describeTags = (text: string, path: readonly PathStep[]): TextTags | undefined =>
  htmlTag.test(text)
    ? {
        path,
        message: 'This is plain text: its tags are removed on the site.',
        fixes: [{ label: 'Remove the tags', changes: [{ path, value: plainText(text).trim() }] }],
      }
    : undefined;

/** The plain texts of content that have tags: the fields in which the site reads no markup. */
export function findTextTags(schema: z.ZodType, content: unknown): readonly TextTags[] {
  const found: TextTags[] = [];
  changeTexts(schema, content, (kind, text, path) => {
    const tags = kind === 'plain' ? describeTags(text, path) : undefined;
    if (tags) found.push(tags);
    return text;
  });
  return found;
}
