/** A restaurant on a third-party map. */
export interface MapMarker {
  /** The restaurant's slug, which identifies it in the list. */
  readonly place: string;
  readonly title: string;
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** The position by distance; undefined if the list is not ordered by distance. */
  readonly number: number | undefined;
}
