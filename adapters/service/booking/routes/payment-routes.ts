import { type Answer, Refusal } from '#adapters/service/http/answer.ts';
import { route } from '#adapters/service/http/route.ts';
import { paymentEndpoints } from '#schemas/api/booking/payment.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { cardRefused, cardUnconfirmed } from '#schemas/domain/booking/card-message.ts';
import { rememberCard } from '../create/cards.ts';
import { unbookableReply } from '../create/unbookable-reply.ts';

const noAnswer = 'The payment provider does not answer, and no card was kept. Please try again.';

/** No card, with the words that the guest reads: 402, because a booking that needs a card waits for one. */
const refused = (words: string): Answer => ({
  kind: 'json',
  status: 402,
  text: JSON.stringify(unbookableReply({ code: bookingCode.explained, words })),
});

export const paymentRoutes = {
  braintreeToken: route(paymentEndpoints.braintreeToken, async ({ reply }, { gateway }) => {
    const clientToken = await gateway.clientToken();
    if (clientToken === undefined) throw new Refusal(503, noAnswer);
    return reply({ clientToken });
  }),
  braintreeSubmit: route(paymentEndpoints.braintreeSubmit, async ({ body, reply }, { gateway, database, clock }) => {
    const card = await gateway.keepCard(body);
    if (card.kind === 'no-answer') throw new Refusal(503, noAnswer);
    if (card.kind !== 'kept') return refused(card.kind === 'declined' ? cardRefused : cardUnconfirmed);
    await rememberCard(database, card.customerId, clock.now());
    return reply({ customerId: card.customerId });
  }),
};
