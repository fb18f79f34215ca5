import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { NeedsContext } from '#schemas/content/tile/need.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { TileForm } from './tile-form.tsx';
import { typeChoices } from './type-choices.ts';

/** Islands load their code on import and render nothing until then. */
beforeAll(async () => {
  await Promise.all(formTypes.map((name) => import(`../compiled/${name}.generated.client.tsx`)));
  await nextEventLoopTurn();
});

const page: PageContext = {
  pageId: 'words',
  path: '/words',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};
const food = { value: 'food', label: 'Food' };
const setting: FormSetting = {
  context: {
    today: '2026-11-21',
    choices: { contactReason: [food], enquiryRestaurant: [{ value: '1', label: 'Soho' }] },
    job: { cvRequired: true, experienceRequired: true, questions: [], hyphens: false, workYears: 40 },
  },
  values: {},
};

/** Renders a page with one text tile that has a form. */
const render = (formType: string) =>
  renderTile({ type: 'text', key: 'words', body: '<p>Write to us.</p>', formType }, {});

/** Renders a page with a tile, or several, and all the data that they need. */
function renderTile(
  tile: object | readonly object[],
  context: NeedsContext,
  query: PageContext['query'] = {},
  form?: PageContext['form'],
  data: FormSetting = setting,
  formTiles: readonly (readonly [form: string, keys: readonly string[]])[] = [],
) {
  const read = readPage({ id: 'words', title: 'Words', tiles: [tile].flat() });
  if (!read.ok) throw new Error('The page is not valid.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile: each }) => each),
    context,
  );
  const answers: Answers = new Map(
    [...plan.needs.values()].map((need) => [
      needName(need),
      { ok: true, value: need.source === 'form' ? data : exampleData[need.source] },
    ]),
  );
  const given = {
    tiles,
    plan,
    answers,
    form: TileForm,
    page: { ...page, query, form, formTiles: new Map(formTiles) },
    mode: 'public',
    problems: [],
  } as const;
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
])('a tile with the form type %s shows the form below its own text [tile.formtype]', (name, fields) => {
  const { html, problems } = render(name);
  expect(problems).toEqual([]);
  expect([...html.matchAll(/data-form="([^"]*)"/g)].map(([, shown]) => shown)).toEqual([name]);
  expect(html.indexOf('Write to us.')).toBeLessThan(html.indexOf('data-form='));
  for (const field of fields) expect(html).toContain(`name="${field}"`);
});

it('a contact form has no choice without options, and none that looks optional although it must be made [contact.reasons] [upstream.entries]', () => {
  const { html } = render('contact');
  expect(html).not.toContain('name="enquiryType"');
  expect(html).not.toContain('No answer');
  expect(html).toMatch(/<select[^>]*name="contactReason"[^>]*aria-required="true"[^>]*><option[^>]*>Choose</);
});

it.each([
  [true, 'Telephone'],
  [false, 'Telephone (optional)'],
])(
  'the form of a waiting list has a required telephone number (%s) under the label %s [diner.waiting-list] [form.a11y]',
  (phoneRequired, label) => {
    const times = [{ value: '19:00', label: '19:00' }];
    const join = { context: { ...setting.context, choices: { from: times, to: times }, phoneRequired }, values: {} };
    const { html } = renderTile({ type: 'waiting-list', key: 'list' }, { waiting: {} }, {}, undefined, join);
    const [input = '', id] = /<input[^>]*type="tel"[^>]*id="([^"]*)"[^>]*>/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>${label.replaceAll(/[()]/g, '\\$&')}</label>`));
    expect(input.includes('aria-required="true"')).toBe(phoneRequired);
  },
);

it('the form for groups leads smaller parties to the booking, in the hint of their number [contact.group] [booking.covers]', () => {
  const tile = { type: 'text', key: 'words', body: '<p>Nine or more?</p>', formType: 'group-booking' };
  const context = {
    ...setting.context,
    hints: { guests: 'Tables for up to 8 can be booked online.' },
    hintLinks: { guests: { text: 'Book a table', url: '/#booking' } },
  };
  const { html } = renderTile(tile, {}, { guests: ['9'] }, undefined, { ...setting, context });
  expect(html).toMatch(
    /guests-hint"[^>]*>Tables for up to 8 can be booked online\. <a href="\/#booking">Book a table<\/a><\/p>/,
  );
});

