/** @jsxImportSource #eager */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

it('an icon has no attribute that is the same for all icons, but a size before the style sheet has loaded [scale.growth]', () => {
  expect(renderToStaticMarkup(<Icon name="arrow" />)).toMatch(
    /^<svg aria-hidden="true" class="icon" viewBox="0 0 24 24" width="1em" height="1em"><path d="[^"]+"><\/path><\/svg>$/,
  );
  const css = readFileSync(new URL('../../styles/base.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.icon \{[^}]*fill: none;[^}]*stroke: currentcolor;/);
});

it('an icon that is a mask has the path and the stroke of the element [scale.growth]', () => {
  const css = readFileSync(new URL('icon.css', import.meta.url), 'utf8');
  const masks = [...css.matchAll(/--icon-([\w-]+): url\("data:image\/svg\+xml,(<svg .*?<\/svg>)"\)/g)];
  expect(masks.length).toBeGreaterThan(3);
  const paths = new Map<string, string>(Object.entries(iconPaths));
  for (const [, name = '', svg = ''] of masks) {
    expect(svg).toContain(`<path d='${paths.get(name)}'/>`);
    expect(svg).toMatch(/viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.8' stroke-linecap='square'/);
  }
});
