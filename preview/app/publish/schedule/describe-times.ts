import { formatFullDateTime } from '#preview/app/ui/time/format-date-time.ts';

interface Times {
  readonly isLive: boolean;
  readonly scheduledAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
}

/** Says when content is unpublished. An end stays when its publication is cancelled. */
export const describeEnd = ({ isLive, scheduledAt }: Times, unpublishAt: string): string =>
  `Unpublishes on ${formatFullDateTime(unpublishAt)}${isLive || scheduledAt ? '' : ', if it is live by then'}.`;

/** Says that a scheduled publication is cancelled, and what becomes of the end. */
export const describeCancelled = ({ isLive, unpublishAt }: Times): string =>
  `The scheduled publication is cancelled.${unpublishAt && !isLive ? ' The time to unpublish it stays.' : ''}`;
