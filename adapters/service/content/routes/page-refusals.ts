import type { z } from 'zod';
import { Refusal } from '#adapters/service/http/answer.ts';
import { fieldErrors } from '#adapters/service/http/route.ts';

export const noPage = () => new Refusal(404, 'There is no such page.');

export const deletedPage = () => new Refusal(409, 'This page is deleted. Restore it first.');

/** Names the version at its place in the call, by which programs tell it from other conflicts. */
export const savedSince = (version: number, field: 'query.version' | 'body.version') =>
  new Refusal(409, `Somebody else has saved this page since; its draft is at version ${version}.`, [
    { path: field, message: `must be ${version}` },
  ]);

export const lastingPage = () =>
  new Refusal(409, 'The site’s own addresses are drawn from this page: it can be changed, but not taken away.');

export const invalidPage = (issues: readonly z.core.$ZodIssue[]) =>
  new Refusal(422, 'The page cannot be published.', fieldErrors('page', issues));
