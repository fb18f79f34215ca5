import { paymentEndpoints } from '#schemas/api/payment.ts';
import { rememberCard } from '../booking/cards.ts';
import { Refusal } from '../http/answer.ts';
import { route } from '../http/route.ts';

const noAnswer = 'The payment provider does not answer, and no card was kept. Please try again.';

export const paymentRoutes = {
  braintreeToken: route(paymentEndpoints.braintreeToken, async ({ reply }, { gateway }) => {
    const clientToken = await gateway.clientToken();
    if (clientToken === undefined) throw new Refusal(503, noAnswer);
    return reply({ clientToken });
  }),
  braintreeSubmit: route(paymentEndpoints.braintreeSubmit, async ({ body, reply }, { gateway, database, clock }) => {
    const card = await gateway.keepCard(body);
    if (card.kind === 'no-answer') throw new Refusal(503, noAnswer);
    if (card.kind === 'declined') throw new Refusal(402, 'The card was not accepted. Please try another one.');
    await rememberCard(database, card.customerId, clock.now());
    return reply({ customerId: card.customerId });
  }),
};
