import { describe, expect, it } from 'vitest';
import { findField } from './find-field.ts';

const tile = {
  type: 'card-grid',
  key: 'cards',
  heading: 'Our cards',
  intro: '<p>Come <strong>hungry</strong>.</p><p>Leave full.</p>',
  image: { url: '/laksa.avif', alt: 'Laksa' },
  cards: [
    { title: 'Lunch', link: { label: 'Read more', href: '/lunch' } },
    { title: 'Our  cards', link: { label: 'Read more', href: '/dinner' } },
  ],
};
const html = `<h2>Our <b>cards</b></h2><div class="intro"><p>Come <strong>hungry</strong>.</p><p>Leave full.</p></div>
  <img alt="Laksa"><img alt=""><ul><li><h3>Lunch</h3><a><span>Read more</span></a></li>
  <li><h3 id="second">Our&nbsp;cards</h3><a id="more"><span>Read more</span></a></li></ul><time>1 May</time>`;

function find(selector: string) {
  document.body.innerHTML = `<section id="root">${html}</section>`;
  const [root, element] = [document.querySelector('#root'), document.querySelector(selector)];
  if (!root || !element) throw new Error(`There is no ${selector}.`);
  return findField(tile, element, root);
}

describe('a click in the canvas [editor.canvas]', () => {
  it.each([
    ['a heading', 'h2', ['heading']],
    ['a part of a heading', 'h2 b', ['heading']],
    ['the second of two equal texts', '#second', ['cards', 1, 'title']],
    ['the second of two equal links', '#more span', ['cards', 1, 'link', 'label']],
    ['a paragraph of a rich text', '.intro p', ['intro']],
    ['a word of a rich text', 'strong', ['intro']],
    ['a picture', 'img', ['image']],
  ])('on %s finds its field', (_, selector, path) => {
    expect(find(selector)?.path).toEqual(path);
  });

  it.each([
    ['text that is no value of the tile', 'time'],
    ['a picture without an alternative text', 'img[alt=""]'],
    ['the tile itself', '#root'],
  ])('on %s finds no field', (_, selector) => {
    expect(find(selector)).toBeUndefined();
  });

  it.each(['Salt &amp; <b>lime</b>', 'Salt &amp; lime'])(
    'finds the plain text %s as the site shows it, in its form',
    (heading) => {
      document.body.innerHTML = '<section><h2>Salt &amp; lime</h2></section>';
      const [root, element] = [document.querySelector('section'), document.querySelector('h2')];
      expect(root && element && findField({ ...tile, heading }, element, root)).toEqual({ path: ['heading'] });
    },
  );

  it('finds the element with the whole text, which can be edited in place, but not for markup', () => {
    expect([find('h2 b')?.editable?.localName, find('.intro p')?.editable]).toEqual(['h2', undefined]);
  });
});
