import { useQuery } from '@tanstack/react-query';
import type { MediaUse } from '#schemas/api/content/media-library.ts';
import { mediaUsesQuery } from '../api/media.ts';
import { nameOfPage } from '../content/name-of-page.ts';
import { useSeen } from '../ui/browser/use-seen.ts';
import { describeUses } from './details/describe-uses.ts';

/** Where a file is used, loaded when it is seen. */
export function UsesOfFile({ url }: { readonly url: string }) {
  const [ref, isSeen] = useSeen();
  const { data } = useQuery({ ...mediaUsesQuery(url), enabled: isSeen, staleTime: 60_000 });
  return <span ref={ref}>{data && describe(data)}</span>;
}

function describe(uses: readonly MediaUse[]): string {
  const [first] = uses;
  if (!first) return 'Not used';
  if (uses.length > 1) return describeUses(uses);
  const { kind, id, title = id } = first;
  return kind === 'page' ? `Used on ${nameOfPage(title)}` : `Used by ${title}`;
}
