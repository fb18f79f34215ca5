import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createEditor } from '../create-editor.ts';
import { SaveNotices } from './save-notices.tsx';

it('without a connection the editor says so before anything is typed, until it is back [preview.errors]', () => {
  const editor = createEditor({ id: 'about', title: 'About', tiles: [] }, { nowMs: () => 0 });
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <SaveNotices
      save={{ kind: 'saved', at: undefined }}
      isStored
      autosave={Object({})}
      editor={editor}
      recovered={undefined}
      conflict={null}
    />,
  );
  const connect = (state: boolean): void => {
    isOnline.mockReturnValue(state);
    act(() => void dispatchEvent(new Event(state ? 'online' : 'offline')));
  };
  expect(screen.queryByText('No connection.')).toBeNull();
  connect(false);
  expect(screen.getByRole('status').textContent).toBe(
    'No connection. You can go on. Changes are saved when it is back.',
  );
  connect(true);
  expect(screen.queryByText('No connection.')).toBeNull();
});
