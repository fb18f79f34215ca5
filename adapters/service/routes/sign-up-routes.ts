import { signUpEndpoints } from '#schemas/api/sign-up.ts';
import { formOutcome } from '../forms/form-outcome.ts';
import { takeSignUp } from '../forms/sign-up.ts';
import { route } from '../http/route.ts';

export const signUpRoutes = {
  signUp: route(signUpEndpoints.signUp, async ({ body, reply }, service) =>
    reply(formOutcome(service, await takeSignUp(service, body, service.clock.now()))),
  ),
};
