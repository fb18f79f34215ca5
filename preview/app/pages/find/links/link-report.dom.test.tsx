import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerCalls, showView } from '../testing/answer-calls.tsx';
import { LinkReport } from './link-report.tsx';

afterEach(() => vi.unstubAllGlobals());

const link = {
  path: ['tiles', 0, 'body'],
  field: 'Text',
  isLive: true,
  isDraft: true,
  tile: { key: 'words', type: 'text' },
};
const problems = [
  ['missing', 'No such page', 'There is no page at this address.'],
  ['unpublished', 'Not published', 'This page is not published.'],
  ['deleted', 'Deleted', 'This page is deleted.'],
  ['moved', 'Moved', 'This page has moved. The link works through a redirect.'],
  ['anchor', 'No such anchor', 'The page has no tile or heading with this anchor.'],
] as const;
const page = {
  kind: 'page',
  id: 'one',
  name: 'One',
  links: problems.map(([problem]) => ({ ...link, problem, href: `/${problem}` })),
};
const settings = {
  kind: 'settings',
  id: 'brand',
  name: 'Pandan Row',
  links: [{ ...link, tile: undefined, path: ['banner', 'link'], field: 'Banner', href: '/gone', problem: 'missing' }],
};

async function open(report: object) {
  const calls = answerCalls(() => ({ items: [], links: 412, total: 2, unchecked: 0, ...report }));
  showView(<LinkReport />);
  await screen.findByText(/needs? attention\.$|all in order\.$/);
  return { calls };
}
const lines = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('code'));
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the link report', () => {
  it('names a restaurant that is not published, also under that filter [editor.find]', async () => {
    const links = (['unpublished', 'deleted'] as const).map((problem) => ({
      ...link,
      href: `/restaurants/bath/${problem}`,
      problem,
      restaurant: 'Bath',
    }));
    await open({ items: [{ ...page, links }] });
    expect(screen.getByText(/The restaurant Bath is deleted\./)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Not published');
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('The restaurant Bath is not published.'),
    ]);
  });

  it('says what is wrong with each link, where it is and who sees it [editor.find]', async () => {
    await open({ items: [page, settings] });
    expect(document.title).toBe('Link report · Preview');
    expect(groups()).toEqual(['One /one', 'Pandan Row Settings']);
    expect(screen.getByText(/^412 links checked at \d\d:\d\d\. 6 links need attention\.$/)).toBeTruthy();
    expect(lines().map((item) => item.querySelector('span')?.textContent)).toEqual([
      ...problems.map(([problem, , text]) => `/${problem} ${text}Text · Text · live`),
      '/gone There is no page at this address.Banner · live',
    ]);
    expect(screen.getByRole('link', { name: 'Go to field: /gone in Pandan Row' }).getAttribute('href')).toMatch(
      /^\/content\/settings\/brand\?field=banner/,
    );
  });

  it('names an item without a name by its id, and says that a link is in the draft only [editor.find]', async () => {
    const [first] = page.links;
    await open({ items: [{ ...page, name: undefined, links: [{ ...first, isLive: false }] }] });
    expect(groups()).toEqual(['one /one']);
    expect(screen.getByText('Text · Text · in the draft only')).toBeTruthy();
    expect(screen.getByText(/1 link needs attention\.$/)).toBeTruthy();
  });

  it('shows one kind of problem on request [editor.find]', async () => {
    await open({ items: [page, settings] });
    const select = screen.getByLabelText<HTMLSelectElement>('Show');
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['all', 'All problems'],
      ...problems.map(([problem, label]) => [problem, label]),
    ]);
    await userEvent.selectOptions(select, 'Moved');
    expect([groups(), lines().length]).toEqual([['One /one'], 1]);
    expect(screen.getByText(/1 link needs attention\.$/)).toBeTruthy();
    await userEvent.selectOptions(select, 'No such page');
    expect([groups().length, lines().length]).toEqual([2, 2]);
    await userEvent.selectOptions(select, 'All problems');
    expect(lines()).toHaveLength(6);
  });

  it.each([
    [0, undefined],
    [1, '1 address was not checked, because the site did not respond.'],
    [3, '3 addresses were not checked, because the site did not respond.'],
  ])('with %d unchecked addresses says %j [preview.errors]', async (unchecked, text) => {
    await open({ unchecked });
    const result =
      unchecked === 0 ? /^412 links checked at \d\d:\d\d, all in order\.$/ : /\. No link needs attention\.$/;
    expect(screen.getByText(result)).toBeTruthy();
    expect(screen.queryByText(/not checked/)?.textContent).toBe(text);
  });

  it('shows its progress and what was found so far, and checks again on request [editor.find]', async () => {
    const second = Promise.withResolvers<object>();
    const calls = answerCalls((path) =>
      path.includes('start=200') ? second.promise : { items: [settings], links: 40, total: 300, unchecked: 0 },
    );
    showView(<LinkReport />);
    expect(screen.getByText('Checking links…')).toBeTruthy();
    expect(await screen.findByText('Checked 200 of 300 pages and other items…')).toBeTruthy();
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Checked' });
    expect([progress.value, progress.max, groups()]).toEqual([200, 300, ['Pandan Row Settings']]);
    second.resolve({ items: [], links: 2, total: 300, unchecked: 0 });
    expect(await screen.findByText(/^42 links checked at \d\d:\d\d\. 1 link needs attention\.$/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(screen.getByText('Check again'));
    await screen.findByText(/^42 links checked at \d\d:\d\d\. 1 link needs attention\.$/);
    expect(calls.slice(2)).toEqual(calls.slice(0, 2));
  });
});
