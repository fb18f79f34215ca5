'use client';

import { formatDishes } from '#schemas/domain/menu/filter/describe-filter.ts';
import {
  type DishFit,
  type Guest,
  hasNeeds,
  type TablePlan,
  type TablePlanSection,
} from '#schemas/domain/menu/share-table.ts';
import styles from './laid-table.module.css';
import { EveryonesTable } from './scene/everyones-table.client.tsx';
import colours from './seat-colours.module.css';

interface LaidTableViewProps {
  readonly laid: TablePlan;
  /** In the order of the table, each with a name to show. */
  readonly guests: readonly Guest[];
  readonly sharedOnly: boolean;
  readonly menu: string;
}

/** Guests whose names fit beside one another on a phone. */
const mostNamesAcross = 4;

/** The table before anybody has a need. */
const noSections: TablePlan['sections'] = [];

const isMany = (guests: readonly Guest[]): '' | undefined => (guests.length > mostNamesAcross ? '' : undefined);

/**
 * The dishes for these guests: a summary in one sentence, then each dish with its result for every guest. While nobody
 * has a need, the summary and a table without dishes.
 */
export function LaidTableView({ laid, guests, sharedOnly, menu }: LaidTableViewProps) {
  const isForAll = laid.everyoneHasChoice && !hasNeeds(guests);
  const sections = laid.sections
    .map(({ name, dishes }) => ({ name, dishes: dishes.filter(({ suitsAll }) => suitsAll || !sharedOnly) }))
    .filter(({ dishes }) => dishes.length > 0);
  return (
    <>
      <div role="status" className={styles.answer}>
        {isForAll ? (
          <>
            <p className={styles.result}>
              {`${menu}: ${formatDishes(laid.shared)}. Nobody has named a diet or an allergy yet.`}
            </p>
            <p>Add a diet or allergy for a guest to see who can eat what, and what you can share.</p>
          </>
        ) : (
          <>
            <p className={styles.result}>{describeResult(laid, guests, menu)}</p>
            <p>{describeCounts(laid)}</p>
          </>
        )}
      </div>
      <EveryonesTable sections={isForAll ? noSections : sections} guests={guests.length} />
      {!isForAll && sections.length > 0 && (
        <div className={styles.laid}>
          <Names guests={guests} />
          <table className={styles.table} data-many={isMany(guests)}>
            <thead className={styles.seats}>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Dish</span>
                </th>
                {guests.map(({ name }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: guests are identified by their seat.
                  <th key={index} scope="col" className={styles.seat}>
                    <Plate seat={index + 1} />
                    <span className="visually-hidden">{name}</span>
                    <span className={styles.who} aria-hidden="true">
                      {name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            {sections.map((section) => (
              <Rows key={section.name} section={section} guests={guests} />
            ))}
          </table>
        </div>
      )}
    </>
  );
}

/** The name at each seat, for a table that is too narrow for names. Its heads have the names for screen readers. */
const Names = ({ guests }: Pick<LaidTableViewProps, 'guests'>) => (
  <ol className={`plain-list ${styles.names}`} data-many={isMany(guests)} aria-hidden="true">
    {guests.map(({ name }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: guests are identified by their seat.
      <li key={index}>
        <Plate seat={index + 1} />
        {name}
      </li>
    ))}
  </ol>
);

const Plate = ({ seat }: { readonly seat: number }) => (
  <span className={`${colours.seat} ${styles.plate}`} data-seat={seat} aria-hidden="true">
    {seat}
  </span>
);

function Rows({ section, guests }: { readonly section: TablePlanSection; readonly guests: readonly Guest[] }) {
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={guests.length + 1}>
          {section.name}
        </th>
      </tr>
      {section.dishes.map(({ dish, fits, suitsAll }) => (
        <tr key={dish.id} data-for-all={suitsAll || undefined}>
          <th scope="row" className={styles.dish}>
            {dish.name}
          </th>
          {fits.map((fit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: guests are identified by their seat.
            <td key={index} className={styles.fit} data-fit={fit}>
              <span aria-hidden="true">{fitSigns[fit]}</span>
              <span className="visually-hidden">{fitLabels[fit]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The circle for yes is drawn with CSS, because not every system font has it. */
const fitSigns: Record<DishFit, string> = { yes: '', no: '–', unknown: '?' };
const fitLabels: Record<DishFit, string> = { yes: 'Yes', no: 'No', unknown: 'Not known, ask us' };

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
