import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { Upstream } from './upstream.tsx';

const call = (outcome: string, more: object = {}) => ({
  name: outcome,
  route: `GET /${outcome}`,
  outcome,
  summary: `It was ${outcome}.`,
  notes: [],
  ...more,
});
const outcomes = ['read', 'repaired', 'incomplete', 'absent', 'refused', 'failed', 'unchecked'];
const diagnosis = {
  baseUrl: 'https://api.example/v1',
  calls: [...outcomes.map((outcome) => call(outcome)), call('read', { name: 'menus', notes: ['menus[3]: no id'] })],
  guesses: [
    { name: 'tileType', description: 'The field with the type of a tile.', value: 'kind', isOverridden: true },
    { name: 'envelope', description: 'The field with the content.', value: '', isOverridden: false },
  ],
  warnings: ['colour is no name of a guess.'],
};

afterEach(() => vi.unstubAllGlobals());

/** Opens the view. Each check gets the next reply, the last one again. */
function open(...replies: readonly (() => Response)[]): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = replies[Math.min(calls.push(url), replies.length) - 1];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  render(
    <TestQueries>
      <Upstream />
    </TestQueries>,
  );
  return calls;
}

describe('the check of the API', () => {
  it('shows how the reply of each call was read [upstream.diagnosis]', async () => {
    const calls = open(() => Response.json(diagnosis));
    expect(screen.getByRole('status').textContent).toBe('Sending all read-only requests…');
    expect(screen.queryByText('Mapping')).toBeNull();
    const list = within(await screen.findByRole('region', { name: 'Requests' }));
    expect(screen.getByRole('status').textContent).toBe(
      'https://api.example/v1: 8 requests: 2 OK, 1 converted, 1 incomplete, 1 failed, 1 access denied, 1 not available, 1 not sent.',
    );
    const labels = ['OK', 'Converted', 'Incomplete', 'Not available', 'Access denied', 'Failed', 'Not sent'];
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...outcomes.map((outcome, at) => `${labels[at]}${outcome}GET /${outcome}It was ${outcome}.`),
      'OKmenusGET /readIt was read.menus[3]: no id',
      'menus[3]: no id',
    ]);
    // A screen reader announces each list, so that there is none without notes.
    expect(list.getAllByRole('list')).toHaveLength(2);
    expect(calls).toEqual(['/_preview/api/upstream']);
  });

  it('shows what is guessed, what overrides it, and what of that has no effect [upstream.mapping]', async () => {
    open(() => Response.json(diagnosis));
    const guesses = await screen.findByRole('region', { name: 'Mapping' });
    expect([...guesses.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'tileType (set in API_MAPPING)The field with the type of a tile.kind',
      'envelopeThe field with the content.Not set',
    ]);
    expect(within(guesses).getByText('colour is no name of a guess.')).toBeTruthy();
  });

  it('says why it failed, and is repeated by its button alone [upstream.diagnosis]', async () => {
    const calls = open(
      () => Response.json({ message: 'No API is configured.', errors: [] }, { status: 409 }),
      () => Response.json(diagnosis),
    );
    expect((await screen.findByText('No API is configured.')).className).toBe('error-message');
    expect(calls).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('region', { name: 'Requests' })).toBeTruthy();
    expect([calls.length, screen.queryByText('No API is configured.')]).toEqual([2, null]);
  });

  it('cannot be repeated while it runs [upstream.diagnosis]', async () => {
    open(() => Response.json(diagnosis));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' });
    expect(button.disabled).toBe(true);
    await screen.findByRole('region', { name: 'Requests' });
    expect(button.disabled).toBe(false);
  });
});
