import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';

/** The template with the address that provides the data for the example of a tile type. */
const templates: ReadonlyMap<string, string> = new Map([
  ['offer', '_offer'],
  ['voucher-form', '_offer'],
  ['job-detail', '_job'],
  ['menu-section', '_menu'],
  ['allergen-guide', '_menu'],
  ['dietary-filter', '_menu'],
]);

/** An address of the site at which an example of a tile type can be rendered. */
export function samplePath(type: string, { addresses }: PreviewFacts): string {
  const template = templates.get(type) ?? '_booking';
  return addresses.find(({ page }) => page === template)?.path ?? '/';
}
