/** @jsxImportSource #eager */
import { type JobCategory, jobCategories } from '#schemas/domain/job/job-category.ts';
import { describeJobGroup, type JobFilters, type JobSearch, jobGroupSlug } from '#schemas/domain/job/job-search.ts';
import { FilterActions } from '../_shared/menu-filter/filter-actions.tsx';
import { FilterChoices } from '../_shared/menu-filter/filter-choices.tsx';
import { NearMe } from '../_shared/place-search/near-me.tsx';
import { PlaceSearch } from '../_shared/place-search/place-search.tsx';
import { buttonClass } from '../_shared/ui/button/button-class.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { countFilters } from './find-jobs.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The address of the search without filters. */
  readonly resetUrl: string;
  readonly search: JobSearch;
  readonly filters: JobFilters;
}

/**
 * The search form. Its values are part of the address, so a search can be shared and works without script. On a narrow
 * tile the filters are in a disclosure, because the jobs follow.
 */
export function SearchForm({ resetUrl, search, filters }: SearchFormProps) {
  const { place, groups } = search;
  const count = countFilters(filters, search);
  return (
    <search>
      <form className={styles.form} method="get" action={resetUrl}>
        <div className={styles.place}>
          <PlaceSearch
            label="Town or postcode"
            query={place?.text ?? ''}
            placeholder={place && place.text === undefined ? 'Near you' : undefined}
          />
          <NearMe deniedMessage="To search for jobs near you, please enable location services." />
        </div>
        <details className={styles.filters} open={count > 0}>
          <summary className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <Icon name="filter" /> {count > 0 ? `Filters (${count})` : 'Filters'}
          </summary>
          <div className={styles.choices}>
            <FilterChoices name="hours" legend="Hours to include" choices={hours} chosen={filters.times} />
            <FilterChoices
              name="work"
              legend="Kind of work"
              choices={jobCategories.map((value) => ({ value, label: categoryLabels[value] }))}
              chosen={filters.categories}
            />
            <FilterChoices
              name="title"
              legend="Job"
              choices={groups.map((group) => ({ value: jobGroupSlug(group), label: describeJobGroup(group) }))}
              chosen={filters.groups}
            />
            <FilterActions isPrimary submitLabel="Show jobs" />
          </div>
        </details>
      </form>
    </search>
  );
}

const hours = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
];

const categoryLabels = {
  'back-of-house': 'Back of house',
  'front-of-house': 'Front of house',
  management: 'Management',
  'quick-service': 'Head office and more',
} as const satisfies Record<JobCategory, string>;
