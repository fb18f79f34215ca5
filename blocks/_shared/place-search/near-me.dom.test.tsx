import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { defineNearMe } from './near-me.element.ts';
import { NearMe } from './near-me.tsx';
import { PlaceSearch } from './place-search.tsx';
import { startNearMe } from './start-near-me.ts';

defineNearMe();

type Locate = (found: PositionCallback, failed: PositionErrorCallback | null | undefined) => void;
async function show(locate: Locate) {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: vi.fn(locate) },
  });
  document.body.innerHTML = renderToStaticMarkup(
    <form action="/find-us">
      <PlaceSearch label="Town or postcode" query="" placeholder={undefined} />
      <NearMe deniedMessage="Your browser did not tell us where you are." />
    </form>,
  );
  const submit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submit);
  const button = await screen.findByRole('button', { name: 'Near me' });
  return { submit, button };
}
const near = () => new FormData(document.querySelector('form') ?? undefined).get('near');
const failWith = (code: number) => (_: unknown, failed: PositionErrorCallback | null | undefined) =>
  failed?.(Object.assign(Object.create(null), { code }));

describe('the search near the visitor', () => {
  it('sends the rounded location with the form [finder.near-me]', async () => {
    const { submit, button } = await show((found) =>
      found(Object.assign(Object.create(null), { coords: { latitude: 51.38061, longitude: -2.36059 } })),
    );
    fireEvent.click(button);
    expect(near()).toBe('51.38,-2.36');
    expect(submit).toHaveBeenCalledOnce();
    expect(vi.mocked(navigator.geolocation.getCurrentPosition).mock.lastCall?.[2]).toEqual({
      maximumAge: 300_000,
      timeout: 10_000,
    });
  });

  it.each([
    [1, 'Your browser did not tell us where you are.'],
    [2, 'We could not find out where you are. Type a town or a postcode instead.'],
    [3, 'Finding out where you are took too long. Try again, or type a town or a postcode.'],
    [4, 'We could not find out where you are. Type a town or a postcode instead.'],
  ])('announces why it failed: code %i [finder.near-me] [jobs.geo]', async (code, message) => {
    const { submit, button } = await show(failWith(code));
    fireEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is busy meanwhile, and forgets an earlier message [finder.near-me]', async () => {
    let answer: Locate = failWith(3);
    const { button } = await show((...callbacks) => answer(...callbacks));
    fireEvent.click(button);
    answer = () => undefined;
    fireEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('is not busy in a form that was reset, as when the visitor comes back [finder.near-me]', async () => {
    const { button } = await show(() => undefined);
    fireEvent.click(button);
    document.querySelector('form')?.reset();
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  it('is hidden until its script runs [finder.near-me]', async () => {
    const html = renderToStaticMarkup(<NearMe deniedMessage="No." />);
    expect(html).toMatch(/^<near-me [^>]*hidden=""/);
    await show(() => undefined);
    await waitFor(() => expect(document.querySelector('near-me')?.hasAttribute('hidden')).toBe(false));
  });

  it('stays hidden where the browser cannot tell the location, or no form can be sent [finder.near-me]', async () => {
    await show(() => undefined);
    const startCopy = (parent: Element | null) => {
      const copy = document.createElement('div');
      copy.innerHTML = '<button>Near me</button><p></p>';
      copy.hidden = true;
      parent?.append(copy);
      startNearMe(copy);
      return copy.hidden;
    };
    const form = document.querySelector('form');
    expect([startCopy(form), startCopy(document.body)]).toEqual([false, true]);
    vi.stubGlobal('navigator', {});
    expect(startCopy(form)).toBe(true);
    vi.unstubAllGlobals();
  });
});
