/** @jsxImportSource #eager */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('an icon has no attribute that is the same for all icons, but a size before the style sheet has loaded [scale.growth]', () => {
  expect(renderToStaticMarkup(<Icon name="arrow" />)).toMatch(
    /^<svg aria-hidden="true" class="icon" viewBox="0 0 24 24" width="1em" height="1em"><path d="[^"]+"><\/path><\/svg>$/,
  );
  const css = readFileSync(new URL('../../styles/base.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.icon \{[^}]*fill: none;[^}]*stroke: currentcolor;/);
});
