import { HttpError } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { sharedFormEndpoints } from '#schemas/api/forms/shared-form.ts';
import type { FormDefinition } from '#schemas/forms/_shared/define-form.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { createFormOutcome } from '../form-outcome.ts';
import { saveSubmission } from '../save-submission.ts';

const all: readonly FormDefinition[] = Object.values(forms);

export const sharedFormRoutes = {
  sharedForm: route(sharedFormEndpoints.sharedForm, async ({ params, body, reply }, service) => {
    const form = all.find(({ name, submitChannel }) => name === params.form && submitChannel === 'shared-call');
    if (!form) throw new HttpError(404, 'There is no such form, or it has its own endpoint.');
    return reply(createFormOutcome(service, await saveSubmission(service, form, body, service.clock.now())));
  }),
};
