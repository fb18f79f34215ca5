import { HttpError, type RouteResponse } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { paymentEndpoints } from '#schemas/api/booking/payment.ts';
import { bookingCode, cardRejectedMessage, cardUnconfirmedMessage } from '#schemas/domain/booking/booking-message.ts';
import { recordCard } from '../create/cards.ts';
import { createRejectionReply } from '../create/rejection-reply.ts';

const noReplyMessage = 'The payment provider does not answer, and no card was saved. Please try again.';

/** Rejects a card with status 402 and a message for the guest: the booking needs a valid card. */
const rejectCard = (message: string): RouteResponse => ({
  kind: 'json',
  status: 402,
  text: JSON.stringify(createRejectionReply({ code: bookingCode.explained, message })),
});

export const paymentRoutes = {
  braintreeToken: route(paymentEndpoints.braintreeToken, async ({ reply }, { gateway }) => {
    const clientToken = await gateway.clientToken();
    if (clientToken === undefined) throw new HttpError(503, noReplyMessage);
    return reply({ clientToken });
  }),
  braintreeSubmit: route(paymentEndpoints.braintreeSubmit, async ({ body, reply }, { gateway, database, clock }) => {
    const card = await gateway.storeCard(body);
    if (card.kind === 'no-answer') throw new HttpError(503, noReplyMessage);
    if (card.kind !== 'stored')
      return rejectCard(card.kind === 'rejected' ? cardRejectedMessage : cardUnconfirmedMessage);
    await recordCard(database, card.customerId, clock.now());
    return reply({ customerId: card.customerId });
  }),
};
