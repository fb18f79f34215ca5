import type { Report } from './use-publishing.ts';

interface RestoredRevision {
  readonly number: number;
  /** Whether the draft before is a revision now. */
  readonly isDraftSaved: boolean;
  readonly editor: { readonly undo: () => void };
}

/** Reports that a revision was restored to the draft, with a button that undoes it. */
export function reportRestoredRevision(report: Report, { number, isDraftSaved, editor }: RestoredRevision): void {
  const note = isDraftSaved ? ' The previous draft is saved as a revision.' : '';
  report(`Revision ${number} is restored to the draft. Visitors see it once you publish.${note}`, true, {
    isDraftOnly: true,
    undo: () => {
      editor.undo();
      report('The draft is as it was before.', true, { isDraftOnly: true });
    },
  });
}
