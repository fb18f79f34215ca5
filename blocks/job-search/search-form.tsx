/** @jsxImportSource #eager */
import { type JobCategory, jobCategories } from '#schemas/domain/job/job-category.ts';
import { groupSlug, type JobFilters, type JobSearch } from '#schemas/domain/job/job-search.ts';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { NearMe } from '../_shared/place-search/near-me.tsx';
import { PlaceSearch } from '../_shared/place-search/place-search.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The search without any wish. */
  readonly home: string;
  readonly search: JobSearch;
  readonly filters: JobFilters;
  readonly narrowed: boolean;
}

/** What the visitor wants. The answers travel in the address, so a search can be shared and needs no script. */
export function SearchForm({ home, search, filters, narrowed }: SearchFormProps) {
  const { place, groups } = search;
  return (
    <search>
      <form className={styles.form} method="get" action={home}>
        <div className={styles.place}>
          <PlaceSearch
            label="Town or postcode"
            words={place?.words ?? ''}
            placeholder={place && place.words === undefined ? 'Near you' : undefined}
          />
          <NearMe refused="To search for jobs near you, please enable location services." />
        </div>
        <FilterChoices
          name="hours"
          legend="Hours"
          choices={hours}
          chosen={filters.times}
          className={styles.choices}
          scrolls
        />
        <FilterChoices
          name="work"
          legend="Kind of work"
          choices={jobCategories.map((value) => ({ value, label: kinds[value] }))}
          chosen={filters.categories}
          className={styles.choices}
          scrolls
        />
        <FilterChoices
          name="title"
          legend="Job"
          choices={groups.map((group) => ({ value: groupSlug(group), label: group.name }))}
          chosen={filters.groups}
          className={styles.choices}
          scrolls
        />
        <FilterActions action={home} narrowed={narrowed} words="Show jobs" />
      </form>
    </search>
  );
}

const hours = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
];

const kinds = {
  'back-of-house': 'Back of house',
  'front-of-house': 'Front of house',
  management: 'Management',
  'quick-service': 'Head office and more',
} as const satisfies Record<JobCategory, string>;
