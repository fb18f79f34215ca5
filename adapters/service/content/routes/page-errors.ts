import type { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import { HttpError } from '#adapters/service/http/response.ts';
import { fieldErrors } from '#adapters/service/http/route.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { findLiveSharedUses } from '../pages/shared-uses.ts';

export const pageNotFound = () => new HttpError(404, 'There is no such page.');

export const revisionNotFound = () => new HttpError(404, 'There is no such revision.');

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

/** The site uses the address of a new, moved or published page itself. */
export const addressReserved = (message: string, path: 'body.id' | 'body.to' | 'params.id') =>
  new HttpError(409, message, [{ path, message: 'must be an address that the site does not use' }]);

/** The number of names in a message. */
const maxNames = 5;

function listNames(uses: readonly ContentUse[]): string {
  const names = uses.slice(0, maxNames).map(({ name, id }) => name ?? id);
  return `${names.join(', ')}${uses.length > maxNames ? ` and ${uses.length - maxNames} more` : ''}`;
}

/** Shared tiles cannot be removed while other content shows them. */
const sharedTilesUsed = (uses: readonly ContentUse[]): HttpError =>
  new HttpError(409, `These tiles are shown on ${listNames(uses)}. Remove them there first.`);

/** A page cannot be deleted while other content refers to it, as any other content. */
export const pageUsed = (id: string, uses: readonly ContentUse[]): HttpError =>
  sharedNameOf(id) === undefined
    ? new HttpError(409, `Other content refers to this page: ${listNames(uses)}. Change it first.`)
    : sharedTilesUsed(uses);

/** Throws if visitors see the tiles of this page elsewhere. */
export async function refuseIfShown(connection: Connection, pageId: string): Promise<void> {
  const uses = await findLiveSharedUses(connection, pageId);
  if (uses.length > 0) throw sharedTilesUsed(uses);
}

export const pageInvalid = (issues: readonly z.core.$ZodIssue[]) =>
  new HttpError(422, 'The page cannot be published.', fieldErrors('page', issues));
