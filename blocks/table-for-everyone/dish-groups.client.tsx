'use client';

import chevron from '#blocks/_shared/ui/disclosure/chevron.module.css';
import { formatDishes } from '#schemas/domain/menu/filter/describe-filter.ts';
import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import { SignLegend } from '../_shared/menu-signs/sign-legend.tsx';
import styles from './dish-groups.module.css';
import type { DishGroup } from './group-dishes.ts';
import { Plate } from './plate.client.tsx';

interface DishGroupsProps {
  readonly groups: readonly DishGroup[];
}

/** Groups without unknown dishes that are shown as rows; with many different needs the others are in one row. */
const mostRows = 6;

/**
 * The dishes of a table, by the guests that they suit. The first group is open, the others are one row each. What is not
 * known is never in the row of the others.
 */
export function DishGroups({ groups }: DishGroupsProps) {
  const known = groups.filter(({ fits }) => !fits.includes('unknown'));
  const others = known.length > mostRows ? known.slice(mostRows - 1) : [];
  return (
    <div className={styles.groups}>
      {groups.map((group, index) => {
        if (others.includes(group)) return group === others[0] && <OtherGroups key="others" groups={others} />;
        return <Group key={group.fits.join()} group={group} open={index === 0} />;
      })}
    </div>
  );
}

/** The groups that suit the fewest guests, in one row that opens. */
function OtherGroups({ groups }: DishGroupsProps) {
  return (
    <details className={styles.group}>
      <summary className={`${chevron.chevron} ${styles.summary}`}>
        <span className={styles.title}>For some of you</span>
        <span className={styles.count}>{formatDishes(groups.reduce((sum, { count }) => sum + count, 0))}</span>
      </summary>
      <div className={styles.others}>
        {groups.map((group) => (
          <Group key={group.fits.join()} group={group} open={false} />
        ))}
      </div>
    </details>
  );
}

function Group({ group, open }: { readonly group: DishGroup; readonly open: boolean }) {
  const { title, fits, suitsAll, count, sections } = group;
  return (
    <details className={styles.group} data-for-all={suitsAll || undefined} open={open}>
      <summary className={`${chevron.chevron} ${styles.summary}`}>
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{formatDishes(count)}</span>
        {fits.length > 1 && <Plates fits={fits} />}
      </summary>
      <div className={styles.sections}>
        {sections.map(({ name, dishes }) => (
          <div key={name}>
            <p className={styles.section}>{name}</p>
            <ul className={`plain-list ${styles.dishes}`}>
              {dishes.map((dish) => (
                <li key={dish.id}>{dish.name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

/** One plate for each guest. The title of the group says the same in words. */
const Plates = ({ fits }: { readonly fits: readonly DishFit[] }) => (
  <span className={styles.plates}>
    {fits.map((fit, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: guests are identified by their seat.
      <Plate key={index} fit={fit} seat={index + 1} />
    ))}
  </span>
);

/** What the plates beside groups of dishes mean; only those that occur. */
export function PlateLegend({ groups }: DishGroupsProps) {
  const fits = new Set(groups.flatMap((group) => group.fits));
  const entries = plateMeanings.filter(({ fit }) => fits.has(fit));
  return (
    <SignLegend
      form="line"
      entries={entries.map(({ fit, level, label, meaning }) => ({
        level,
        label,
        meaning,
        sign: <Plate fit={fit} />,
      }))}
    />
  );
}

const plateMeanings = [
  { fit: 'yes', level: 'suits', label: 'Full plate', meaning: 'can eat it' },
  { fit: 'no', level: 'unsuitable', label: 'Hollow, ×', meaning: 'not for them' },
  { fit: 'unknown', level: 'ask', label: 'Dashed, ?', meaning: 'not known, ask us' },
] as const;
