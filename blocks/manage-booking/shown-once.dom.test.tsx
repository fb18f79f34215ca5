import { beforeEach, expect, it } from 'vitest';
import { defineShownOnce } from './shown-once.element.ts';

beforeEach(() => {
  defineShownOnce();
  document.body.replaceChildren();
});

it('takes the step out of the address once its message is shown, and leaves all else [diner.manage]', () => {
  history.replaceState({ entry: 1 }, '', '/manage-booking/key?step=changed&table=2#result');
  const entries = history.length;
  document.body.innerHTML = '<shown-once><p role="status">Your booking is changed.</p></shown-once>';
  expect(location.pathname + location.search + location.hash).toBe('/manage-booking/key?table=2#result');
  expect(history.state).toEqual({ entry: 1 });
  expect(history.length).toBe(entries);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Your booking is changed.');
});
