import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { definePrintButton } from './print-button.element.ts';

const picture = (name: string) => ({ url: `/media/${name}.svg`, alt: name, width: 30, height: 20 });
const show = (tile: object) => showTiles([{ type: 'colouring-sheet', key: 'sheet', ...tile }]);

describe('a colouring sheet [diner.print]', () => {
  it('has its heading, its sentence, its pictures, its maze and a line for a name, in this order', () => {
    show({
      heading: 'Pandan Row',
      text: 'Which colour?',
      pictures: [picture('front'), picture('bowl'), picture('plate')],
      maze: 'Find the bowl',
    });
    const parts = [...document.querySelectorAll('.paper :is(h1, p, img, figcaption)')];
    expect(parts.map((part) => part.getAttribute('alt') ?? part.textContent)).toEqual([
      'Pandan Row',
      'Which colour?',
      'front',
      'bowl',
      'plate',
      'Find the bowl',
      'Coloured in by',
    ]);
  });

  it('shows the original of a picture, because paper shows finer lines than its smaller copies have', () => {
    const variants = [{ url: '/media/front-640.webp', width: 640, type: 'image/webp' }];
    show({ pictures: [{ ...picture('front'), variants }] });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/front.svg');
    expect(document.querySelector('source')).toBeNull();
  });

  it('prints the page when its button is pressed', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show({ pictures: [picture('front')] });
    definePrintButton();
    screen.getByRole('button', { name: 'Print the sheet' }).click();
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
