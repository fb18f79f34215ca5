import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { number, optional, richText, text } from '#schemas/content/field/field.ts';
import { withoutEffect } from '#schemas/content/field/without-effect.ts';
import { endpoints } from '../endpoints.ts';
import { describeSchema, describeSchemas } from './describe-schemas.ts';
import { failuresOf } from './failures.ts';

describe('the JSON Schema of a field', () => {
  it.each([
    [{}, { type: 'number' }],
    [{ min: 0 }, { type: 'number', minimum: 0 }],
    [{ max: 2.5 }, { type: 'number', maximum: 2.5 }],
    [
      { min: -90, max: 90 },
      { type: 'number', minimum: -90, maximum: 90 },
    ],
    [{ whole: true }, { type: 'integer' }],
    [
      { min: 1, max: 8, whole: true },
      { type: 'integer', minimum: 1, maximum: 8 },
    ],
  ])('has the limits %j of a number that can also be sent as text [upstream.openapi]', (limits, expected) => {
    expect(describeSchema(number('Covers', 'How many.', limits)).anyOf).toContainEqual(expected);
    expect(describeSchema(number('Covers', 'How many.', limits)).anyOf).toContainEqual(
      expect.objectContaining({ type: 'string' }),
    );
  });

  it('has the title and the description of a field that is optional [upstream.openapi]', () => {
    expect(describeSchema(optional(text('Header', 'The header of this page.')))).toMatchObject({
      title: 'Header',
      description: 'The header of this page.',
    });
  });

  it('says that a text is HTML, and that an id may be a number [upstream.openapi]', () => {
    const html = describeSchema(richText('Text', 'What it says.'));
    expect(html).toMatchObject({ contentMediaType: 'text/html' });
    expect(html).not.toHaveProperty('format');
    expect(describeSchema(z.coerce.string())).toEqual({ type: ['string', 'number'] });
    expect(describeSchema(text('Name', 'Its name.'))).toMatchObject({ type: 'string' });
  });

  it('says that a field is not shown, and nothing about forms [upstream.openapi]', () => {
    const hidden = describeSchema(withoutEffect(optional(text('Note', 'For the kitchen.'))));
    expect(hidden.description).toBe('For the kitchen. Not shown here.');
    expect(hidden).not.toHaveProperty('hasEffect');
    expect(describeSchema(z.object({ a: z.string() }))).not.toHaveProperty('additionalProperties');
  });

  it('is any JSON for a value of unknown type [upstream.openapi]', () => {
    expect(describeSchema(z.unknown()).type).toEqual(['object', 'array', 'string', 'number', 'boolean', 'null']);
  });

  it('is that of a schema which was passed before [upstream.openapi]', () => {
    const known = z.object({ id: z.string() });
    const { of } = describeSchemas([known]);
    expect(of(known)).toMatchObject({ type: 'object', required: ['id'] });
    expect(() => of(z.string())).toThrow('Pass it to describeSchemas.');
  });
});

describe('the failures of a call', () => {
  const callsWith = (status: string) =>
    Object.values(endpoints)
      .filter((endpoint) => Object.hasOwn(failuresOf(endpoint), status))
      .map(({ name }) => name)
      .sort();

  it.each([
    ['402', ['braintreeSubmit']],
    [
      '409',
      [
        ...['deleteContent', 'deleteMedia', 'deletePage', 'discardContentDraft', 'finishUpload', 'keepContentRevision'],
        ...['movePage', 'publishContent', 'publishPage', 'purgePage', 'replaceContentText', 'replaceText'],
        ...['restoreContent', 'restorePage'],
        ...[
          'saveContentDraft',
          'saveDraft',
          'savePageView',
          'saveRestaurant',
          'scheduleContent',
          'schedulePage',
          'unpublishContent',
          'unpublishPage',
        ],
      ],
    ],
    [
      '422',
      [
        ...['createBooking', 'cropMedia', 'enquiry', 'finishUpload', 'publishContent', 'publishPage'],
        ...['replaceContentText', 'replaceMedia', 'replaceText', 'restoreContent', 'scheduleContent', 'schedulePage'],
      ],
    ],
    ['507', ['contactEmail', 'cropMedia', 'finishUpload', 'jobApplication']],
  ])('with the status %s are those of %j [upstream.openapi]', (status, names) => {
    expect(callsWith(status)).toEqual(names);
  });

  it('with the status 404 are those of every call about one item [upstream.openapi]', () => {
    expect(callsWith('404')).toEqual([
      ...['acceptOffer', 'areas', 'bookingEvents', 'bookingMenus', 'bookingRules', 'cancelBooking'],
      ...['cancelOwnBooking', 'changeBooking', 'changeGuest', 'contentDraft', 'contentRevision', 'contentUses'],
      'createBooking',
      ...[
        'cropMedia',
        'customerPreferences',
        'declineOffer',
        'deleteContent',
        'deleteMedia',
        'deletePage',
        'describeMedia',
      ],
      ...['discardContentDraft', 'draft', 'enquiry', 'job', 'joinWaitingList', 'leaveWaitingList'],
      ...['managedBooking', 'managedTimes', 'menu', 'movePage', 'occasions', 'offerBySlug', 'offersByRestaurant'],
      ...[
        'page',
        'pageRevision',
        'publishContent',
        'publishPage',
        'purgePage',
        'replaceContentText',
        'replaceMedia',
        'replaceText',
      ],
      'requirements',
      ...[
        'restaurant',
        'restaurantBySlug',
        'restaurantBySlugAndCity',
        'restoreContent',
        'restoreMedia',
        'restorePage',
        'saveBookingRules',
      ],
      ...[
        'scheduleContent',
        'schedulePage',
        'scheduledContent',
        'scheduledPage',
        'settings',
        'sharedBooking',
        'sharedForm',
        'slots',
      ],
      ...['unpublishContent', 'unpublishPage', 'updateCustomerPreferences', 'upsells', 'waitingEntry', 'waitingTimes'],
    ]);
  });

  it('refer to shared responses [upstream.openapi]', () => {
    expect(failuresOf(endpoints.menu)).toMatchObject({ 404: { $ref: '#/components/responses/Failure404' } });
  });
});