it('a form is posted with its files, and reports errors itself instead of the browser [form.nojs] [form.a11y]', () => {
  const [form = ''] = render('job-apply').html.match(/<form[^>]*>/) ?? [];
  for (const attribute of ['method="post"', 'encType="multipart/form-data"', 'noValidate=""'])
    expect(form.toLowerCase()).toContain(attribute.toLowerCase());
});

it('Enter in a field submits the form, even if its rows have buttons [form.a11y]', () => {
  const { html } = render('job-apply');
  const [first = ''] = html.match(/<button[^>]*type="submit"[^>]*>/) ?? [];
  expect(first).not.toContain('name="_add"');
  expect(first).toContain('aria-hidden="true"');
});

/** Returns the file types that a field's file picker offers. */
function acceptOf(form: string, name: string): string | undefined {
  const [input = ''] = render(form).html.match(/<input[^>]* type="file"[^>]*>/) ?? [];
  expect(input).toContain(`name="${name}"`);
  return / accept="([^"]*)"/.exec(input)?.[1];
}

it('the group enquiry is prefilled with the booking details of a party that is too large [booking.covers]', () => {
  const query = { restaurant: ['soho'], guests: ['21'], date: ['2026-12-03'], message: ['Hello'] };
  const tile = { type: 'text', key: 'words', body: '<p>Write to us.</p>', formType: 'group-booking' };
  const { html } = renderTile(tile, {}, query);
  const inputValue = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];
  expect([inputValue('guests'), inputValue('date')]).toEqual(['21', '2026-12-03']);
  expect(html).not.toContain('Hello');
  expect(renderTile(tile, {}).html).not.toContain('2026-12-03');
});

describe('a form with 2,400 restaurants', () => {
  const restaurants = Array.from({ length: 2400 }, (_, index) => ({
    value: String(1000 + index),
    label: `Restaurant ${index}`,
    group: `Town ${index % 300}`,
  }));
  const many = (fields: readonly string[], values: object = {}): FormSetting => ({
    context: { ...setting.context, choices: Object.fromEntries(fields.map((field) => [field, restaurants])) },
    values: { ...values },
  });
  const tileOf = (formType: string) => ({ type: 'text', key: 'words', body: '<p>Write to us.</p>', formType });

  it.each([
    ['sign-up', 'favouriteRestaurant'],
    ['contact', 'enquiryRestaurant'],
    ['group-booking', 'enquiryRestaurant'],
    ['preferences', 'favRestaurantCode'],
  ])('of type %s has a text field with suggestions instead of a select [form.nojs] [scale.growth]', (name, field) => {
    const { html } = renderTile(tileOf(name), {}, {}, undefined, many([field]));
    const [input = ''] = new RegExp(`<input[^>]* name="${field}"[^>]*>`).exec(html) ?? [];
    const list = /list="([^"]*)"/.exec(input)?.[1];
    expect(list).toMatch(field);
    const [, options = ''] = new RegExp(`<datalist id="${list}">(.*?)</datalist>`).exec(html) ?? [];
    expect(options.match(/<option/g)).toHaveLength(2400);
    expect(options.startsWith('<option value="Restaurant 0"></option>')).toBe(true);
    expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  });

  it('shows the name of a stored restaurant [form.nojs]', () => {
    const { html } = renderTile(
      tileOf('preferences'),
      {},
      {},
      undefined,
      many(['favRestaurantCode'], { favRestaurantCode: '1007' }),
    );
    const [input = ''] = /<input[^>]* name="favRestaurantCode"[^>]*>/.exec(html) ?? [];
    expect(input).toContain('value="Restaurant 7"');
  });

  it('sends its options to the browser only once [scale.growth]', () => {
    const { context } = typeChoices('sign-up', 'form.sign-up', many(['favouriteRestaurant']).context, {});
    expect(context.choices).toEqual({ favouriteRestaurant: [] });
  });

  it('is a select up to 200 [form.nojs]', () => {
    const few = { ...setting.context, choices: { favouriteRestaurant: restaurants.slice(0, 200) } };
    expect(typeChoices('sign-up', 'form.sign-up', few, {})).toEqual({ context: few, values: {}, lists: [] });
  });
});

