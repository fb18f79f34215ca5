import type { HeaderVariant } from '#schemas/content/page/header-variant.ts';
import type { PlannedError, PlannedPage } from '#site/pages/plan/planned-document.ts';

/** The header’s variant: the page’s own, else the settings’, else the configuration’s. */
export function chooseVariant(document: PlannedPage | PlannedError): HeaderVariant {
  const pageVariant = document.kind === 'page' ? document.page.envelope.headerVariant : undefined;
  return pageVariant ?? document.settings?.headerVariant ?? document.layout.configuration.headerVariant;
}

const darkColours = new Set<string | undefined>(['primary', 'secondary']);

/**
 * What the header overlaps: the first tile’s dark `text`, or its `image`. Undefined where the page does not begin with
 * a full-width hero with square corners; the header is then above the content.
 */
export function headerOverlap(document: PlannedPage | PlannedError): 'text' | 'image' | undefined {
  if (document.kind === 'error') return undefined;
  const tile = document.page.tiles[0]?.tile;
  if (tile?.type !== 'hero' || tile.layout !== 'none' || tile.width !== 'full') return undefined;
  if (tile.arrangement === 'over-image') return 'image';
  return darkColours.has(tile.backgroundColor) ? 'text' : undefined;
}
