import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { renderStoryTiles } from '#preview/stories/render/render-story-tiles.tsx';
import { planExamplePages } from './example-pages.ts';

const pages = new Map(planExamplePages().map((page) => [page.id, page]));

/**
 * The markup of an example’s page as the server renders it, with the code of its islands loaded; undefined for an
 * unknown id.
 */
export async function renderExample(id: string): Promise<string | undefined> {
  const page = pages.get(id);
  if (!page) return undefined;
  // Above this size React hides a Suspense boundary until an inline script moves it into place, even if scripts are
  // disabled.
  const progressiveChunkSize = Number.POSITIVE_INFINITY;
  const { prelude } = await prerenderToNodeStream(renderStoryTiles(page).content, { progressiveChunkSize });
  return text(prelude);
}
