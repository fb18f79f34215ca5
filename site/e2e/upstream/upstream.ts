import type { JsonObject } from '#adapters/testing/section-7/brand-content.ts';
import type { FilledIn } from '../forms/testing/form-cases.ts';

/** A form of an upstream, and what it accepts. */
export interface UpstreamForm {
  readonly name: string;
  /** A page with the form. */
  readonly path: () => Promise<string>;
  readonly filled: () => FilledIn;
  /** The call that the form sends. */
  readonly call: RegExp;
}

/** A site on a running upstream, and how its calls fail. */
export interface RunningUpstream {
  readonly url: string;
  /** The reply of these calls is this from now on, with status 200. */
  answer(call: RegExp, json: JsonObject): void;
  /** These calls fail with a server error from now on. */
  fail(call: RegExp): void;
  /** Ends all failures, and forgets what was posted. */
  recover(): void;
  countPosts(call: RegExp): number;
  stop(): Promise<void>;
}

/** An API that the product runs on: what its content says, and how to start a site on it. */
export interface Upstream {
  readonly name: string;
  /** Each route of section 2, and what the content says there. */
  readonly routes: readonly (readonly [path: string, ...texts: string[]])[];
  /** Addresses that do not exist, and what their title says. */
  readonly missing: readonly (readonly [path: string, title: string])[];
  readonly redirects: readonly (readonly [path: string, to: string])[];
  /** Addresses that the sitemap lists. */
  readonly sitemap: readonly string[];
  readonly forms: readonly UpstreamForm[];
  readonly booking: {
    /** The page of a restaurant’s booking. */
    readonly path: string;
    readonly date: string;
    /** The query of the details of a table that can be booked, and of one that can only be asked for. */
    readonly table: Readonly<Record<string, string>>;
    readonly enquiry: Readonly<Record<string, string>>;
    readonly reference: RegExp;
  };
  /** A search that lists restaurants for a booking, and one of them. */
  readonly near: readonly [place: string, restaurant: string];
  start(): Promise<RunningUpstream>;
}
