import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';

const show = (path: string, data: object = { form: undefined }, tile: object = {}) =>
  showTiles([{ type: 'preferences-form', key: 'k', ...tile }], { data: { ...data }, page: { path } });
const isFormShown = () => document.querySelector('[data-island="form-preferences"]') !== null;
const guid = '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77';

describe('the form for preferences', () => {
  it('is shown to a known customer [preferences.load]', () => {
    show(`/preferences/${guid}`, {}, { heading: 'What you hear', text: 'Change it.' });
    expect(isFormShown()).toBe(true);
    expect(screen.getByText('Change it.')).toBeTruthy();
    expect(screen.queryByText(/link/)).toBeNull();
  });

  it('lets members leave the list where the API can do it [preferences.privacy]', () => {
    const showLeave = (canLeave: boolean) => {
      show(`/preferences/${guid}`, { form: { context: { today: '2026-12-01', choices: {} }, values: {}, canLeave } });
      return screen.queryByRole('button', { name: 'Leave the list' });
    };
    expect(showLeave(false)).toBeNull();
    expect(showLeave(true)?.closest('form')?.getAttribute('action')).toBe(`/preferences/${guid}`);
  });

  it('says after leaving that it is done [preferences.privacy]', () => {
    showTiles([{ type: 'preferences-form', key: 'k' }], {
      data: { form: undefined },
      page: { path: '/preferences', query: { sent: ['preferences'] } },
    });
    expect(screen.getByText(/^You have left the list/)).toBeTruthy();
  });

  it.each([
    [
      `/preferences/${guid}`,
      /^This link opens no preferences.*ask us for a new one\. If you have left the list, you need do nothing\.$/,
    ],
    ['/preferences', /^Your preferences open only with a link of your own\..*ask us for one\.$/],
  ])('says at %s why there is none, and what to do, below a first-level heading [preferences.load]', (path, text) => {
    show(path, undefined, { text: 'Change it.' });
    expect(isFormShown()).toBe(false);
    expect(screen.getByRole('heading').textContent).toBe('Your preferences');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Change it.')).toBeNull();
    show(path, undefined, { heading: 'What you hear' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What you hear');
  });
});
