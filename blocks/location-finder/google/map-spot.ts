/** A restaurant on a map of others. */
export interface MapSpot {
  /** Its word in addresses, by which the list knows it. */
  readonly place: string;
  readonly title: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** Its place among the nearest; absent when the list has no such order. */
  readonly number: number | undefined;
}
