import { route } from '#adapters/service/http/route.ts';
import { signUpEndpoints } from '#schemas/api/forms/sign-up.ts';
import { createFormOutcome } from '../form-outcome.ts';
import { submitSignUp } from '../sign-up/submit-sign-up.ts';

export const signUpRoutes = {
  signUp: route(signUpEndpoints.signUp, async ({ body, reply }, service) =>
    reply(createFormOutcome(service, await submitSignUp(service, body, service.clock.now()))),
  ),
};
