import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTileEmbed } from './tile-embed.element.ts';

const src = 'https://www.youtube-nocookie.com/embed/1';
const root = document.documentElement;
/** The simulated document loads no frames and reports each attempt, so frames are other elements here. */
const withoutFrames = new Proxy(document, {
  get(target, name) {
    if (name === 'createElement') return (tag: string) => target.createElement(tag === 'iframe' ? 'u' : tag);
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

const consent = (categories: string | undefined): void => {
  if (categories === undefined) delete root.dataset.consent;
  else root.dataset.consent = categories;
};
const frame = (): Element | null => document.querySelector('tile-embed u');
/** Observers of attributes are called in a microtask. */
const observers = () => new Promise<void>((resolve) => setTimeout(resolve));

function show(): HTMLElement {
  const embed = document.createElement('tile-embed');
  Object.assign(embed.dataset, { src, title: 'A talk' });
  embed.textContent = 'Poster';
  document.body.append(embed);
  return embed;
}

beforeEach(() => {
  vi.stubGlobal('document', withoutFrames);
  consent(undefined);
  defineTileEmbed();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  consent(undefined);
});

describe('embedded content', () => {
  it.each([undefined, '', 'analytics', 'embeds-of-others'])(
    'stays a poster with consent for %j [cookie.scripts]',
    async (categories) => {
      consent(categories);
      show();
      await observers();
      expect([frame(), document.body.textContent]).toEqual([null, 'Poster']);
    },
  );

  it.each(['embeds', 'analytics embeds'])('is shown at once with consent for “%s” [cookie.scripts]', (categories) => {
    consent(categories);
    show();
    expect(frame()).toMatchObject({
      title: 'A talk',
      loading: 'lazy',
      referrerPolicy: 'strict-origin-when-cross-origin',
      allow: 'fullscreen; picture-in-picture; encrypted-media',
      src,
    });
    expect(document.body.textContent).not.toContain('Poster');
  });

  it('is shown once consent is given, and only once [cookie.scripts]', async () => {
    show();
    consent('analytics');
    await observers();
    expect(frame()).toBeNull();
    consent('embeds');
    await observers();
    const shown = frame();
    expect(shown).not.toBeNull();
    consent('embeds analytics');
    await observers();
    expect(frame()).toBe(shown);
  });

  it('is not shown any more once its tile has left the page [cookie.scripts]', async () => {
    const embed = show();
    embed.remove();
    consent('embeds');
    await observers();
    expect(embed.querySelector('u')).toBeNull();
  });

  it('is defined once, however often it is loaded [tile.catalogue]', () => {
    const defined = customElements.get('tile-embed');
    defineTileEmbed();
    expect(customElements.get('tile-embed')).toBe(defined);
  });
});
