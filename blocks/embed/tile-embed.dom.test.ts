import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTileEmbed } from './tile-embed.element.ts';

const root = document.documentElement;
const consent = (categories: string | undefined): void => {
  if (categories === undefined) delete root.dataset.consent;
  else root.dataset.consent = categories;
};
const frame = (): HTMLIFrameElement | null => document.querySelector('tile-embed iframe');
/** Observers of attributes are called in a microtask. */
const observers = () => new Promise<void>((resolve) => setTimeout(resolve));

const src = 'https://www.youtube-nocookie.com/embed/1';
/** The simulated document reports that it loads no frames. */
const setSrc = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined);
afterAll(() => setSrc.mockRestore());

function show(): HTMLElement {
  const embed = document.createElement('tile-embed');
  Object.assign(embed.dataset, { src, title: 'A talk' });
  embed.textContent = 'Poster';
  document.body.append(embed);
  return embed;
}

beforeEach(() => {
  consent(undefined);
  defineTileEmbed();
});
afterEach(() => {
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
    });
    expect(setSrc).toHaveBeenLastCalledWith(src);
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
    expect(embed.querySelector('iframe')).toBeNull();
  });

  it('is defined once, however often it is loaded [tile.catalogue]', () => {
    const defined = customElements.get('tile-embed');
    defineTileEmbed();
    expect(customElements.get('tile-embed')).toBe(defined);
  });
});