describe('a form on the page that a submission without script leads to', () => {
  const tile = { type: 'text', key: 'words', body: '<p>Write to us.</p>', formType: 'sign-up' };
  const submitted = {
    name: 'sign-up',
    values: { firstName: 'Ada' },
    errors: [{ path: 'emailAddress', message: 'Enter your email address' }],
    failed: 'It could not be sent.',
    taken: false,
  } as const;
  const isThanks = (html: string) => /role="status"[^>]*><h\d/.test(html);

  it('has its values, errors and message [form.nojs]', () => {
    const { html } = renderTile(tile, {}, {}, submitted);
    expect(html).toMatch(/<input[^>]* name="firstName"[^>]* value="Ada"/);
    expect(html).toContain('Enter your email address');
    expect(html).toContain('It could not be sent.');
    expect(html).toContain('action="/words#form.sign-up"');
  });

  it('has nothing of another form [form.nojs]', () => {
    const { html } = renderTile(tile, {}, {}, { ...submitted, name: 'contact' });
    expect(html).not.toMatch(/Ada|Enter your email address<|It could not be sent/);
  });

  it('is replaced by its thanks once it is accepted, even after the redirect [form.nojs]', () => {
    expect(isThanks(renderTile(tile, {}).html)).toBe(false);
    expect(isThanks(renderTile(tile, {}, {}, { ...submitted, taken: true }).html)).toBe(true);
    expect(isThanks(renderTile(tile, {}, { sent: ['sign-up'] }).html)).toBe(true);
    expect(isThanks(renderTile(tile, {}, { sent: ['contact'] }).html)).toBe(false);
    const reference = { sentReference: ['K7MPRWXT'] };
    expect(renderTile(tile, {}, { sent: ['sign-up'], ...reference }).html).toContain(
      'Your reference is <b>K7MPRWXT</b>.',
    );
    expect(renderTile(tile, {}, { sent: ['contact'], ...reference }).html).not.toContain('K7MPRWXT');
    const text = { sent: ['sign-up'], sentReference: ['You have won'] };
    expect(renderTile(tile, {}, text).html).not.toContain('You have won');
  });
});

it('the file picker for a CV offers PDF and DOCX files only [apply.cv]', () => {
  expect(acceptOf('job-apply', 'resume')).toBe('.pdf,.docx');
});

it('the file picker of the contact form offers images and PDF files only [contact.send]', () => {
  expect(acceptOf('contact', 'uploadedFiles')).toBe('.jpg,.jpeg,.png,.webp,.heic,.pdf');
});

it('a tile with an unknown form type has no form, and the problem lists the known ones [tile.formtype]', () => {
  const { html, problems } = render('no-such-form');
  expect(html).toContain('Write to us.');
  expect(html).not.toContain('<form');
  expect(problems.map(({ path }) => path)).toEqual([['tiles', 0, 'formType']]);
  const [, listed = ''] = /^“Form” must be one of: (.+)\. It is not shown\.$/.exec(problems[0]?.message ?? '') ?? [];
  const expectedForms = ['contact', 'group-booking', 'job-apply', 'preferences', 'sign-up', 'voucher'];
  expect(listed.split(', ')).toEqual(expect.arrayContaining(expectedForms));
});

/** Every tile that is a form itself, with the name of the form. */
const formTiles = Object.values(tileTypes).flatMap(({ type, examples }) =>
  Object.values(examples)
    .flatMap((example) => {
      const raw = { type, key: 'tile', ...example, formType: undefined };
      const [tile] = readOne(raw);
      const needs = tile ? Object.values(planNeeds([tile], exampleContext).ofTile.get(tile) ?? {}) : [];
      return needs.flatMap((need) => (need.source === 'form' ? [{ raw, name: need.name }] : []));
    })
    .slice(0, 1),
);

function readOne(raw: object) {
  const read = readPage({ id: 'words', title: 'Words', tiles: [raw] });
  return read.ok ? read.value.tiles.map(({ tile }) => tile) : [];
}

it('some tile types are forms [tile.formtype]', () => {
  expect(formTiles.length).toBeGreaterThan(5);
});

it.each(formTiles)(
  'a tile type that is the form $name shows it once, even if its form type names it too [tile.formtype]',
  ({ raw, name }) => {
    const shown = [...renderTile({ ...raw, formType: name }, exampleContext).html.matchAll(/data-form="([^"]*)"/g)];
    expect(shown.map(([, each]) => each)).toEqual([name]);
  },
);

