import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { initPopup } from './popup.ts';

/** What the site says that it stores in the local storage. */
const listedNames = ownStoredItems.filter(({ kind }) => kind === 'local storage').map(({ name }) => name);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the popup', () => {
  /** Opens a page with a popup, reached from this address. */
  async function openPage({ referrer = location.href, body = '', height = 5000 } = {}) {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    document.body.innerHTML = `<main>${body}</main><dialog data-popup="content-1"><button data-close>Close</button><p>A</p></dialog>`;
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('There is no popup.');
    initPopup();
    await vi.dynamicImportSettled();
    const scroll = (ms = 1500): boolean => {
      dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(ms);
      return dialog.open;
    };
    return { dialog, scroll };
  }

  it('opens once per content, a while after scrolling on a page reached from another [popup.global]', async () => {
    const { dialog, scroll } = await openPage();
    vi.advanceTimersByTime(60_000);
    expect(dialog.open).toBe(false);
    expect(scroll(1499)).toBe(false);
    vi.advanceTimersByTime(1);
    expect([dialog.open, localStorage.getItem('popup')]).toEqual([true, 'content-1']);
    expect(listedNames).toContain('popup');
    expect((await openPage()).scroll()).toBe(false);
    localStorage.setItem('popup', 'content-0');
    expect((await openPage()).scroll()).toBe(true);
  });

  it('is closed by its button and by a click beside it, not by one on its text [popup.global]', async () => {
    const { dialog, scroll } = await openPage();
    scroll();
    dialog.querySelector('p')?.click();
    expect(dialog.open).toBe(true);
    dialog.querySelector('button')?.click();
    expect(dialog.open).toBe(false);
    localStorage.clear();
    const next = await openPage();
    next.scroll();
    next.dialog.click();
    expect(next.dialog.open).toBe(false);
  });

  it('opens by itself on a page that is too short to be scrolled [popup.global]', async () => {
    const { dialog } = await openPage({ height: innerHeight });
    vi.advanceTimersByTime(1499);
    expect(dialog.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(dialog.open).toBe(true);
    expect(localStorage.getItem('popup')).toBe('content-1');
  });

  it.each(['', 'https://other.example/'])(
    'does not open on the first page of a visit, reached from “%s” [popup.global]',
    async (referrer) => {
      expect((await openPage({ referrer })).scroll()).toBe(false);
    },
  );

  it('does not open after input, nor for a link to an anchor [popup.global]', async () => {
    const { scroll } = await openPage();
    dispatchEvent(new Event('input'));
    expect(scroll()).toBe(false);
    history.replaceState(null, '', '/#menu');
    expect((await openPage()).scroll()).toBe(false);
  });

  it('waits while a booking is open or a form is in view [popup.global]', async () => {
    const { scroll } = await openPage({ body: '<div data-journey></div>' });
    expect(scroll()).toBe(false);
    document.querySelector('[data-journey]')?.remove();
    expect(scroll()).toBe(true);
    localStorage.clear();
    const withForm = await openPage({ body: '<form></form>' });
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, innerHeight - 1, 10, 10));
    expect(withForm.scroll()).toBe(false);
    box.mockReturnValue(new DOMRect(0, -10, 10, 10));
    expect(withForm.scroll()).toBe(true);
  });

  it('does nothing on a page without one [popup.global]', () => {
    document.body.innerHTML = '';
    expect(() => initPopup()).not.toThrow();
  });
});
