import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { definePlaceSearch } from './place-search.element.ts';
import { PlaceSearch } from './place-search.tsx';

definePlaceSearch();

class FakeNavigation {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}
afterEach(() => void vi.unstubAllGlobals());

/** Shows a search for Oxford whose field and day were changed, in a document that was reached in a way. */
function show(reachedBy: string) {
  vi.stubGlobal('PerformanceNavigationTiming', FakeNavigation);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object(new FakeNavigation(reachedBy))]);
  document.body.innerHTML = renderToStaticMarkup(
    <form action="/find-us">
      <PlaceSearch label="Town or postcode" query="Oxford">
        <select aria-label="Open" data-applies="" defaultValue="sunday">
          <option>monday</option>
          <option>sunday</option>
        </select>
      </PlaceSearch>
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const day = screen.getByRole<HTMLSelectElement>('combobox');
  field.value = 'Cardiff';
  day.value = 'monday';
  return { field, day };
}
const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the search of a page that the visitor comes back to [finder.search]', () => {
  it.each([
    ['by Back', 'back_forward', false],
    ['by reloading', 'reload', false],
    ['from the browser’s cache', 'navigate', true],
  ])('has the values of the page %s', (_, reachedBy, persisted) => {
    const { field, day } = show(reachedBy);
    showPage(persisted);
    expect([field.value, day.value]).toEqual(['Oxford', 'sunday']);
  });

  it('keeps what was typed before a new page was complete', () => {
    const { field, day } = show('navigate');
    showPage(false);
    expect([field.value, day.value]).toEqual(['Cardiff', 'monday']);
  });

  it('is reset if its script starts after the page was shown', () => {
    const { field } = show('back_forward');
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    const search = document.querySelector('place-search');
    const parent = search?.parentElement;
    if (search) parent?.append(search);
    expect(field.value).toBe('Oxford');
  });
});

describe('a list that applies at once [finder.search]', () => {
  it('searches when an option is chosen with a pointer, and not while the keyboard goes through the options', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    const { field, day } = show('navigate');
    fireEvent.change(day, { target: { value: 'sunday' } });
    expect(submit).toHaveBeenCalledOnce();
    fireEvent.keyDown(day, { key: 'ArrowUp' });
    fireEvent.change(day, { target: { value: 'monday' } });
    fireEvent.change(field, { target: { value: 'Bath' } });
    expect(submit).toHaveBeenCalledOnce();
    fireEvent.pointerDown(day);
    fireEvent.change(day, { target: { value: 'sunday' } });
    expect(submit).toHaveBeenCalledTimes(2);
  });
});
