import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { createStorage } from '#preview/app/testing/test-browser.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { LinkForm } from './link-form.tsx';
import { addRecentLink, readRecentLinks } from './recent-links.ts';

const addresses = [
  { page: 'home', path: '/', label: '' },
  { page: 'about/our-team', path: '/about/our-team', label: '' },
  { page: '_menu', path: '/menu/food', label: 'Food' },
];
const facts = { ...testFacts, addresses };

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));
afterEach(() => vi.unstubAllGlobals());

/** The form for a link with an address, on a page with one tile. */
async function open(href = '') {
  const titles: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/facts')) return Response.json(facts);
    const text = new URL(url, 'http://preview').searchParams.get('text') ?? '';
    titles.push(text);
    const home = { id: 'home', title: 'Welcome', hasDraft: false, draftVersion: 1 };
    return Response.json({ pages: [home], total: 1 });
  });
  const page = { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'hours', heading: 'Opening hours' }] };
  const editor = createEditor(page, { nowMs: () => 0 });
  const [onSet, onRemove] = [vi.fn(), vi.fn()];
  render(
    <TestQueries>
      <EditorContext.Provider value={{ id: 'about', editor, facts }}>
        <LinkForm href={href} onSet={onSet} onRemove={onRemove} />
      </EditorContext.Provider>
    </TestQueries>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link to' });
  await screen.findByText('Welcome');
  return {
    onSet,
    onRemove,
    input,
    titles,
    options: () => screen.queryAllByRole('option').map(({ textContent }) => textContent),
    active: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    press: async (keys: string) => {
      input.focus();
      await userEvent.keyboard(keys);
    },
  };
}

describe('the form of a link', () => {
  it('offers pages by their title or address, items by their name, and tiles of this page [editor.text]', async () => {
    const { options, input } = await open();
    expect(options()).toEqual([
      'Welcome /',
      'About our team /about/our-team',
      'Food /menu/food',
      expect.stringMatching(/, on this page #hours$/),
    ]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  });

  it('moves through the choices with the arrow keys, past the typed text, and takes one with Enter [editor.text]', async () => {
    const { press, active, onSet } = await open();
    await press('{ArrowDown}');
    expect(active()).toBe('Welcome /');
    await press('{ArrowUp}');
    expect(active()).toBeUndefined();
    await press('{ArrowUp}');
    expect(active()).toMatch(/#hours$/);
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('About our team /about/our-team');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(active());
    await press('{Enter}');
    expect(onSet.mock.calls).toEqual([[{ href: '/about/our-team', name: 'About our team' }]]);
  });

  it('finds choices by what is typed, also in titles, and forgets the active one [editor.text]', async () => {
    const { press, active, options, onSet, titles } = await open();
    await press('{ArrowDown}foo');
    await vi.waitFor(() => expect(options()).toEqual(['Food /menu/food']));
    expect(active()).toBeUndefined();
    await vi.waitFor(() => expect(titles).toContain('foo'));
    await userEvent.click(screen.getByRole('option', { name: /^Food/ }));
    expect(onSet.mock.calls).toEqual([[{ href: '/menu/food', name: 'Food' }]]);
  });

  it.each([
    ['www.example.com', { href: 'https://www.example.com', name: 'www.example.com' }],
    ['eat@example.com', { href: 'mailto:eat@example.com', name: 'eat@example.com' }],
    ['+44 (0)20 7946 0000', { href: 'tel:+442079460000', name: '+44 (0)20 7946 0000' }],
    [' /offers ', { href: '/offers', name: '/offers' }],
  ])('takes “%s” as %j [editor.text]', async (text, link) => {
    const { press, onSet } = await open();
    await press(text);
    await userEvent.click(screen.getByText('Add link'));
    expect(onSet.mock.calls).toEqual([[link]]);
  });

  it.each([
    ['', 'Enter an address, or choose a page.'],
    ['javascript:alert(1)', /^The address /],
  ])(
    'says of “%s” why it is no link, at the field, until something else is typed [preview.errors]',
    async (text, message) => {
      const { press, input, onSet } = await open();
      expect(input.getAttribute('aria-invalid')).toBeNull();
      if (text) await press(text);
      await userEvent.click(screen.getByText('Add link'));
      const error = screen.getByText(message);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(error.id);
      await press('x');
      expect([screen.queryByText(message), input.getAttribute('aria-invalid'), onSet.mock.calls]).toEqual([
        null,
        null,
        [],
      ]);
    },
  );

  it('changes or removes a link, and offers other pages than its own [editor.text]', async () => {
    const { input, options, onSet, onRemove } = await open('/menu/food');
    expect([input.value, options().length]).toEqual(['/menu/food', 4]);
    await userEvent.click(screen.getByText('Remove link'));
    expect(onRemove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Change link'));
    expect(onSet.mock.calls).toEqual([[{ href: '/menu/food', name: '/menu/food' }]]);
  });

  it('removes no link where there is none [editor.text]', async () => {
    await open();
    expect(screen.queryByText('Remove link')).toBeNull();
  });

  it('offers the links of this browser first that were set last [editor.text]', async () => {
    addRecentLink('/about/our-team');
    addRecentLink('/menu/food');
    const { options } = await open();
    expect(options().slice(0, 3)).toEqual(['Food /menu/food', 'About our team /about/our-team', 'Welcome /']);
  });
});

describe('the links that were set last', () => {
  it('are the last five of this site, each once [editor.text]', () => {
    for (const href of ['/1', '/2', 'https://example.com', 'mailto:a@example.com', '/3', '/1', '/4', '/5', '/6'])
      addRecentLink(href);
    expect(readRecentLinks()).toEqual(['/6', '/5', '/4', '/1', '/3']);
  });

  it.each(['{', '[1]', '{}'])('are none if the browser’s storage has %s instead [editor.text]', (stored) => {
    localStorage.setItem('recent-links', stored);
    expect(readRecentLinks()).toEqual([]);
  });

  it('are none where the browser blocks its storage [editor.text]', () => {
    const blocked = (): never => {
      throw new Error('Blocked.');
    };
    vi.stubGlobal('localStorage', { ...createStorage(), getItem: blocked, setItem: blocked });
    addRecentLink('/1');
    expect(readRecentLinks()).toEqual([]);
  });
});

it('an address of the site becomes its path [editor.text]', async () => {
  const { press, onSet } = await open();
  await press('https://site.example/menu/food{Enter}');
  expect(onSet.mock.calls).toEqual([[{ href: '/menu/food', name: '/menu/food' }]]);
});
