// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusField } from './go-to-field.ts';

const field = (): Element | null => document.querySelector('[data-path="body"]');

/** Waits until the observers of the document have been called. */
const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<button id="other">Other</button><div class="side-panel" tabindex="-1">
    <div data-path="heading"><input></div>
    <div data-path="body"><div aria-busy="true"></div><button>HTML</button></div></div>`;
});

describe('going to a field [editor.canvas]', () => {
  it('focuses its control, or the form if there is no such field', () => {
    focusField(['heading']);
    expect(document.activeElement?.localName).toBe('input');
    focusField(['nowhere']);
    expect(document.activeElement?.className).toBe('side-panel');
  });

  it('focuses a text once its editor has loaded, and not a button of the field before', async () => {
    focusField(['body']);
    expect(document.activeElement).toBe(document.body);
    field()?.insertAdjacentHTML('beforeend', '<p>Something else</p>');
    await observed();
    expect(document.activeElement).toBe(document.body);
    field()
      ?.querySelector('[aria-busy]')
      ?.replaceWith(Object.assign(document.createElement('p'), { tabIndex: 0 }));
    field()?.querySelector('p')?.setAttribute('contenteditable', 'true');
    await observed();
    expect(document.activeElement?.getAttribute('contenteditable')).toBe('true');
  });

  it('leaves the focus where it is if it has moved on while the editor was loading', async () => {
    focusField(['body']);
    document.querySelector<HTMLElement>('#other')?.focus();
    field()?.querySelector('[aria-busy]')?.remove();
    await observed();
    expect(document.activeElement?.id).toBe('other');
  });
});
