import { useQuery } from '@tanstack/react-query';
import { scheduledPageQuery } from '#preview/app/api/pages.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import { ScheduledLink } from '#preview/app/publish/scheduled-link.tsx';
import { isSame } from '#preview/review/compare/same-value.ts';
import { formatWeekdayTime } from './format-date-time.ts';

interface ShownVersionProps {
  readonly path: string;
  readonly scheduledAt: string;
}

/** Says which version the canvas shows at a date on which another one may be live. */
export function ShownVersion({ path, scheduledAt }: ShownVersionProps) {
  const { id } = useEditorContext();
  const draft = usePage();
  const { data } = useQuery(scheduledPageQuery(id, scheduledAt));
  if (data === undefined) return null;
  const time = formatWeekdayTime(scheduledAt);
  return (
    <p role="note">
      {isSame(readContent(id, data), draft)
        ? `Shows the version that goes live ${time}.`
        : `Shows the draft, which is not the version that goes live ${time}.`}{' '}
      <ScheduledLink path={path} scheduledAt={scheduledAt} />
    </p>
  );
}
