import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { itemRevisionQuery } from '#preview/app/api/content.ts';
import type { Revision } from '#preview/app/publish/versions/revision-list.tsx';
import { type Version, VersionSelect } from '#preview/app/publish/versions/version-select.tsx';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { useItem, useItemState } from '../editor/item-context.ts';
import { DifferenceLines } from './difference-lines.tsx';
import { describeItemChanges } from './item-changes.ts';

interface CompareItemRevisionsProps {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  readonly live: number | undefined;
  /** The revision to compare with the draft at first. */
  readonly first: number;
  readonly onRestore: (revision: number) => void;
  readonly onClose: () => void;
}

/** Lists what changes between any two versions of an item. Either can be restored. */
export function CompareItemRevisions({ revisions, live, first, onRestore, onClose }: CompareItemRevisionsProps) {
  const { itemKey } = useItem();
  const dialog = useRef<HTMLDialogElement>(null);
  const [before, setBefore] = useState<Version>(first);
  const [after, setAfter] = useState<Version>(0);
  const [one, other] = [useVersion(before), useVersion(after)];
  const error = one.error ?? other.error;
  const isLoaded = one.content !== undefined && other.content !== undefined;
  const differences = isLoaded ? describeItemChanges(itemKey.kind, one.content, other.content) : [];
  const restorable = [...new Set([before, after])].filter((version) => version > 0);
  const restore = (version: Version): void => {
    onRestore(version);
    dialog.current?.close();
  };
  return (
    <BarDialog heading="Compare versions" className="publish compare-revisions" ref={dialog} onClose={onClose}>
      <div className="dialog-body">
        <div className="compared">
          <VersionSelect label="From" value={before} revisions={revisions} live={live} onChange={setBefore} />
          <VersionSelect label="To" value={after} revisions={revisions} live={live} onChange={setAfter} />
        </div>
        {error && <p className="error-message">{errorMessageOf(error)}</p>}
        {!isLoaded && !error && <p>Comparing…</p>}
        {isLoaded && differences.length === 0 && <p>These versions are the same.</p>}
        {differences.length > 0 && (
          <section aria-labelledby="changes-heading">
            <h3 id="changes-heading">What changes</h3>
            <DifferenceLines differences={differences} />
          </section>
        )}
      </div>
      <div className="dialog-foot">
        {restorable.map((version) => (
          <EditorButton key={version} onClick={() => restore(version)}>
            {`Restore revision ${version}`}
          </EditorButton>
        ))}
      </div>
    </BarDialog>
  );
}

/** The content of a version; undefined until it is loaded. */
function useVersion(version: Version) {
  const { itemKey } = useItem();
  const { history } = useItemState();
  const { data, error } = useQuery({ ...itemRevisionQuery(itemKey, version), enabled: version > 0 });
  return version === 0 ? { content: history.present, error: null } : { content: data, error };
}
