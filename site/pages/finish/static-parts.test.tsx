import { expect, it } from 'vitest';
import { createStaticParts } from './static-parts.ts';

it('puts each part in the place of its placeholder, whatever the part contains [scale.render]', () => {
  const parts = createStaticParts();
  const one = parts.create('menu', <p>$& and $1</p>);
  const two = parts.create('menu', <p>Two</p>);
  const other = parts.create('hero', <i>Three</i>);
  expect([one.name, two.name, other.name]).toEqual(['menu.0', 'menu.1', 'hero.0']);
  expect(parts.insertInto(`<div>${two.html}</div>${one.html}${other.html}<!--note-->`)).toBe(
    '<div><p>Two</p></div><p>$&amp; and $1</p><i>Three</i><!--note-->',
  );
});

it('leaves placeholders of other documents [scale.render]', () => {
  expect(createStaticParts().insertInto('<!--static:menu.0-->')).toBe('<!--static:menu.0-->');
});
