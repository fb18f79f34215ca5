import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { findUnusableId } from '../mapping/map-page.ts';
import type { ApiMapping } from '../mapping/mapping.ts';
import { type DescribedRepair, describeId } from './describe-repairs.ts';

/** Describes an id of a page that no page can have. `stated` is the reply with its fields under their own names. */
export function describePageId(endpoint: Endpoint, stated: unknown, mapping: ApiMapping): readonly DescribedRepair[] {
  const id = endpoint === endpoints.page ? findUnusableId(stated, mapping) : undefined;
  if (id === undefined) return [];
  const text = `id replaced by the requested one: “${describeId(id)}” is not a path of a page, such as guides/allergens`;
  return [{ kind: 'converted', text }];
}
