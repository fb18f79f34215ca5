import type { Side } from '#preview/app/document/merge/merge-values.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { type NextName, planPageChange } from './change-page.ts';
import type { OpenPage } from './open-page.ts';
import { crash, loseUnprotected, open, type Person } from './person.ts';
import type { ModelEditor, ReferenceModel } from './reference-model.ts';
import { runInWindow } from './simulated/window.ts';
import type { PersonStep } from './steps.ts';

export interface StepContext {
  readonly pageId: string;
  readonly model: ReferenceModel;
  readonly nextName: NextName;
}

/** One step of a person. Resolves when all that it has started is done. */
export function doStep(person: Person, step: PersonStep, context: StepContext): unknown {
  const { quota } = person.browser;
  switch (step.kind) {
    case 'open':
      return open(person, context.pageId, context.model);
    case 'fill storage':
      quota.chars = step.chars;
      return;
    case 'free storage':
      quota.chars = Number.POSITIVE_INFINITY;
      return;
    case 'crash':
      loseUnprotected(person, context.model);
      crash(person, step.isNewWindow);
      return runInWindow(person.window, () => open(person, context.pageId, context.model));
    case 'fail':
      return person.browser.failures.push(step.failure);
    default:
      return person.opened && doStepOnPage(person, person.opened, step, context);
  }
}

type StepOnPage = Exclude<PersonStep, { kind: 'open' | 'crash' | 'fail' | `${string} storage` }>;

function doStepOnPage(
  person: Person,
  { page, model: modelEditor }: { readonly page: OpenPage; readonly model: ModelEditor },
  step: StepOnPage,
  { model, nextName }: StepContext,
): unknown {
  const { editor } = page;
  switch (step.kind) {
    case 'leave':
      loseUnprotected(person, model);
      person.opened = undefined;
      return page.leave();
    case 'save now':
      return page.saveNow();
    case 'publish':
      return page.publish();
    case 'choose':
      return page.choose(createChoices(step.areMine), {
        onUseTheirs: (change) => model.useTheirs(modelEditor, change),
        onReplace: (theirs) => model.replace(modelEditor, theirs),
      });
    case 'undo':
    case 'redo':
      return model.revert(modelEditor, editor[step.kind], step.kind);
    case 'leave field':
      model.stopTyping(modelEditor);
      return editor.stopMerging();
    case 'use saved':
      return page.isRecovered && model.restoreSaved(modelEditor, () => restoreSaved(page));
    default: {
      const change = planPageChange(editor, step, nextName);
      if (change && step.kind === 'duplicate tile') model.texts.allowCopy(tileAt(modelEditor.page(), step.tile));
      return change && model.change(modelEditor, change);
    }
  }
}

const tileAt = ({ tiles }: PageContent, at: number): unknown => tiles[at % tiles.length];

const restoreSaved = ({ editor }: OpenPage): void =>
  editor.change({ label: 'Restored the saved version', to: () => editor.state().saved });

/** Chooses sides in turn. */
function createChoices(areMine: readonly boolean[]): () => Side {
  let count = 0;
  return () => (areMine[count++ % areMine.length] ? 'mine' : 'theirs');
}