it.each([
  ['contact-form', 'group-booking'],
  ['group-booking-form', 'contact'],
  ['sign-up', 'contact'],
  ['waiting-list', 'contact'],
  ['manage-booking', 'sign-up'],
  ['job-detail', 'contact'],
])('a tile of type %s whose form type is %s shows that form only [tile.formtype]', (type, formType) => {
  const tile = { type, key: 'tile', heading: 'Write to us', applies: true, formType };
  const { html } = renderTile(tile, exampleContext);
  expect([...html.matchAll(/data-form="([^"]*)"/g)].map(([, each]) => each)).toEqual([formType]);
  expect(html).toContain(type === 'job-detail' ? exampleData.job.name : 'Write to us');
});

describe('two tiles with the same form on one page', () => {
  const form = { type: 'text', body: '<p>Write to us.</p>', formType: 'sign-up' };
  const tiles = [
    { ...form, key: 'one' },
    { type: 'sign-up', key: 'two', heading: 'Sign up' },
  ];
  const many = Array.from({ length: 300 }, (_, at) => ({ value: String(at), label: `Restaurant ${at}` }));
  const withMany = { ...setting, context: { ...setting.context, choices: { favouriteRestaurant: many } } };
  const render = (posted?: PageContext['form'], query: PageContext['query'] = {}) =>
    renderTile(tiles, exampleContext, query, posted, withMany, [['sign-up', ['one', 'two']]]).html;

  it('have no id twice, and each label belongs to a field of its own form [form.a11y]', () => {
    const html = render();
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['form.sign-up', 'two.form.sign-up', 'two.form.sign-up.firstName']));
    const forms = html.split('data-form=').slice(1);
    for (const [at, id] of ['form.sign-up', 'two.form.sign-up'].entries()) {
      const references = [...(forms[at] ?? '').matchAll(/ (?:for|list|aria-describedby)="([^"]*)"/g)].flatMap(
        ([, each = '']) => each.split(' '),
      );
      expect(references.length).toBeGreaterThan(3);
      expect(references.filter((each) => !each.startsWith(`${id}.`) && !each.startsWith(`${id}-`))).toEqual([]);
      for (const each of references) expect(ids).toContain(each);
    }
  });

  it('post the same fields, the second with the key of its tile, and each leads back to itself [form.nojs]', () => {
    const [, one = '', two = ''] = render().split('data-form=');
    const namesIn = (html: string) => [...html.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(namesIn(one)).not.toContain('formTile');
    expect(namesIn(two).filter((name) => name !== 'formTile')).toEqual(namesIn(one));
    expect(two).toContain('<input type="hidden" name="formTile" value="two"/>');
    expect([one, two].map((html) => /action="([^"]*)"/.exec(html)?.[1])).toEqual([
      '/words#form.sign-up',
      '/words#two.form.sign-up',
    ]);
  });

  it.each([
    ['two', false, true],
    [undefined, true, false],
    ['gone', true, false],
  ])(
    'have the errors and values of the one that was submitted alone (%s) [form.nojs] [form.a11y]',
    (tileKey, ...own) => {
      const errors = [{ path: 'emailAddress', message: 'Enter your email address' }];
      const values = { firstName: 'Ada' };
      const html = render({ name: 'sign-up', tileKey, values, errors, failed: 'It was not sent.', taken: false });
      const forms = html.split('data-form=').slice(1);
      for (const part of ['.errors"', '.emailAddress-error"', '.failed"'])
        expect(['form.sign-up', 'two.form.sign-up'].map((id) => html.includes(` id="${id}${part}`))).toEqual(own);
      expect(forms.map((form) => form.includes('value="Ada"'))).toEqual(own);
      expect(html).toContain(`href="#${own[1] ? 'two.' : ''}form.sign-up.emailAddress"`);
    },
  );

  it.each([
    [{ sent: ['sign-up'] }, true, false],
    [{ sent: ['sign-up'], sentFrom: ['two'] }, false, true],
    [{ sent: ['sign-up'], sentFrom: ['gone'] }, true, false],
    [{ sentFrom: ['two'] }, false, false],
  ])('have the thanks in place of the one that was accepted alone: %j [form.nojs]', (query, ...own) => {
    const html = render(undefined, query);
    expect(['form.sign-up', 'two.form.sign-up'].map((id) => html.includes(` id="${id}.thanks"`))).toEqual(own);
  });
});
