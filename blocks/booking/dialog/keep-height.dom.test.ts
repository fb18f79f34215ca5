import { afterEach, expect, it, vi } from 'vitest';
import { fakeResizes } from '#blocks/_shared/testing/fake-observers.ts';
import { keepHeight, loadingAttribute } from './keep-height.ts';

afterEach(() => vi.unstubAllGlobals());

/** The end of the observers' microtask. */
const mutated = () => Promise.resolve();

it('keeps the height of a step until the next one is loaded [booking.modal]', async () => {
  const resize = fakeResizes();
  const body = document.createElement('div');
  const setHeight = (height: number): void => {
    Object.defineProperty(body, 'offsetHeight', { configurable: true, value: height });
    resize(body, height);
  };
  const stop = keepHeight(body);
  body.innerHTML = '<form></form>';
  setHeight(480);
  await mutated();
  expect(body.style.minBlockSize).toBe('');
  body.innerHTML = `<div ${loadingAttribute}=""></div>`;
  await mutated();
  expect(body.style.minBlockSize).toBe('480px');
  setHeight(120);
  body.innerHTML = `<form></form><div ${loadingAttribute}=""></div>`;
  await mutated();
  expect(body.style.minBlockSize).toBe('480px');
  body.innerHTML = '<form></form>';
  await mutated();
  expect(body.style.minBlockSize).toBe('');
  stop();
  body.innerHTML = `<div ${loadingAttribute}=""></div>`;
  await mutated();
  expect(body.style.minBlockSize).toBe('');
});
