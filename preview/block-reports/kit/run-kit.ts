import type { Browser } from '@playwright/test';
import { type Addresses, openVisits } from './open-visits.ts';
import { type CheckName, checkNames, checks } from './rules/checks.ts';

/** A check that an example fails, and why. */
export interface Fault {
  readonly id: string;
  readonly example: string;
  readonly check: CheckName;
  readonly words: string;
}

interface Named {
  readonly id: string;
  readonly example: string;
}

/** How many failures are recorded for each check of an example. */
const mostFaults = 3;

async function runQueue(
  browser: Browser,
  served: Addresses,
  queue: Named[],
  asked: readonly CheckName[],
): Promise<Fault[]> {
  const visits = await openVisits(browser, served);
  const found: Fault[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id, example } = next;
    const visit = await visits.open(id, example);
    for (const check of asked) {
      const words = await checks[check](visit);
      found.push(...words.slice(0, mostFaults).map((each) => ({ id, example, check, words: each })));
    }
  }
  await visits.close();
  return found;
}

/** Runs checks on served pages, two at a time. Returns the failures in the order of the pages. */
export async function runKit(
  browser: Browser,
  served: Addresses,
  pages: readonly Named[],
  asked: readonly CheckName[] = checkNames,
): Promise<readonly Fault[]> {
  const queue = [...pages];
  const found = await Promise.all([1, 2].slice(0, pages.length).map(() => runQueue(browser, served, queue, asked)));
  const places = new Map(pages.map(({ id }, place) => [id, place]));
  return found.flat().sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}
