import { type ComponentType, createElement } from 'react';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import type { Contender } from './contender.ts';
import { hardCoded } from './hand-written.tsx';
import { jsonRender } from './json-render.tsx';
import { plainElements } from './plain-elements.ts';
import { puck } from './puck.tsx';
import { main, placeReferenceTiles, renderReferencePage } from './render-reference-page.tsx';

/** The same markup as concatenated strings, with every text escaped at run time: the limit without React. */
function stringParts(json: string): (string | { readonly text: string })[] {
  const html = renderReferencePage(JSON.parse(json));
  return html.split(/(<[^>]*>)/).map((part) => (part.startsWith('<') ? part : { text: part }));
}

export const contenders: readonly Contender[] = [
  { name: 'hard-coded JSX', prepare: placeReferenceTiles, run: hardCoded },
  {
    name: 'HTML elements only',
    prepare: plainElements,
    run: (tiles: readonly ComponentType[]) => main(tiles.map((Each, index) => createElement(Each, { key: index }))),
  },
  {
    name: 'strings',
    prepare: stringParts,
    run: (parts: readonly (string | { readonly text: string })[]) =>
      parts.map((part) => (typeof part === 'string' ? part : escapeMarkup(part.text))).join(''),
  },
  { name: 'this renderer', prepare: (json) => JSON.parse(json), run: renderReferencePage },
  {
    name: 'this renderer, from text',
    prepare: (json) => json,
    run: (json: string) => renderReferencePage(JSON.parse(json)),
  },
  puck,
  jsonRender,
];
