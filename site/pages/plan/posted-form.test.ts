import { describe, expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import type { FormState } from '#schemas/forms/_shared/form-state.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { emptySource } from '../source/empty-source.ts';
import { findPostedForm, findSubject, pageOfForm, withPostedFallback } from './posted-form.ts';

const form: FormState = {
  name: 'contact',
  values: { enquiryType: 'visit', contactReason: 'food', contactSubReason: 'food-dish', guests: '' },
  errors: [],
  taken: false,
};
const postedForm = {
  route: { kind: 'page', id: 'contact' },
  form,
  query: {},
  now: new Date('2026-12-02T12:00:00Z'),
} as const;
const lost = withPostedFallback(postedForm, () => Promise.reject(new Error('The service has gone.')));

describe('a form that was posted while the service is down', () => {
  it('is rendered with the chosen options [form.nojs]', async () => {
    const setting = await lost({ name: 'contact' });
    expect(setting?.context.today).toBe('2026-12-02');
    expect(setting?.context.choices).toMatchObject({
      enquiryType: [{ value: 'visit', label: 'visit' }],
      contactSubReason: [{ value: 'food-dish', label: 'food-dish', of: 'food' }],
      guests: [],
    });
    expect(setting?.values).toEqual({});
  });

  it('is shown on a page of its own for its subject, excluded from search engines [form.nojs]', async () => {
    const failing = () => Promise.reject(new Error('The service has gone.'));
    const source = { ...emptySource, offer: failing, job: failing, restaurants: failing };
    const subject = { kind: 'found', pageId: '_form', area: { kind: 'main' }, hidden: true };
    const offer = { ...postedForm, route: { kind: 'offer', id: 'pudding' } } as const;
    expect(await findSubject(offer, source)).toEqual({ ...subject, needs: { offerSlug: 'pudding' } });
    const job = { ...postedForm, route: { kind: 'job', id: '7' } } as const;
    expect(await findSubject(job, source)).toEqual({ ...subject, needs: { jobId: '7' } });
    await expect(findSubject({ ...offer, form: undefined }, source)).rejects.toThrow('The service has gone.');
  });

  it('accepts everything that any vacancy may ask, because the vacancy is loaded again [form.nojs]', async () => {
    const failing = () => Promise.reject(new Error('The service has gone.'));
    const application = { ...postedForm, form: { ...form, name: 'job-apply', values: {} } } as const;
    const setting = await withPostedFallback(application, failing)({ name: 'job-apply' });
    expect(setting?.context.job).toEqual({
      cvRequired: false,
      experienceRequired: true,
      questions: [],
      hyphens: true,
      workYears: 100,
    });
    expect((await lost({ name: 'contact' }))?.context.job).toBeUndefined();
  });

  it('does not affect other forms of the page [form.nojs]', async () => {
    await expect(lost({ name: 'sign-up' })).rejects.toThrow('The service has gone.');
    const known = withPostedFallback(postedForm, async () => ({
      context: { today: '', choices: {} },
      values: { of: 'theirs' },
    }));
    expect((await known({ name: 'contact' }))?.values).toEqual({ of: 'theirs' });
  });

  it('shows its thanks once it was accepted [form.nojs]', async () => {
    const thanks = { ...postedForm, form: undefined, query: { sent: ['contact'] } };
    expect(findPostedForm(thanks)).toMatchObject({ name: 'contact', taken: true });
    expect(findPostedForm({ query: { sent: ['another'] } })).toBeUndefined();
    const failing = () => Promise.reject(new Error('The service has gone.'));
    expect(await withPostedFallback(thanks, failing)({ name: 'contact' })).toMatchObject({ values: {} });
  });

  it.each(formTypes)('has a page of its own that can be rendered: %s [form.nojs]', (name) => {
    const read = readPage(pageOfForm({ ...form, name }));
    expect(read.problems).toEqual([]);
    expect(read.ok && read.value.tiles.map(({ tile }) => tile.formType)).toEqual([name]);
  });
});
