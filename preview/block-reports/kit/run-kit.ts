import type { Browser } from '@playwright/test';
import { type Addresses, openVisits } from './open-visits.ts';
import { type CheckName, checkNames, checks } from './rules/checks.ts';

/** A check that an example fails, and why. */
export interface CheckFailure {
  readonly id: string;
  readonly example: string;
  readonly check: CheckName;
  readonly message: string;
}

interface ExampleId {
  readonly id: string;
  readonly example: string;
}

/** How many failures are recorded for each check of an example. */
const maxFailures = 3;

async function runQueue(
  browser: Browser,
  served: Addresses,
  queue: ExampleId[],
  checkedNames: readonly CheckName[],
): Promise<CheckFailure[]> {
  const visits = await openVisits(browser, served);
  const found: CheckFailure[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id, example } = next;
    const visit = await visits.open(id, example);
    for (const check of checkedNames) {
      const messages = await checks[check](visit);
      found.push(...messages.slice(0, maxFailures).map((each) => ({ id, example, check, message: each })));
    }
  }
  await visits.close();
  return found;
}

/** Runs checks on served pages, two at a time. Returns the failures in the order of the pages. */
export async function runKit(
  browser: Browser,
  served: Addresses,
  pages: readonly ExampleId[],
  checkedNames: readonly CheckName[] = checkNames,
): Promise<readonly CheckFailure[]> {
  const queue = [...pages];
  const found = await Promise.all(
    [1, 2].slice(0, pages.length).map(() => runQueue(browser, served, queue, checkedNames)),
  );
  const positions = new Map(pages.map(({ id }, position) => [id, position]));
  return found.flat().sort((one, other) => (positions.get(one.id) ?? 0) - (positions.get(other.id) ?? 0));
}
