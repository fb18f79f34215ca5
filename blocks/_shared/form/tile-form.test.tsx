import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageContext } from '#renderer/block.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName, planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/read/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
import { usualOptions } from '#renderer/usual-options.ts';
import type { FormSetting } from '#schemas/forms/form-visit.ts';
import { blocks } from '../../blocks.generated.ts';
import { TileForm } from './tile-form.tsx';

const page: PageContext = {
  pageId: 'words',
  path: '/words',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: {},
  options: usualOptions,
};
const setting: FormSetting = {
  context: {
    today: '2026-11-21',
    choices: {},
    job: { cvRequired: true, experienceRequired: true, questions: [], hyphens: false, workYears: 40 },
  },
  values: {},
};

/** A page of one tile of words that carries a form, with all that the form asks for. */
function draw(formType: string) {
  const words = { type: 'text', key: 'words', body: '<p>Write to us.</p>', formType };
  const read = readPage({ id: 'words', title: 'Words', tiles: [words] });
  if (!read.ok) throw new Error('The envelope is sound.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  const answers: Answers = new Map(
    [...plan.needs.values()].map((need) => [needName(need), { ok: true, value: setting }]),
  );
  const given = { tiles, plan, answers, blocks, form: TileForm, page, mode: 'public', problems: [] } as const;
  return {
    html: renderToStaticMarkup(<main>{renderPage({ ...given, onProblems: () => undefined })}</main>),
    problems: read.problems,
  };
}

it.each([
  ['sign-up', ['emailAddress', 'favouriteRestaurant', 'birthday.day', 'acceptTerms', 'acceptSMSTerms']],
  ['contact', ['contactReason', 'enquiryRestaurant', 'message', 'uploadedFiles']],
  ['group-booking', ['enquiryRestaurant', 'date', 'guests']],
  ['voucher', ['emailAddress', 'acceptTerms']],
  ['job-apply', ['secondName', 'telephone', 'resume']],
  ['preferences', ['websiteSmsOptIn', 'favRestaurantCode', 'phoneNumber']],
])('a tile that names the form %s shows it below its own words [tile.formtype]', (name, fields) => {
  const { html, problems } = draw(name);
  expect(problems).toEqual([]);
  expect([...html.matchAll(/data-form="([^"]*)"/g)].map(([, shown]) => shown)).toEqual([name]);
  expect(html.indexOf('Write to us.')).toBeLessThan(html.indexOf('data-form='));
  for (const field of fields) expect(html).toContain(`name="${field}"`);
});

it('a tile that names a form there is not is left out, and its editor is told which there are [tile.formtype]', () => {
  const { html, problems } = draw('feedback');
  expect(html).not.toContain('Write to us.');
  expect(problems.map(({ message, path }) => [path, message])).toEqual([
    [
      ['tiles', 0, 'formType'],
      '“Form” must be one of: contact, group-booking, job-apply, preferences, sign-up, voucher.',
    ],
  ]);
});
