import { expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { formCases } from './form-cases.ts';

/** Forms with browser tests of their own: `job-apply.e2e.ts`, `waiting-list.e2e.ts`. */
const testedElsewhere = ['job-apply', 'waiting-list'];

/** The forms in the tiles of a page. */
function formsOf(page: (typeof demoData.pages)[number]): string[] {
  const read = readPage(page);
  if (!read.ok) throw new Error(`The demo page ${page.id} cannot be read.`);
  const tiles = read.value.tiles.map(({ tile }) => tile);
  const needs = [...planNeeds(tiles, exampleContext).needs.values()];
  return needs.flatMap((need) => (need.source === 'form' ? [need.name] : []));
}

it('has a case for each form that a demo page shows', () => {
  const shown = [...new Set(demoData.pages.flatMap(formsOf))].filter((name) => !testedElsewhere.includes(name));
  expect(formCases.map(({ name }) => name).sort()).toEqual(shown.sort());
});
