import { expect, it } from 'vitest';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { exampleContext } from './example-context.ts';
import { fakePage, renderTiles } from './fake-page.tsx';

/** A query with a value for every parameter, that records which are read. */
function recordingQuery(values: PageContext['query']) {
  const names = new Set<string>();
  const query = new Proxy(values, {
    get(target, name, receiver) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.has(target, name);
    },
  });
  return { query, names };
}

const given: PageContext['query'] = {
  near: ['Bath'],
  open: ['1'],
  collect: ['1'],
  has: ['terrace'],
  diet: ['vegan'],
  avoid: ['milk'],
  kcal: ['hide'],
  q: ['satay'],
  hours: ['full-time'],
  work: ['management'],
  title: ['chef'],
  show: ['100'],
  section: ['sweets'],
};

it.each(Object.values(tiles).map((definition) => [definition.type, definition] as const))(
  'a tile of type %s reads only the query parameters that it declares [scale.cache]',
  (_, { examples, parameters, type }) => {
    for (const example of Object.values(examples))
      for (const values of [{}, given]) {
        const raw = { type, key: 'example', ...example };
        const { query, names } = recordingQuery(values);
        const read = readPage({ id: 'examples', title: 'Examples', tiles: [raw] });
        if (!read.ok) throw new Error(`An example of ${type} is not valid.`);
        expect(read.value.tiles).toHaveLength(1);
        const all = read.value.tiles.map(({ tile }) => tile);
        const plan = planNeeds(all, exampleContext);
        const answers: Answers = new Map(
          [...plan.needs.values()].map((need) => [needName(need), { ok: true, value: exampleData[need.source] }]),
        );
        const options = { ...defaultOptions, menuSearch: true };
        const { problems } = renderTiles([raw], {
          tiles: read.value.tiles,
          plan,
          answers,
          page: { ...fakePage, query, options },
        });
        expect(problems.filter(({ code }) => code === 'tile-threw')).toEqual([]);
        const declared = new Set([...parameters, ...(all.some(({ formType }) => formType) ? formParameters : [])]);
        expect([...names].filter((name) => !declared.has(name))).toEqual([]);
      }
  },
);
