import { useQuery } from '@tanstack/react-query';
import { useSeen } from '#preview/app/ui/browser/use-seen.ts';

/** Where the contents of the revisions come from, and how they differ. */
export interface RevisionContents {
  /** Identifies the page or item. */
  readonly key: string;
  readonly load: (revision: number) => Promise<unknown>;
  readonly describe: (before: unknown, after: unknown) => readonly { readonly text: string }[];
}

interface RevisionChangesProps {
  readonly contents: RevisionContents;
  readonly number: number;
  /** The number of the revision before; undefined for the first one. */
  readonly previous: number | undefined;
}

/** What a revision changes in the one before: “Laksa: Price £12.50 → £13.00, and 2 more changes”. Loaded when it is seen. */
export function RevisionChanges({ contents: { key, load, describe }, number, previous }: RevisionChangesProps) {
  const [box, isSeen] = useSeen();
  const { data } = useQuery({
    queryKey: ['revision-changes', key, number, previous],
    queryFn: async () => {
      if (previous === undefined) return [];
      const [before, after] = await Promise.all([load(previous), load(number)]);
      return describe(before, after).map(({ text }) => text);
    },
    enabled: isSeen && previous !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <small ref={box} className="revision-changes">
      {previous === undefined ? 'First version' : data && describeChanges(data)}
    </small>
  );
}

function describeChanges([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No changes';
  if (others.length === 0) return first;
  return `${first}, and ${others.length} more ${others.length === 1 ? 'change' : 'changes'}`;
}
