import { afterEach, expect, it } from 'vitest';
import { restoreStaticParts } from './restore-static-parts.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const placeholder = (name: string): string => `<div data-static="${name}"><!--static:${name}--></div>`;
/** Observers are called after the current microtasks. */
const settle = () => new Promise<void>(queueMicrotask).then(() => undefined);

it('moves static parts into the elements that the framework creates anew, each time [tile.throws]', async () => {
  document.body.innerHTML =
    '<main><div data-static="a.0"><p>Satay</p></div><section><div data-static="b.0"><p>Laksa</p></div></section></main>';
  const paragraph = document.querySelector('p');
  restoreStaticParts();
  for (const _ of [1, 2]) {
    const main = document.createElement('main');
    main.innerHTML = `${placeholder('a.0')}<section>${placeholder('b.0')}</section>`;
    document.querySelector('main')?.replaceWith(main);
    await settle();
    expect(document.body.textContent).toBe('SatayLaksa');
    expect(document.body.innerHTML).not.toContain('static:');
  }
  expect(document.querySelector('p')).toBe(paragraph);
});

it('leaves other new elements as they are [tile.throws]', async () => {
  document.body.innerHTML = '<div data-static="a.0"><p>Satay</p></div>';
  restoreStaticParts();
  document.body.insertAdjacentHTML('beforeend', '<div data-static="c.0"><p>New</p></div><p>Text</p>');
  await settle();
  expect(document.body.textContent).toBe('SatayNewText');
});
