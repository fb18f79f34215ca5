import { operatorMailEndpoints } from '#schemas/api/operator/operator-mails.ts';
import { route } from '../http/route.ts';
import { listUnsent, requeueMails } from './unsent-mails.ts';

export const operatorMailRoutes = {
  unsentMails: route(operatorMailEndpoints.unsentMails, async ({ reply }, { database }) =>
    reply({ mails: await listUnsent(database) }),
  ),
  requeueMails: route(operatorMailEndpoints.requeueMails, async ({ body, reply }, { database, clock, mailWorker }) => {
    const requeued = await requeueMails(database, clock.now(), body.ids);
    mailWorker.wake();
    return reply({ requeued });
  }),
};
