import { endpoints } from '#schemas/api/endpoints.ts';
import { nameReplyFields } from './fields/name-fields.ts';
import { renameFields } from './fields/rename-fields.ts';
import { mapPage } from './map-page.ts';
import type { ApiMapping } from './mapping.ts';

/** A page as the site reads it from the reply of an API. `id` is the page that was asked for. */
export const mapPageReply = (json: unknown, id: string, mapping: ApiMapping): unknown =>
  mapPage(nameReplyFields(endpoints.page, renameFields(json, mapping, endpoints.page)), id, mapping);
