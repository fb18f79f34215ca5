import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePageListState } from './use-page-list-state.ts';

afterEach(() => history.replaceState(null, '', '/'));

type State = ReturnType<typeof usePageListState>;

it.each<[string, string, (state: State) => void, 'pushed' | 'replaced', string]>([
  ['the first letter', '/', ({ search, setSearch }) => setSearch({ ...search, text: 'm' }), 'pushed', '?text=m'],
  [
    'another letter',
    '/?text=m',
    ({ search, setSearch }) => setSearch({ ...search, text: 'me' }),
    'replaced',
    '?text=me',
  ],
  ['no letter', '/?text=m', ({ search, setSearch }) => setSearch({ ...search, text: '' }), 'pushed', ''],
  [
    'a status',
    '/?text=m',
    ({ search, setSearch }) => setSearch({ ...search, status: 'live' }),
    'pushed',
    '?text=m&status=live',
  ],
  ['a layout', '/?text=m', ({ setLayout }) => setLayout('gallery'), 'replaced', '?text=m&layout=gallery'],
  [
    'an order in the gallery',
    '/?layout=gallery',
    ({ search, setSearch }) => setSearch({ ...search, sort: 'title' }),
    'pushed',
    '?sort=title&layout=gallery',
  ],
])(
  '%s at %s is an address to go back to, or replaces the one before it [editor.find]',
  (_, address, change, how, query) => {
    history.replaceState(null, '', address);
    const { result } = renderHook(() => usePageListState());
    const [pushed, replaced] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    act(() => change(result.current));
    expect([location.search, pushed.mock.calls.length, replaced.mock.calls.length]).toEqual([
      query,
      how === 'pushed' ? 1 : 0,
      how === 'pushed' ? 0 : 1,
    ]);
  },
);
