import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { revisionQuery } from '#preview/app/api/pages.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { BarDialog } from '#preview/app/ui/modal-dialog.tsx';
import { comparePages } from '#preview/review/compare-pages.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { DifferenceList } from './difference-list.tsx';
import { type ShownVersion, SideBySide } from './side-by-side.tsx';

/** A stored version of the page, as it is named in a list. */
export interface NamedRevision {
  readonly number: number;
  readonly name: string;
}

interface CompareRevisionsProps {
  readonly id: string;
  readonly target: PreviewTarget;
  /** Newest first. */
  readonly revisions: readonly NamedRevision[];
  /** The revision to compare with the draft at first. */
  readonly first: number;
  /** Version of the draft, as it was saved last. */
  readonly draftVersion: number;
  readonly onRestore: (revision: number) => void;
  readonly onClose: () => void;
}

/** A revision’s number; 0 is the draft. */
type Version = number;

const shownVersion = (version: Version, draftVersion: number): ShownVersion =>
  version === 0
    ? { name: 'Draft', version: draftVersion }
    : { name: `Revision ${version}`, version: 0, revision: version };

/** Compares any two versions of a page: as a list of changes, and side by side. Either can be restored. */
export function CompareRevisions(props: CompareRevisionsProps) {
  const { id, target, revisions, first, draftVersion, onRestore, onClose } = props;
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
          <VersionSelect label="From" value={before} revisions={revisions} onChange={setBefore} />
          <VersionSelect label="To" value={after} revisions={revisions} onChange={setAfter} />
        </div>
        {error && <p className="error-message">{messageOf(error)}</p>}
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
          left={shownVersion(before, draftVersion)}
          right={shownVersion(after, draftVersion)}
        />
      </div>
      <div className="dialog-foot">
        {[before, after]
          .filter((version, at, all) => version > 0 && all.indexOf(version) === at)
          .map((version) => (
            <EditorButton key={version} onClick={() => restoreAndClose(dialog, () => onRestore(version))}>
              {`Restore revision ${version} to the draft`}
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

interface VersionSelectProps {
  readonly label: string;
  readonly value: Version;
  readonly revisions: readonly NamedRevision[];
  readonly onChange: (version: Version) => void;
}

const VersionSelect = ({ label, value, revisions, onChange }: VersionSelectProps) => (
  <LabelledControl label={label}>
    <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      <option value={0}>Draft</option>
      {revisions.map(({ number, name }) => (
        <option key={number} value={number}>
          {`Revision ${number}: ${name}`}
        </option>
      ))}
    </Select>
  </LabelledControl>
);
