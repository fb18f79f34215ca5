/** What happened to a revision that was restored, and how to undo it: the Undo of the draft is behind the dialog. */
export const describeRestoredRevision = (revision: number): string =>
  `Revision ${revision} is restored to the draft. Visitors see it once you publish. To undo it, close this dialog and press Undo.`;
