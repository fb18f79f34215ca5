import type { z } from 'zod';
import { Refusal } from '#adapters/service/http/answer.ts';
import { fieldErrors } from '#adapters/service/http/route.ts';

export const noPage = () => new Refusal(404, 'There is no such page.');

export const deletedPage = () => new Refusal(409, 'This page is deleted. Restore it first.');

/** Puts the current version in an error at its path, so that clients can tell this conflict from others. */
export const savedSince = (version: number, field: 'query.version' | 'body.version') =>
  new Refusal(409, `Somebody else has saved this page since; its draft is at version ${version}.`, [
    { path: field, message: `must be ${version}` },
  ]);

export const lastingPage = () =>
  new Refusal(409, 'The site needs this page: you can change it, but not unpublish or delete it.');

export const invalidPage = (issues: readonly z.core.$ZodIssue[]) =>
  new Refusal(422, 'The page cannot be published.', fieldErrors('page', issues));
