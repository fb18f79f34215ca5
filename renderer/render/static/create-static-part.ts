import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticPart } from './freeze-static.ts';
import { renderStaticHtml } from './render-static-html.ts';

/** Renders a part of a tile to HTML. Not for code that runs inside server components, which cannot import `react-dom/server`. */
export const createStaticPart = (name: string, part: ReactNode): StaticPart => ({
  name,
  html: renderStaticHtml(part, renderToStaticMarkup),
});
