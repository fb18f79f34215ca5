import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { Letterhead } from './letterhead.ts';

/** Names and values in the order in which a mail shows them. */
export type MailFacts = readonly (readonly [name: string, value: string])[];

export interface MailLink {
  readonly label: string;
  readonly address: string;
  /** Whether it is the one thing to do: the HTML shows it as a button. */
  readonly isButton?: boolean | undefined;
}

/** What a mail says, from its top to its foot. Empty lines are left out. */
export interface MailContent {
  readonly letterhead: Letterhead;
  /** What the mail is about. */
  readonly title: string;
  /** The largest text: the day and the time of a table, or a code. By default the title. */
  readonly headline?: readonly string[] | undefined;
  /** Whether the headline no longer holds. */
  readonly isCancelled?: boolean | undefined;
  readonly opening: readonly string[];
  /** Where it is, with its telephone number. */
  readonly restaurant?: Restaurant | undefined;
  readonly facts?: MailFacts | undefined;
  readonly links?: readonly MailLink[] | undefined;
  readonly closers?: readonly string[] | undefined;
  /** Why the reader gets this mail. */
  readonly reason: string;
}

/** A restaurant as mails name it. */
export interface MailPlace {
  readonly name: string;
  readonly address: string;
  readonly phone?: string | undefined;
  readonly directions: string;
}
