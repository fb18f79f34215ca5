import type { MessagePort } from 'node:worker_threads';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { FindEarlierBooking } from '../booking/journey/load-booking-state.ts';
import type { SiteLogEntry } from '../operations/site-log.ts';
import type { ContentChanges } from '../pages/cache/document-cache.ts';
import type { RenderJobName, RenderJobs } from './render-calls.ts';

/** What a worker starts with. */
export interface WorkerInput {
  readonly configuration: Configuration;
  readonly dataDir: string;
  readonly build: string;
  /** Whether the server converts SVG images to JPEG for social networks. */
  readonly socialCards: boolean;
}

/** A job. The reply is sent to `port`. */
export interface JobMessage<Name extends RenderJobName = RenderJobName> {
  readonly kind: 'job';
  readonly name: Name;
  readonly input: RenderJobs[Name]['input'];
  /** The session of the visitor it is for. */
  readonly sessionId: string | undefined;
  readonly port: MessagePort;
}

export type ToWorker =
  | JobMessage
  /** Published changes. Jobs that are sent later must not use the content from before. */
  | { readonly kind: 'changes'; readonly changes: ContentChanges }
  /** The site’s public address, once it is known. */
  | { readonly kind: 'origin'; readonly origin: string }
  | { readonly kind: 'stop' };

/** A question for an earlier booking of a visitor. */
export interface BookingQuestion {
  readonly slot: Parameters<FindEarlierBooking>[0];
  readonly resultId: string | undefined;
  readonly sessionId: string | undefined;
}

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'log'; readonly entry: SiteLogEntry }
  /** The reply is sent to `port`. */
  | { readonly kind: 'find-earlier-booking'; readonly question: BookingQuestion; readonly port: MessagePort };

export type Reply<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly message: string };
