import type { z } from 'zod';
import { Refusal } from '../http/answer.ts';
import { fieldErrors } from '../http/route.ts';

export const noPage = () => new Refusal(404, 'There is no such page.');

export const deletedPage = () => new Refusal(409, 'This page is deleted. Restore it first.');

export const lastingPage = () =>
  new Refusal(409, 'The site’s own addresses are drawn from this page: it can be changed, but not taken away.');

export const invalidPage = (issues: readonly z.core.$ZodIssue[]) =>
  new Refusal(422, 'The page cannot be published.', fieldErrors('page', issues));
