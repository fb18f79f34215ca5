import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, pathId } from '../wire.ts';

/** The call of all forms that have none of their own. Not in the specification: a new form needs no change of the API. */
export const sharedFormEndpoints = {
  sharedForm: defineEndpoint({
    name: 'sharedForm',
    summary: 'Sends a form that has no call of its own: what was filled in, by field.',
    method: 'POST',
    path: '/api/forms/{form}',
    params: z.object({ form: pathId('Form', 'The form’s name.') }),
    body: z.record(z.string().max(60), z.unknown()),
    reply: outcome,
  }),
};
