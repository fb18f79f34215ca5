import { session } from '#preview/app/api/session.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import type { NextName } from './change-page.ts';
import { checkEnd, checkSession } from './check-session.ts';
import { doStep } from './do-step.ts';
import { crash, createPerson, type Person } from './person.ts';
import { createReferenceModel } from './reference-model.ts';
import { simulateNetwork } from './simulated/network.ts';
import type { PageService, StoredPage } from './simulated/page-service.ts';
import { passTime, settle } from './simulated/time.ts';
import { runInWindow } from './simulated/window.ts';
import type { PersonStep, Step } from './steps.ts';
import { createTile } from './typed-texts.ts';

function createNames(): NextName {
  let count = 0;
  return (kind) => `${kind}-${++count}`;
}

const createPage = (id: string, nextName: NextName): PageContent => ({
  id,
  title: nextName('typed'),
  tiles: ['one', 'two', 'three'].map((key) => ({ ...createTile(nextName), key })),
});

/** After this time, no slow request is on its way and everything was tried again. */
const longestMs = 10_000;

/** Two people edit a new page step by step. Throws if anything is lost. */
export async function runSession(service: PageService, pageId: string, steps: readonly Step[]): Promise<void> {
  const nextName = createNames();
  const first = createPage(pageId, nextName);
  const path = `/api/v1/editing/page/${pageId}`;
  await service.answer('PUT', `${path}/draft`, JSON.stringify(first));
  const people = [createPerson('Ada'), createPerson('Ben')] as const;
  const model = createReferenceModel(first, () => performance.now());
  const errors: unknown[] = [];
  let stored: StoredPage = await service.readStored(pageId);
  simulateNetwork(service, (draft) => {
    const before: unknown = JSON.parse(stored.draft);
    // Nobody knows that it was stored, so what it adds can be there twice once the other person has changed it.
    return () => model.texts.allowRestored([before, JSON.parse(draft)]);
  });

  function startStep(person: Person, step: PersonStep): void {
    const report = (error: unknown): void => void errors.push(error);
    runInWindow(person.window, () => Promise.resolve(doStep(person, step, { pageId, model, nextName })).catch(report));
  }

  async function runStep(step: Step): Promise<void> {
    if (step.kind === 'wait') await passTime(step.ms);
    else if (step.kind === 'sign in') session.settle(step.isSuccessful);
    else if (step.kind === 'delete page') await service.answer('DELETE', path);
    else if (step.kind === 'restore page') await service.answer('POST', `${path}/restore`);
    else startStep(people[step.person], step);
    await settle();
    stored = await service.readStored(pageId);
    if (errors.length > 0) throw errors[0];
    checkSession(people, stored, model);
  }
  const runSteps = async (all: readonly Step[]): Promise<void> => {
    for (const step of all) await runStep(step);
  };
  const bothDo = (create: (person: 0 | 1) => PersonStep): Step[] => [create(0), create(1)];

  await runSteps([...bothDo((person) => ({ kind: 'open', person })), { kind: 'wait', ms: 200 }]);
  await runSteps(steps);
  for (const { browser } of people) browser.failures.length = 0;
  await runSteps(bothDo((person) => ({ kind: 'free storage', person })));
  await runSteps([{ kind: 'restore page' }, { kind: 'wait', ms: longestMs }]);
  const isFinished = (): boolean =>
    people.every(({ opened, browser }) => opened?.page.saveState() === 'saved' && browser.storage.length === 0);
  for (let round = 0; round < 20 && !isFinished(); round += 1)
    await runSteps([
      { kind: 'sign in', isSuccessful: true },
      ...bothDo((person) => ({ kind: 'open', person })),
      ...bothDo((person) => ({ kind: 'choose', person, areMine: [round % 2 === 0, round % 3 === 0] })),
      ...bothDo((person) => ({ kind: 'save now', person })),
      { kind: 'wait', ms: 1500 },
    ]);
  await runSteps([...bothDo((person) => ({ kind: 'crash', person, isNewWindow: true })), { kind: 'wait', ms: 200 }]);
  checkEnd(people, stored, model);
  for (const person of people) crash(person, true);
}
