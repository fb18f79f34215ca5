import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { revisionQuery } from '#preview/app/api/pages.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { comparePages } from '#preview/review/compare-pages.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { DifferenceList } from './difference-list.tsx';
import type { Revision } from './revision-list.tsx';
import { type ShownVersion, SideBySide } from './side-by-side.tsx';
import { type Version, VersionSelect } from './version-select.tsx';

interface CompareRevisionsProps {
  readonly id: string;
  readonly target: PreviewTarget;
  /** Newest first. */
  readonly revisions: readonly Revision[];
  /** The number of the live revision; null or undefined if there is none. */
  readonly live: number | null | undefined;
  /** The revision to compare with the draft at first. */
  readonly first: number;
  /** Version of the draft, as it was saved last. */
  readonly draftVersion: number;
  readonly onRestore: (revision: number) => void;
  readonly onClose: () => void;
}

const shownVersion = (version: Version, draftVersion: number): ShownVersion =>
  version === 0
    ? { name: 'Draft', version: draftVersion }
    : { name: `Revision ${version}`, version: 0, revision: version };

/** Compares any two versions of a page: as a list of changes, and side by side. Either can be restored. */
export function CompareRevisions(props: CompareRevisionsProps) {
  const { id, target, revisions, live, first, draftVersion, onRestore, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [before, setBefore] = useState<Version>(first);
  const [after, setAfter] = useState<Version>(0);
  const [one, other] = [useVersion(id, before), useVersion(id, after)];
  const error = one.error ?? other.error;
  const differences = one.page && other.page ? comparePages(one.page, other.page) : undefined;
  return (
    <BarDialog heading="Compare versions" className="publish compare-revisions" ref={dialog} onClose={onClose}>
      <div className="dialog-body">
        <div className="compared">
          <VersionSelect label="From" value={before} revisions={revisions} live={live} onChange={setBefore} />
          <VersionSelect label="To" value={after} revisions={revisions} live={live} onChange={setAfter} />
        </div>
        {error && <p className="error-message">{errorMessageOf(error)}</p>}
        {!differences && !error && <p>Comparing…</p>}
        {differences?.length === 0 && <p>These versions are the same.</p>}
        {differences && differences.length > 0 && (
          <section aria-labelledby="changes-heading">
            <h3 id="changes-heading">What changes</h3>
            <DifferenceList differences={differences} />
          </section>
        )}
        <SideBySide
          target={target}
          differences={differences}
          left={shownVersion(before, draftVersion)}
          right={shownVersion(after, draftVersion)}
        />
      </div>
      <div className="dialog-foot">
        {[before, after]
          .filter((version, at, all) => version > 0 && all.indexOf(version) === at)
          .map((version) => (
            <EditorButton key={version} onClick={() => restoreAndClose(dialog, () => onRestore(version))}>
              {`Restore revision ${version}`}
            </EditorButton>
          ))}
        {before > 0 && (
          <a href={draftAddress(target.path, { revision: before })} target="_blank" rel="noreferrer">
            {`View revision ${before}`}
          </a>
        )}
      </div>
    </BarDialog>
  );
}

function restoreAndClose(dialog: RefObject<HTMLDialogElement | null>, restore: () => void): void {
  restore();
  dialog.current?.close();
}

/** The content of a version; undefined until it is loaded. */
function useVersion(id: string, version: Version) {
  const draft = usePage();
  const { data, error } = useQuery({ ...revisionQuery(id, version), enabled: version > 0 });
  if (version === 0) return { page: draft, error: null };
  return { page: data === undefined ? undefined : readContent(id, data), error };
}
