import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '../testing/test-facts.ts';
import { TestQueries } from '../testing/test-queries.tsx';
import { ChangeAddress } from './change-address.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(publishedRevision?: number, title: string | undefined = 'Easter', hasBuiltIn = false) {
  const onMove = vi.fn((_to: string, _redirect: boolean) => Promise.resolve());
  const onClose = vi.fn();
  const page = { id: 'easter', title, hasDraft: true, draftVersion: 1, publishedRevision };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/facts')) return Response.json(testFacts);
    const id = new URL(url, 'http://app').searchParams.get('id');
    const pages = id === 'taken' ? [{ id, title: 'Other', hasDraft: false, draftVersion: 1 }] : [];
    return Response.json({ pages, total: pages.length });
  });
  render(
    <TestQueries>
      <ChangeAddress page={page} hasBuiltIn={hasBuiltIn} onMove={onMove} onClose={onClose} />
    </TestQueries>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Address/);
  const submit = async (address: string): Promise<void> => {
    await userEvent.clear(field);
    if (address !== '') await userEvent.type(field, address);
    await userEvent.click(screen.getByText('Change address'));
  };
  return { onMove, onClose, field, submit };
}

describe('the address of a page', () => {
  it('is changed with a redirect, unless the editor wants none [editor.addresses]', async () => {
    const { onMove, submit } = show(2);
    expect(screen.getByText('Visitors of /easter, and links to it, are led to the new address.')).toBeTruthy();
    onMove.mockRejectedValueOnce(new Error('It is taken.'));
    await submit('/spring/easter');
    expect((await screen.findByRole('alert')).textContent).toBe('It is taken.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Redirect the old address/ }));
    expect(screen.getByText('Visitors of /easter will get “Page not found”.')).toBeTruthy();
    await submit('spring');
    await waitFor(() =>
      expect(onMove.mock.calls).toEqual([
        ['spring/easter', true],
        ['spring', false],
      ]),
    );
  });

  it('shows the built-in page where the site has one, if it is changed without a redirect [editor.addresses]', async () => {
    show(2, 'Contact', true);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Redirect the old address/ }));
    expect(screen.getByText('Visitors of /easter will get the original page that comes with the site.')).toBeTruthy();
  });

  it('is changed without one if the page is not live [editor.addresses]', async () => {
    const { onMove, onClose, submit } = show();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await submit('spring');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onMove.mock.calls).toEqual([['spring', false]]);
  });

  it.each([
    ['', 'Enter an address.'],
    ['easter', 'This is the address that the page has. Enter another one.'],
    ['two words', /^The address .+\.$/],
  ])('cannot be %j: %s [editor.addresses] [preview.errors]', async (address, message) => {
    const { onMove, field, submit } = show(2);
    await submit(address);
    expect(screen.getByRole('alert').textContent).toMatch(message);
    expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is checked while it is typed, and a free one ends the message at once [editor.addresses]', async () => {
    const { field } = show(2);
    await userEvent.clear(field);
    await userEvent.type(field, 'taken');
    expect((await screen.findByRole('alert')).textContent).toContain('A page at /taken already exists');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '2');
    expect([screen.queryByRole('alert'), field.getAttribute('aria-invalid')]).toEqual([null, null]);
  });

  it('is said to be taken when its field is left, with a link to the page that has it [editor.addresses]', async () => {
    const { onMove, field } = show(2);
    await userEvent.clear(field);
    await userEvent.type(field, 'taken');
    await userEvent.tab();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A page at /taken already exists: “Other”. Enter another address. Open Other',
    );
    expect(screen.getByRole('link', { name: 'Open Other' }).getAttribute('href')).toBe('/pages/taken');
    await userEvent.click(screen.getByText('Change address', { selector: 'button' }));
    expect(onMove).not.toHaveBeenCalled();
  });

  it('stays as typed if the service refuses it, and says why [preview.errors]', async () => {
    const { onMove, onClose, field, submit } = show(2);
    onMove.mockRejectedValueOnce(new Error('A page at this address already exists.'));
    await submit('about');
    expect((await screen.findByRole('alert')).textContent).toContain('A page at this address already exists.');
    expect([field.value, onClose.mock.calls.length]).toEqual(['about', 0]);
    await userEvent.click(screen.getByText('Change address'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it.each([
    [2, 'The page is live. It is shown at its new address at once.'],
    [undefined, 'The page is not live, so visitors notice nothing.'],
  ])(
    'of a page with the live revision %s is asked for by name, with what visitors notice [editor.addresses]',
    (revision, note) => {
      const { field } = show(revision);
      const name = 'Change the address of Easter';
      expect(screen.getByRole('dialog', { name })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(name);
      expect(screen.getByText(note).tagName).toBe('P');
      expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['easter', null]);
    },
  );

  it('is sent once, however often the button is pressed, and can be cancelled [editor.addresses]', async () => {
    const { onMove, onClose, submit } = show(2);
    const moved = Promise.withResolvers<void>();
    onMove.mockReturnValueOnce(moved.promise);
    await submit('spring');
    const button = screen.getByRole('button', { name: 'Change address' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(onMove).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
    moved.resolve();
  });
});
