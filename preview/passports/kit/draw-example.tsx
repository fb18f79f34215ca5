import { renderToString } from 'react-dom/server';
import { drawStory } from '../../catalogue/draw-story.tsx';
import { planExamplePages } from './example-pages.ts';

const pages = new Map(planExamplePages().map((page) => [page.id, page]));

/** The markup of an example’s page as a server draws it; undefined for an id that no example has. */
export function drawExample(id: string): string | undefined {
  const page = pages.get(id);
  return page && renderToString(drawStory(page).content);
}
