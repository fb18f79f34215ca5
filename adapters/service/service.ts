import type { TemporaryValues } from '#adapters/shared-state/shared-state.ts';
import type { ThemeColours } from '#schemas/content/theme/theme-colours.ts';
import type { CreateKeyLimit } from '../access/key-limit.ts';
import type { Clock } from '../clock.ts';
import type { PaymentGateway } from '../integrations/payment/payment-gateway.ts';
import type { Log } from '../log.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import type { BookableRestaurants } from './booking/availability/bookable-restaurant.ts';
import type { BookingLimits } from './booking/availability/booking-limits.ts';
import type { TimeGrid } from './booking/availability/table-times.ts';
import type { WaitingWorker } from './booking/waiting/waiting-worker.ts';
import type { ChangeFeed } from './content/changes/change-feed.ts';
import type { Database } from './database/tables.ts';
import type { FileStore } from './forms/application/file-store.ts';
import type { MailWorker } from './mail/delivery/mail-worker.ts';
import type { MediaFolder } from './media/files/media-folder.ts';

/** Dependencies of the embedded service's routes. */
export interface Service {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  readonly log: Log;
  readonly brandKey: string;
  readonly editorKey: string;
  /** Creates rate limits that all copies of the service share; undefined for a service without copies. */
  readonly createSharedLimit: CreateKeyLimit | undefined;
  readonly bookableRestaurants: BookableRestaurants;
  readonly gateway: PaymentGateway;
  readonly mailWorker: MailWorker;
  readonly waitingWorker: WaitingWorker;
  /** Milliseconds for which a freed table is reserved for the first on the waiting list. */
  readonly waitingOfferMs: number;
  /** Largest party that can book online, for the whole chain. */
  readonly maxCovers: number;
  readonly limits: BookingLimits;
  readonly grid: TimeGrid;
  readonly files: FileStore;
  /** Images and videos that pages may show. */
  readonly media: MediaFolder;
  /** Where uploaded images and videos are stored. */
  readonly mediaStore: MediaStore;
  /** Parts of uploads that are not finished. */
  readonly uploadParts: TemporaryValues;
  /** The site's public origin, without a trailing slash. */
  readonly siteOrigin: () => string;
  /** The site's colours, for mails. */
  readonly theme: ThemeColours;
  /** The service's own origin, without a trailing slash. */
  readonly ownAddress: () => string;
  /** Secret key that signs wallet cards. */
  readonly walletKey: string;
  /** Secret key that signs the links with which guests manage their bookings. */
  readonly bookingKey: string;
  /** Whether applicants' names may contain a hyphen. */
  readonly jobNameHyphen: boolean;
  /** Number of years, including the current one, in which an applicant's work may have started. */
  readonly workHistoryYears: number;
}

/** The current time in the stored format. */
export const getTimestamp = (service: Pick<Service, 'clock'>): string => new Date(service.clock.now()).toISOString();
