import { useQuery } from '@tanstack/react-query';
import { pageUsesQuery } from '#preview/app/api/shared-tiles.ts';
import { useEditorContext } from '#preview/app/editor/editor-context.ts';
import { linksLead, tilesInUse } from '#preview/app/pages/deletion/page-uses.ts';
import { pageAfterUnpublishing } from '#preview/app/pages/page-after-unpublishing.ts';
import { nounOfPage } from '#preview/app/pages/page-status.ts';
import { decisionQuery } from './decision-query.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface UnpublishPageProps {
  readonly id: string;
  /** The address of the page. */
  readonly path: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a page is unpublished. The service unpublishes no shared tiles that visitors see on other pages. */
export function UnpublishPage({ id, path, onConfirm, onClose }: UnpublishPageProps) {
  const { facts } = useEditorContext();
  const uses = useQuery({ ...pageUsesQuery(id), ...decisionQuery });
  const hasBuiltIn = facts.builtInPages.includes(id);
  const noun = nounOfPage(id);
  const live = uses.data?.filter(({ isLive }) => isLive) ?? [];
  return (
    <RemovalDialog
      heading={noun === 'shared tiles' ? 'Unpublish these shared tiles?' : `Unpublish this ${noun}?`}
      action="Unpublish"
      verb="Unpublish"
      uses={uses}
      lead={noun === 'shared tiles' ? 'These drafts will no longer show them:' : linksLead(hasBuiltIn)}
      {...(noun === 'shared tiles' && {
        refusal: {
          heading: 'These shared tiles cannot be unpublished',
          text: tilesInUse(live),
          prevents: ({ isLive }) => isLive,
        },
      })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {noun === 'page' ? (
        <p>
          Visitors of {path} will get {pageAfterUnpublishing(hasBuiltIn)}. The draft and all revisions remain.
        </p>
      ) : (
        <p>The draft and all revisions remain.</p>
      )}
    </RemovalDialog>
  );
}
