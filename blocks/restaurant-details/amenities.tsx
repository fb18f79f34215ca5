/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { isIconName } from '../_shared/ui/icon/icon-paths.ts';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './amenities.module.css';
import { Part, type PartOptions } from './part.tsx';

/** The amenities of a restaurant. One without an icon of its own or of the theme has a tick. */
export function Amenities({ amenities, headingLevel, className }: PartOptions & Pick<Restaurant, 'amenities'>) {
  if (amenities.length === 0) return null;
  return (
    <Part title="In the house" headingLevel={headingLevel} className={className}>
      <ul className={`plain-list ${styles.amenities}`}>
        {withKeys(amenities, ({ name }) => name).map(({ key, item }) => (
          <li key={key}>
            {item.iconMedia ? (
              <div className={styles.file}>
                <Picture media={{ ...item.iconMedia, alt: '' }} sizes="24px" />
              </div>
            ) : (
              <Icon name={isIconName(item.icon) ? item.icon : 'check'} className={styles.icon} />
            )}
            {item.name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Awards({ awards }: Pick<Restaurant, 'awards'>) {
  if (awards.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.awards}`}>
      {withKeys(awards, ({ name }) => name).map(({ key, item }) => (
        <li key={key} className={styles.award}>
          {item.awardMedia ? (
            <div className={styles.medal}>
              <Picture media={{ ...item.awardMedia, alt: '' }} sizes="64px" />
            </div>
          ) : (
            <Icon name="check" className={styles.icon} />
          )}
          <span>
            {item.name}
            {item.year !== undefined && <span className={styles.year}> {item.year}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
