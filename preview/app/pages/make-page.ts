import type { QueryClient } from '@tanstack/react-query';
import { pageId } from '#schemas/page/page.ts';
import { draftQuery, putDraft } from '../calls/pages.ts';
import { insertTiles } from '../document/operations.ts';
import { type PageContent, readContent } from '../document/page-content.ts';
import { pageTemplates } from './page-templates.ts';

/** What an editor says of a page that is to be made. */
export interface WantedPage {
  readonly id: string;
  readonly title: string;
  /** The page to make a copy of; undefined: the template is what it begins with. */
  readonly copyOf: string | undefined;
  readonly template: string;
}

/** Why a page cannot be made; undefined where it can. */
export function faultOf({ id, title }: WantedPage, taken: readonly string[]): string | undefined {
  if (title.trim() === '') return 'The page needs a title.';
  const judged = pageId.safeParse(id);
  if (!judged.success) return `The address ${judged.error.issues[0]?.message ?? 'does not fit'}.`;
  return taken.includes(id) ? `There is a page at /${id} already, or one was deleted there.` : undefined;
}

/** Makes a page as a draft. Rejects when the service refuses it. */
export async function makePage(client: QueryClient, wanted: WantedPage): Promise<void> {
  await putDraft(await begin(client, wanted), 0);
}

async function begin(client: QueryClient, { id, title, copyOf, template }: WantedPage): Promise<PageContent> {
  if (copyOf !== undefined) {
    const { page } = await client.fetchQuery({ ...draftQuery(copyOf), queryKey: ['copied', copyOf], staleTime: 0 });
    return { ...readContent(id, page), id, title };
  }
  const tiles = pageTemplates.find((each) => each.id === template)?.tiles ?? [];
  return insertTiles({ id, title, tiles: [] }, 0, tiles);
}
