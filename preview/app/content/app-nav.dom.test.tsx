import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { session } from '../api/session.ts';
import { AppNav } from './app-nav.tsx';

afterEach(() => {
  session.settle(true);
  history.replaceState(null, '', '/');
});

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the navigation leads to every list of the app [editor.content] [editor.find]', () => {
  render(<AppNav />);
  expect(screen.getByRole('navigation', { name: 'Preview' })).toBeTruthy();
  expect(links()).toEqual([
    ['Pages', '/'],
    ['Menus', '/content/menu'],
    ['Restaurants', '/content/restaurants'],
    ['Offers', '/content/offer'],
    ['Vacancies', '/content/job'],
    ['Social posts', '/content/social'],
    ['Settings', '/content/settings/brand'],
    ['Media', '/media'],
    ['API', '/api'],
  ]);
});

it('the link before the navigation skips it [editor.content]', async () => {
  render(
    <>
      <AppNav />
      <main>Content</main>
    </>,
  );
  const skip = screen.getByText('Skip to the content');
  const navigation = document.querySelector('nav');
  expect(skip.compareDocumentPosition(navigation ?? skip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  skip.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('the navigation tells a view which list it was opened from, with its search [editor.content]', async () => {
  history.replaceState(null, '', '/content/menu?q=lunch');
  render(<AppNav />);
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(history.state).toEqual({ list: '/content/menu?q=lunch' });
});

it.each([
  ['/', ['Pages']],
  ['/find/links', ['Pages']],
  ['/content/menu', ['Menus']],
  ['/content/settings/brand', ['Settings']],
  ['/media', ['Media']],
  ['/elsewhere', []],
])('the navigation at %s marks %j as the current list [editor.find]', (path, current) => {
  history.replaceState(null, '', path);
  render(<AppNav />);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(current);
});

it('the navigation is behind a button with the current list on phones, and closes with it [editor.content]', async () => {
  history.replaceState(null, '', '/media');
  render(<AppNav />);
  const button = screen.getByRole('button', { name: 'Menu · Media' });
  const isOpen = () => [button.getAttribute('aria-expanded'), button.nextElementSibling?.getAttribute('data-open')];
  expect(isOpen()).toEqual(['false', 'false']);
  await userEvent.click(button);
  expect(isOpen()).toEqual(['true', 'true']);
  await userEvent.click(screen.getByRole('link', { name: 'Offers' }));
  expect([isOpen(), button.textContent]).toEqual([['false', 'false'], 'Menu · Offers']);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(isOpen()).toEqual(['false', 'false']);
});

it('every list says that the session has ended, below its navigation [preview.access]', () => {
  render(<AppNav />);
  expect(screen.queryByText(/signed out/)).toBeNull();
  act(() => session.observe(true));
  expect(screen.getByText(/You are signed out/)).toBeTruthy();
});
