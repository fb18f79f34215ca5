import { createFormOutcome } from '#adapters/service/forms/form-outcome.ts';
import { submitVoucherClaim } from '#adapters/service/forms/voucher/submit-voucher-claim.ts';
import { HttpError, storedList, storedOr404 } from '#adapters/service/http/response.ts';
import { route } from '#adapters/service/http/route.ts';
import { offerEndpoints } from '#schemas/api/listings/offers.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { readContent } from '../store/contents.ts';
import { withVoucherFlag } from '../store/offer-content.ts';

export const offerRoutes = {
  offersByRestaurant: route(offerEndpoints.offersByRestaurant, async ({ params }, { database }) => {
    const content = await readContent(database, 'restaurants', params.id);
    if (content === undefined) throw new HttpError(404, 'There is no such restaurant.');
    const { offers } = restaurant.parse(JSON.parse(content));
    const found = await Promise.all(offers.map((id) => readContent(database, 'offer', id)));
    return storedList(
      'data',
      found.flatMap((offer) => (offer === undefined ? [] : [withVoucherFlag(offer)])),
    );
  }),
  offerBySlug: route(offerEndpoints.offerBySlug, async ({ query }, { database }) => {
    const content = await readContent(database, 'offer', query.offerSlug);
    return storedOr404(content && withVoucherFlag(content), 'There is no such offer.');
  }),
  voucher: route(offerEndpoints.voucher, async ({ body, reply }, service) =>
    reply(
      createFormOutcome(service, await submitVoucherClaim(service, body, service.clock.now()), {
        message: 'Your code is on its way. Look for it in your email.',
      }),
    ),
  ),
};
