import type { StoredItem } from './stored-item.ts';

/** What pages may say of the services of others: how the site is configured, not what visitors allowed. */
export interface ThirdPartyFacts {
  /** Everything that may be kept in a browser. */
  readonly stored: readonly StoredItem[];
  readonly bookingWidget: {
    /** Where a table is booked without the widget; `{id}` stands for the restaurant's id there. */
    readonly page: string;
    /** Whether the widget comes into the page itself once it is allowed. */
    readonly embedded: boolean;
  };
}
