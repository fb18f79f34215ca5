import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Handlers of events that do not bubble in the browser, but do in React. */
const handler = /\bon(?:Close|Cancel|Toggle|BeforeToggle)=\{(?<value>[^}]*)/g;

/** A `<dialog>`, `<details>` or popover with all of its attributes. */
const element = /<(?:dialog|details|div popover)\b(?:=>|[^>])*>/g;

it('every dialog and disclosure handles only its own close, cancel and toggle events [booking.modal]', () => {
  const files = globSync('{blocks,site,preview}/**/*.tsx', { exclude: ['**/node_modules/**', '**/.next/**'] });
  const handlers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(element)].flatMap(([tag]) =>
      [...tag.matchAll(handler)].map(({ groups }) => `${file}: ${groups?.value}`),
    ),
  );
  expect(handlers.length).toBeGreaterThanOrEqual(5);
  expect(handlers.filter((each) => !each.includes(': ignoreDescendantEvents('))).toEqual([]);
});
