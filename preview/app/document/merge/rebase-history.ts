import type { History } from '../undo-history.ts';
import type { VersionedType } from './merge-values.ts';
import type { Merged } from './merged.ts';

/** Two states of which the second has another editor's changes as well. */
interface Changes<Content> {
  readonly from: Content;
  readonly to: Content;
}

type MergeStates<Content> = (versions: VersionedType<Content>) => Pick<Merged<Content>, 'content'>;

/** A state with the changes that lead from one version to another. It still differs in what it differed in before. */
export const rebaseState = <Content>(
  state: Content,
  { from, to }: Changes<Content>,
  merge: MergeStates<Content>,
): Content => merge({ base: from, mine: state, theirs: to }).content;

interface RebaseDependencies<Content> extends Pick<Merged<Content>, 'rename'> {
  readonly merge: MergeStates<Content>;
}

/**
 * Moves the history to another present state. Each step is merged with its neighbour nearer to the present, so that it
 * still changes what it changed and nothing else.
 */
export function rebaseHistory<Content>(
  { past, future }: History<Content>,
  changes: Changes<Content>,
  { merge, rename }: RebaseDependencies<Content>,
): History<Content> {
  const rebaseSteps = <Step extends { readonly state: Content }>(steps: readonly Step[]): Step[] => {
    let { from, to } = changes;
    return steps.map((step) => {
      const renamed = rename(step.state);
      const state = rebaseState(renamed, { from, to }, merge);
      [from, to] = [renamed, state];
      return { ...step, state };
    });
  };
  return { present: changes.to, past: rebaseSteps(past.toReversed()).toReversed(), future: rebaseSteps(future) };
}
