import type { Clock } from '../clock.ts';
import type { PaymentGateway } from '../integrations/payment/payment-gateway.ts';
import type { Log } from '../log.ts';
import type { BookableRestaurants } from './booking/availability/bookable-restaurant.ts';
import type { BookingLimits } from './booking/availability/booking-limits.ts';
import type { TimeGrid } from './booking/availability/table-times.ts';
import type { ChangeFeed } from './content/changes/change-feed.ts';
import type { Database } from './database/tables.ts';
import type { FileStore } from './forms/application/file-store.ts';
import type { MailWorker } from './mail/delivery/mail-worker.ts';
import type { MediaFolder } from './media/media-folder.ts';

/** What every route of the embedded service works with. */
export interface Service {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  readonly log: Log;
  readonly brandKey: string;
  readonly editorKey: string;
  readonly bookables: BookableRestaurants;
  readonly gateway: PaymentGateway;
  readonly mailWorker: MailWorker;
  /** The chain’s largest party that can book a table. */
  readonly maxCovers: number;
  readonly limits: BookingLimits;
  readonly grid: TimeGrid;
  readonly files: FileStore;
  /** The pictures and films that pages may show. */
  readonly media: MediaFolder;
  /** The site’s public address, without a slash at its end. */
  readonly siteOrigin: () => string;
  /** The service’s own address, without a slash at its end. */
  readonly ownAddress: () => string;
  /** What cards for wallets are told from made-up ones by. */
  readonly walletKey: string;
  /** Whether applicants’ names may hold a hyphen. */
  readonly jobNameHyphen: boolean;
  /** In how many years an applicant’s work may have begun, this one among them. */
  readonly workHistoryYears: number;
}

/** The present as it is stored. */
export const timestamp = (service: Pick<Service, 'clock'>): string => new Date(service.clock.now()).toISOString();
