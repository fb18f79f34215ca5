import type { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { fieldErrors } from '#adapters/service/http/route.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { findLiveSharedUses } from '../pages/shared-uses.ts';

export const pageNotFound = () => new HttpError(404, 'There is no such page.');

export const pageDeleted = () => new HttpError(409, 'This page is deleted. Restore it first.');

/** Puts the current version in an error at its path, so that clients can tell this conflict from others. */
export const versionConflict = (version: number, field: 'query.version' | 'body.version') =>
  new HttpError(409, `Somebody else has saved this page since; its draft is at version ${version}.`, [
    { path: field, message: `must be ${version}` },
  ]);

export const pageProtected = () =>
  new HttpError(409, 'The site needs this page: you can change it, but not unpublish or delete it.');

export const addressFixed = () => new HttpError(409, 'This page cannot have another address.');

export const addressTaken = () =>
  new HttpError(409, 'A page at this address already exists or was deleted. Choose another address.', [
    { path: 'body.to', message: 'must be an address without a page' },
  ]);

/** The number of names in a message. */
const maxNames = 5;

/** Shared tiles cannot be removed while other content shows them. */
export function sharedTilesUsed(uses: readonly ContentUse[]): HttpError {
  const names = uses.slice(0, maxNames).map(({ name, id }) => name ?? id);
  const more = uses.length > maxNames ? ` and ${uses.length - maxNames} more` : '';
  return new HttpError(409, `These tiles are shown on ${names.join(', ')}${more}. Remove them there first.`);
}

/** Throws if visitors see the tiles of this page elsewhere. */
export async function refuseIfShown(connection: Connection, pageId: string): Promise<void> {
  const uses = await findLiveSharedUses(connection, pageId);
  if (uses.length > 0) throw sharedTilesUsed(uses);
}

export const pageInvalid = (issues: readonly z.core.$ZodIssue[]) =>
  new HttpError(422, 'The page cannot be published.', fieldErrors('page', issues));
