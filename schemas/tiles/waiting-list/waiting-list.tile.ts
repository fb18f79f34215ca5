import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { repeatedFields } from '#schemas/forms/_shared/repeated-values.ts';
import { waitingListForm } from '#schemas/forms/waiting-list/waiting-list.form.ts';
import { defineTile } from '../define-tile.ts';
import { waitingListExamples } from './waiting-list.examples.ts';

export const waitingList = defineTile({
  type: 'waiting-list',
  version: 1,
  title: 'Waiting list',
  description:
    'Diners wait for a table of a full day, and answer the offer of a freed one. Use it only on the page that the mails of the waiting list link to.',
  fields: headingFields('A few large words.'),
  parameters: [...formParameters, ...repeatedFields(waitingListForm.texts)],
  needs: (_, { waiting = {} }) => ({
    waiting: { source: 'waitingList', ...waiting, optional: true },
    restaurants: { source: 'restaurants', optional: true },
    join: { source: 'form', name: 'waiting-list', waitingTable: waiting.table, optional: true },
  }),
  examples: waitingListExamples,
});
