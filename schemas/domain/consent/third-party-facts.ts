import type { StoredItem } from './stored-item.ts';

/** The configuration of third-party services for pages. Contains no consent of visitors. */
export interface ThirdPartyFacts {
  /** Everything that may be stored in a browser. */
  readonly stored: readonly StoredItem[];
  readonly bookingWidget: {
    /** The URL of the booking page without the widget; `{id}` is replaced by the restaurant's id. */
    readonly page: string;
    /** Whether the widget is embedded in the page after consent. */
    readonly embedded: boolean;
  };
}
