import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, pathId } from '../wire.ts';

/** The endpoint for forms that have none of their own. Not in the specification; a new form needs no API change. */
export const sharedFormEndpoints = {
  sharedForm: defineEndpoint({
    name: 'sharedForm',
    summary: 'Sends a form that has no endpoint of its own: its values by field.',
    method: 'POST',
    path: '/api/forms/{form}',
    params: z.object({ form: pathId('Form', 'The form’s name.') }),
    body: z.record(z.string().max(60), z.unknown()),
    reply: outcome,
  }),
};
