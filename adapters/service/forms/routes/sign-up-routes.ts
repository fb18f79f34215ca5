import { route } from '#adapters/service/http/route.ts';
import { signUpEndpoints } from '#schemas/api/forms/sign-up.ts';
import { formOutcome } from '../form-outcome.ts';
import { takeSignUp } from '../sign-up/sign-up.ts';

export const signUpRoutes = {
  signUp: route(signUpEndpoints.signUp, async ({ body, reply }, service) =>
    reply(formOutcome(service, await takeSignUp(service, body, service.clock.now()))),
  ),
};
