import { describe, expect, it } from 'vitest';
import { readPage } from '#renderer/parse/read-page.ts';
import type { FormVisit } from '#schemas/forms/_shared/form-visit.ts';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { emptySource } from '../source/empty-source.ts';
import { answeredForm, findSubject, pageOfForm, settingsFor } from './posted-form.ts';

const form: FormVisit = {
  name: 'contact',
  values: { enquiryType: 'visit', contactReason: 'food', contactSubReason: 'food-dish', guests: '' },
  errors: [],
  taken: false,
};
const posted = {
  route: { kind: 'page', id: 'contact' },
  form,
  query: {},
  now: new Date('2026-12-02T12:00:00Z'),
} as const;
const lost = settingsFor(posted, () => Promise.reject(new Error('The service has gone.')));

describe('a form that was sent while the service is gone', () => {
  it('is drawn with the options that were chosen in it, each under what it belongs to [form.nojs]', async () => {
    const setting = await lost({ name: 'contact' });
    expect(setting?.context.today).toBe('2026-12-02');
    expect(setting?.context.choices).toMatchObject({
      enquiryType: [{ value: 'visit', label: 'visit' }],
      contactSubReason: [{ value: 'food-dish', label: 'food-dish', of: 'food' }],
      guests: [],
    });
    expect(setting?.values).toEqual({});
  });

  it('stands on a page of nothing else, for what its address names, kept out of search engines [form.nojs]', async () => {
    const gone = () => Promise.reject(new Error('The service has gone.'));
    const source = { ...emptySource, offer: gone, job: gone, restaurants: gone };
    const subject = { kind: 'found', pageId: '_form', area: { kind: 'main' }, hidden: true };
    const offer = { ...posted, route: { kind: 'offer', id: 'pudding' } } as const;
    expect(await findSubject(offer, source)).toEqual({ ...subject, needs: { offerSlug: 'pudding' } });
    const job = { ...posted, route: { kind: 'job', id: '7' } } as const;
    expect(await findSubject(job, source)).toEqual({ ...subject, needs: { jobId: '7' } });
    await expect(findSubject({ ...offer, form: undefined }, source)).rejects.toThrow('The service has gone.');
  });

  it('takes of an application what any vacancy may ask, because the vacancy is asked for again [form.nojs]', async () => {
    const gone = () => Promise.reject(new Error('The service has gone.'));
    const application = { ...posted, form: { ...form, name: 'job-apply', values: {} } } as const;
    const setting = await settingsFor(application, gone)({ name: 'job-apply' });
    expect(setting?.context.job).toEqual({
      cvRequired: false,
      experienceRequired: true,
      questions: [],
      hyphens: true,
      workYears: 100,
    });
    expect((await lost({ name: 'contact' }))?.context.job).toBeUndefined();
  });

  it('leaves other forms of the page to what can be had [form.nojs]', async () => {
    await expect(lost({ name: 'sign-up' })).rejects.toThrow('The service has gone.');
    const known = settingsFor(posted, async () => ({ context: { today: '', choices: {} }, values: { of: 'theirs' } }));
    expect((await known({ name: 'contact' }))?.values).toEqual({ of: 'theirs' });
  });

  it('has its thanks where it was taken, and no other address has [form.nojs]', async () => {
    const thanks = { ...posted, form: undefined, query: { sent: ['contact'] } };
    expect(answeredForm(thanks)).toMatchObject({ name: 'contact', taken: true });
    expect(answeredForm({ query: { sent: ['another'] } })).toBeUndefined();
    const gone = () => Promise.reject(new Error('The service has gone.'));
    expect(await settingsFor(thanks, gone)({ name: 'contact' })).toMatchObject({ values: {} });
  });

  it.each(formTypes)('has a page of its own that can be drawn: %s [form.nojs]', (name) => {
    const read = readPage(pageOfForm({ ...form, name }));
    expect(read.problems).toEqual([]);
    expect(read.ok && read.value.tiles.map(({ tile }) => tile.formType)).toEqual([name]);
  });
});
