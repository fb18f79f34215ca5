import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Release } from '#schemas/api/content/releases.ts';
import { answerCalls, showView } from '../testing/answer-calls.tsx';
import { Calendar } from './calendar.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const page: Release = {
  at: '2026-07-04T10:00:00Z',
  isWholeDay: false,
  event: 'publish',
  kind: 'page',
  id: 'guides/winter',
  name: 'Winter',
};

/** The calendar at an address. */
async function open(address: string, releases: readonly Release[] = []) {
  history.replaceState(null, '', address);
  const calls = answerCalls(() => ({ releases }));
  showView(<Calendar />);
  await screen.findByText(/London time\.$/);
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return { calls };
}
const entries = () => [...document.querySelectorAll('.release-list li')].map(({ textContent }) => textContent?.trim());
const month = () => screen.getByRole('heading', { level: 2 }).textContent;
const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`);

describe('an entry of the calendar', () => {
  it.each<[Partial<Release>, string, string]>([
    [{}, '11:00 Winter goes live ViewPage', '/pages/guides%2Fwinter'],
    [{ event: 'unpublish' }, '11:00 Winter is unpublished Page', '/pages/guides%2Fwinter'],
    [{ kind: 'offer', event: 'start', isWholeDay: true }, 'Winter starts Offer', '/content/offer/guides%2Fwinter'],
    [{ kind: 'job', event: 'end', isWholeDay: true }, 'Winter last day Vacancy', '/content/job/guides%2Fwinter'],
    [
      { kind: 'menu', error: 'It is invalid.' },
      '11:00 Winter goes live Menu Not published when it was due: It is invalid.',
      '/content/menu/guides%2Fwinter',
    ],
    [{ name: undefined }, '11:00 guides/winter goes live ViewPage', '/pages/guides%2Fwinter'],
    [{ timeZone: 'Europe/London' }, '11:00 Winter goes live ViewPage', '/pages/guides%2Fwinter'],
  ])('with %j reads “%s” and leads to %s [editor.find]', async (change, text, href) => {
    await open('/?month=2026-07&layout=list', [{ ...page, ...change }]);
    expect(entries()).toEqual([text]);
    expect(document.querySelector('.release-list a')?.getAttribute('href')).toBe(href);
  });

  it('has no kind in the month, where it is on its day [editor.find]', async () => {
    await open('/?month=2026-07', [page]);
    const day = cell('2026-07-04');
    expect(day?.querySelector('li')?.textContent?.trim()).toBe('11:00 Winter goes live View');
    expect([day?.querySelector('time')?.dateTime, day?.querySelector('small')]).toEqual([page.at, null]);
  });
});

describe('what goes live', () => {
  const view = async (change: Partial<Release>) => {
    await open('/?month=2026-07&layout=list', [{ ...page, ...change }]);
    return screen.queryByRole('link', { name: /^View the version that goes live Sat,? 4 Jul/ })?.getAttribute('href');
  };

  it('can be looked at [preview.publish] [editor.find]', async () => {
    expect(await view({})).toBe('/_draft/guides/winter?_at=2026-07-04T10%3A00%3A00.000Z&_scheduled=');
  });

  it('can be looked at in its editor if it is an item [preview.publish] [editor.find]', async () => {
    expect(await view({ kind: 'menu' })).toBe('/content/menu/guides%2Fwinter?at=2026-07-04T10%3A00%3A00Z');
  });

  it.each<Partial<Release>>([{ event: 'unpublish' }, { kind: 'booking-rules' }, { error: 'It is invalid.' }])(
    'has no version to look at with %j [editor.find]',
    async (change) => {
      expect(await view(change)).toBeUndefined();
    },
  );
});

describe('the calendar', () => {
  it('asks for the whole weeks of a month, and lists only what is in the month [editor.find]', async () => {
    const releases = [
      { ...page, at: '2026-06-30T10:00:00Z', id: 'before', name: 'Before' },
      { ...page, name: 'One' },
      { ...page, at: '2026-07-04T12:00:00Z', id: 'two', name: 'Two' },
      { ...page, at: '2026-07-31T23:00:00Z', id: 'after', name: 'After' },
    ];
    const { calls } = await open('/?month=2026-07', releases);
    expect(calls[0]).toBe('GET /editing/releases?from=2026-06-29&to=2026-08-02');
    expect(entries()).toEqual(['11:00 One goes live ViewPage', '13:00 Two goes live ViewPage']);
    expect([...document.querySelectorAll('.release-list h3')].map(({ textContent }) => textContent)).toEqual([
      'Saturday, 4 July 2026',
    ]);
    expect(screen.getByText('2 entries in July 2026. London time.')).toBeTruthy();
    expect(cell('2026-07-04')?.textContent).toContain('Saturday, 4 July 2026: 2 entries');
    expect(cell('2026-06-30')?.textContent).toContain('Before');
    expect([cell('2026-06-30')?.dataset.outside, cell('2026-07-04')?.dataset.outside]).toEqual(['true', 'false']);
  });

  it('has the month and the layout in its address [editor.find]', async () => {
    await open('/?month=2026-07');
    expect(month()).toBe('July 2026');
    const list = screen.getByRole('button', { name: 'List' });
    expect([list.getAttribute('aria-pressed'), document.title]).toEqual(['false', 'Release calendar · Preview']);
    await userEvent.click(list);
    expect([list.getAttribute('aria-pressed'), location.search]).toEqual(['true', '?month=2026-07&layout=list']);
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByText('Next month'));
    expect([month(), location.search]).toEqual(['August 2026', '?month=2026-08&layout=list']);
    await userEvent.click(screen.getByText('Previous month'));
    await userEvent.click(screen.getByText('Previous month'));
    expect(month()).toBe('June 2026');
    await userEvent.click(list);
    expect([location.search, screen.getByRole('grid', { name: 'Month' }).tagName]).toEqual(['?month=2026-06', 'TABLE']);
  });

  it.each(['/', '/?month=2026-13', '/?month=soon'])(
    'at %s shows the present month, with today marked [editor.find]',
    async (address) => {
      await open(address);
      const today = document.querySelector<HTMLElement>('[aria-current="date"]');
      expect(today?.dataset.outside).toBe('false');
      expect(today?.tabIndex).toBe(0);
      expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    },
  );

  it('has weeks from Monday to Sunday [editor.find]', async () => {
    await open('/?month=2026-07');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(cell('2026-07-01')?.tabIndex).toBe(0);
  });

  it.each([
    ['{ArrowLeft}', '2026-07-14'],
    ['{ArrowRight}', '2026-07-16'],
    ['{ArrowUp}', '2026-07-08'],
    ['{ArrowDown}', '2026-07-22'],
    ['x', '2026-07-15'],
    ['{Control>}{ArrowRight}{/Control}', '2026-07-15'],
    ['{Alt>}{ArrowRight}{/Alt}', '2026-07-15'],
  ])('has one tab stop, which %s moves to %s [editor.find]', async (keys, day) => {
    await open('/?month=2026-07');
    cell('2026-07-15')?.focus();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(cell(day));
    expect([...document.querySelectorAll('[data-day][tabindex="0"]')]).toEqual([cell(day)]);
  });

  it('counts nothing of another month while a month is being loaded [editor.find]', async () => {
    const august = Promise.withResolvers<object>();
    history.replaceState(null, '', '/?month=2026-07');
    const releases = [page, { ...page, at: '2026-07-31T23:00:00Z', id: 'after' }];
    answerCalls((path) => (path.includes('from=2026-07-27') ? august.promise : { releases }));
    showView(<Calendar />);
    expect(await screen.findByText('1 entry in July 2026. London time.')).toBeTruthy();
    await userEvent.click(screen.getByText('Next month'));
    expect(screen.getByText('Loading the calendar… London time.')).toBeTruthy();
    august.resolve({ releases: [...releases, { ...page, at: '2026-08-02T10:00:00Z', id: 'later' }] });
    expect(await screen.findByText('2 entries in August 2026. London time.')).toBeTruthy();
    expect(cell('2026-08-01')?.textContent).toContain('1 August 2026: 1 entry');
  });

  it('leads to the next entry after a month without later ones [editor.find]', async () => {
    const later = { ...page, at: '2999-12-04T10:00:00Z', name: 'Our winter kitchen' };
    history.replaceState(null, '', '/?month=2999-08');
    const calls = answerCalls((path) => ({ releases: path.includes('from=2999-09-01') ? [later] : [] }));
    showView(<Calendar />);
    const link = await screen.findByRole('link', { name: /^\w+ 4 Dec, Our winter kitchen$/ });
    expect(link.closest('p')?.textContent).toMatch(/^Next: /);
    await userEvent.click(link);
    expect(location.search).toBe('?month=2999-12');
    expect(calls[1]).toBe('GET /editing/releases?from=2999-09-01&to=3000-09-02');
  });

  it('marks the weeks that are past [editor.find]', async () => {
    await open('/?month=2020-02');
    expect(document.querySelectorAll('tr[data-past]')).toHaveLength(5);
  });

  it('marks no week of the future [editor.find]', async () => {
    await open('/?month=2999-12');
    expect(document.querySelectorAll('tr[data-past]')).toHaveLength(0);
  });

  it('names the other month on its first day [editor.find]', async () => {
    await open('/?month=2026-11');
    const numberOf = (day: string) => cell(day)?.querySelector('span')?.textContent;
    expect(['2026-11-01', '2026-11-30', '2026-12-01', '2026-12-02'].map(numberOf)).toEqual(['1', '30', '1 Dec', '2']);
  });

  it('says that it is being loaded [loading.flags]', () => {
    answerCalls(() => new Promise(() => undefined));
    showView(<Calendar />);
    expect(screen.getByText('Loading the calendar… London time.')).toBeTruthy();
  });
});
