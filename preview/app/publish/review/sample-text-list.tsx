import { nameOf } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { Disclosure } from '#preview/app/ui/disclosure/disclosure.tsx';
import type { Finding } from '#preview/review/finding.ts';
import { FindingLine } from './finding-line.tsx';

interface SampleTextListProps {
  readonly samples: readonly Finding[];
  readonly isOutdated: boolean;
  readonly onGo: () => void;
  readonly onFix: () => void;
}

/** A longer list starts closed, unless it prevents publishing. */
const mostShownAtFirst = 3;

/** The sample texts of a page, by tile. */
export function SampleTextList({ samples, isOutdated, onGo, onFix }: SampleTextListProps) {
  const { tiles } = usePage();
  if (samples.length === 0) return null;
  const isBlocking = samples.some(({ severity }) => severity === 'error');
  const byTile = Map.groupBy(samples, ({ path }) => Number(path[1]));
  return (
    <Disclosure
      title={samples.length === 1 ? '1 sample text' : `${samples.length} sample texts`}
      className="sample-texts"
      isInitiallyOpen={isBlocking || samples.length <= mostShownAtFirst}
    >
      {[...byTile].map(([at, own]) => (
        <section key={at} aria-labelledby={`samples-${at}`}>
          <h4 id={`samples-${at}`}>{nameOf(tiles[at] ?? {})}</h4>
          <ul className="findings">
            {own.map((finding) => (
              <FindingLine
                key={`${finding.path.join('.')} ${finding.message}`}
                finding={finding}
                isOutdated={isOutdated}
                isBelowTile
                onGo={onGo}
                onFix={onFix}
              />
            ))}
          </ul>
        </section>
      ))}
    </Disclosure>
  );
}
