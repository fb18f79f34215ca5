import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf, NeedsContext } from '#schemas/content/tile/need.ts';
import { stepParameter } from '#schemas/domain/booking/manage/booking-manager.ts';
import { timesParameters } from '#schemas/domain/booking/manage/times-query.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { manageBookingExamples } from './manage-booking.examples.ts';

export const manageBooking = defineTile({
  type: 'manage-booking',
  version: 1,
  title: 'Manage booking',
  description:
    'Guests find, view, change and cancel their booking. Use it only on the page that the mails about bookings link to.',
  fields: headingFields('A few large words.'),
  parameters: [stepParameter, ...timesParameters, ...formParameters],
  needs: (_, { managed = {} }) => ({
    managed: { source: 'manageBooking', ...managed, optional: true },
    restaurants: { source: 'restaurants', optional: true },
    ...formNeeds(managed),
  }),
  examples: manageBookingExamples,
});

type OptionalForm = NeedOf<'form'> & { readonly optional: true };

interface FormNeeds {
  readonly find?: OptionalForm;
  readonly links?: OptionalForm;
}

/** The forms that find bookings, where the address names none. */
const formNeeds = ({ key, shareKey }: NonNullable<NeedsContext['managed']>): FormNeeds =>
  key === undefined && shareKey === undefined
    ? {
        find: { source: 'form', name: 'find-booking', optional: true },
        links: { source: 'form', name: 'booking-links', optional: true },
      }
    : {};
