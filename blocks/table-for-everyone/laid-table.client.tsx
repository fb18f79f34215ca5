'use client';

import { formatDishes } from '#schemas/domain/menu/filter/describe-filter.ts';
import { type Guest, hasNeeds, type TablePlan } from '#schemas/domain/menu/share-table.ts';
import { DishGroups, PlateLegend } from './dish-groups.client.tsx';
import { groupDishes } from './group-dishes.ts';
import styles from './laid-table.module.css';
import { Plate } from './plate.client.tsx';
import { EveryonesTable } from './scene/everyones-table.client.tsx';

interface LaidTableViewProps {
  readonly laid: TablePlan;
  /** In the order of the table, each with a name to show. */
  readonly guests: readonly Guest[];
  readonly menu: string;
}

/** The table before anybody has a need. */
const noSections: TablePlan['sections'] = [];

/**
 * The dishes for these guests: a summary in one sentence, the table seen from above, and the dishes by whom they suit.
 * While nobody has a need, the summary and a table without dishes.
 */
export function LaidTableView({ laid, guests, menu }: LaidTableViewProps) {
  const isForAll = laid.everyoneHasChoice && !hasNeeds(guests);
  const sections = isForAll ? noSections : laid.sections;
  const groups = groupDishes(
    { sections },
    guests.map(({ name }) => name),
  );
  return (
    <>
      <div role="status" className={styles.answer}>
        {isForAll ? (
          <>
            <p className={styles.result}>{`${menu}: ${formatDishes(laid.shared)}.`}</p>
            <p>
              Nobody has named a diet or an allergy yet. Add one for a guest to see who can eat what, and what you can
              share.
            </p>
          </>
        ) : (
          <>
            <p className={styles.result}>{describeResult(laid, guests, menu)}</p>
            <p>{describeCounts(laid)}</p>
          </>
        )}
      </div>
      <EveryonesTable sections={sections} guests={guests.length} />
      {groups.length > 0 && (
        <div className={styles.laid}>
          {guests.length > 1 && (
            <>
              <Seats guests={guests} counts={laid.counts} />
              <PlateLegend groups={groups} />
            </>
          )}
          <DishGroups groups={groups} />
        </div>
      )}
    </>
  );
}

/** Who sits at which plate, and how many dishes suit them. */
const Seats = ({ guests, counts }: { readonly guests: readonly Guest[]; readonly counts: readonly number[] }) => (
  <ul className={`plain-list ${styles.seats}`} aria-label="What each guest can eat">
    {guests.map(({ name }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: guests are identified by their seat.
      <li key={index}>
        <Plate seat={index + 1} />
        <span className={styles.who}>{name}</span> {formatDishes(counts[index] ?? 0)}
      </li>
    ))}
  </ul>
);

/** Describes how many dishes all can share, and of how many too little is known. */
function describeCounts({ shared, unknownCount }: TablePlan): string {
  const sharing = shared === 0 ? 'No dish suits all of you.' : `${formatDishes(shared)} for the middle of the table.`;
  if (unknownCount === 0) return sharing;
  return `${sharing} Of ${formatDishes(unknownCount)} we do not know enough: ask the team before you order.`;
}

/** Describes whether everyone has a choice, and names those who have not. */
function describeResult({ counts, everyoneHasChoice }: TablePlan, guests: readonly Guest[], menu: string): string {
  if (everyoneHasChoice) return `${menu}: ${guests.length > 1 ? 'everyone has' : 'there is'} a choice.`;
  const withoutChoice = guests.flatMap(({ name }, index) => {
    const count = counts[index] ?? 0;
    if (count >= 2) return [];
    return [count === 0 ? `nothing for ${name}` : `one dish for ${name}`];
  });
  return `${menu}: ${withoutChoice.join(', ')}. Please ask our team what the kitchen can do.`;
}
