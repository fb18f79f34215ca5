import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import { noon } from '#site/layout/planned-example.ts';
import { SiteLayout } from '#site/layout/site-layout.tsx';
import Page from '#site/next/app/[[...path]]/page.tsx';
import { planDocument } from '../plan/plan-document.ts';
import { withDocument } from '../resolve/document-scope.ts';
import { fakeDependencies } from '../testing/fake-dependencies.ts';

/** Islands load their code on import and render nothing until then. */
beforeAll(async () => {
  await import('#blocks/_shared/forms/compiled/sign-up.generated.client.tsx');
  await nextEventLoopTurn();
});

const tiles = [
  { type: 'text', key: 'top', body: '<p>Write to us.</p>', formType: 'sign-up' },
  { type: 'sign-up', key: 'bottom', heading: 'Join' },
];

/** The HTML of the two forms of a page, in order. */
async function renderForms(form?: FormState, query: Readonly<Record<string, readonly string[]>> = {}) {
  const source = {
    ...fakeDependencies.source,
    page: async () => ({ kind: 'found', page: { id: 'join', title: 'Join', tiles } }) as const,
  };
  const forms = async () => ({ context: { today: '2026-11-21', choices: {} }, values: {} });
  const document = await planDocument(
    { route: { kind: 'page', id: 'join' }, path: '/join', query, now: noon, mode: 'public', form },
    { ...fakeDependencies, source, forms },
  );
  const html = await withDocument({ document, onProblems: () => undefined }, async () =>
    renderToStaticMarkup(
      <SiteLayout document={document}>
        <Page />
      </SiteLayout>,
    ),
  );
  return html.split('data-form-part="sign-up"').slice(1);
}

it('shows the errors and values of a form that is on the page twice in the one that was posted [form.nojs]', async () => {
  const errors = [{ path: 'emailAddress', message: 'Enter your email address' }];
  const forms = await renderForms({
    name: 'sign-up',
    tileKey: 'bottom',
    values: { firstName: 'Ada' },
    errors,
    taken: false,
  });
  expect(forms.map((form) => [form.includes('value="Ada"'), form.includes('role="alert"')])).toEqual([
    [false, false],
    [true, true],
  ]);
});

it('shows the thanks for it in place of that one, and the other as it was [form.nojs]', async () => {
  const forms = await renderForms(undefined, { sent: ['sign-up'], sentFrom: ['bottom'] });
  expect(forms.map((form) => [form.includes('data-form="sign-up"'), form.includes('.thanks"')])).toEqual([
    [true, false],
    [false, true],
  ]);
});
