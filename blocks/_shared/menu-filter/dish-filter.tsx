/** @jsxImportSource #eager */
import { readAllergens } from '#schemas/domain/menu/allergens.ts';
import { formatMenuFacts } from '#schemas/domain/menu/filter/format-dish-facts.ts';
import { Button } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { CloseButton, DialogBar } from '../ui/dialog/dialog-bar.tsx';
import { LabelledControl } from '../ui/field/field.tsx';
import { Input } from '../ui/field/input.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { AllergenChoices } from './allergen-choices.tsx';
import styles from './dish-filter.module.css';
import { FilterActions } from './filter-actions.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { describeState, type FilterState } from './filter-state.ts';

interface DishFilterProps extends FilterState {
  /** The key of the tile. */
  readonly name: string;
  /** Where the form leads. */
  readonly action: string;
  /** The address of the same dishes without filters. */
  readonly resetUrl: string;
  readonly kcal: boolean;
  /** Search terms; absent without a search. */
  readonly searchTerms: readonly string[] | undefined;
}

/**
 * Diets, allergens and a search. Without script it is a plain form with its values in the address; with script diets and
 * allergens are saved in the browser only. On a narrow tile it is a sheet, with the number of dishes always visible.
 */
export function DishFilter({ name, action, resetUrl, kcal, ...props }: DishFilterProps) {
  const { tags, selected, avoided, searchTerms, result, noun } = props;
  // No tile key or section contains a dot.
  const id = `${name}.filter`;
  return (
    <live-filter
      className={styles.filter}
      data-facts={formatMenuFacts(result.sections)}
      data-total={result.total}
      data-noun={noun}
    >
      {searchTerms && (
        <LabelledControl label={`Look for a ${noun ?? 'dish'}`} className={`screen-only ${styles.search}`}>
          <Input
            isSmall
            form={`${id}-form`}
            type="search"
            name="q"
            defaultValue={searchTerms.join(' ')}
            autoComplete="off"
          />
        </LabelledControl>
      )}
      <a
        className={buttonClass({ size: 'small', variant: 'secondary', className: styles.opener })}
        href={`#${id}`}
        data-open-sheet=""
      >
        <Icon name="filter" />
        Diet and allergens
      </a>
      <dialog id={id} className={`ui-dialog ${styles.sheet}`} aria-label="Diet and allergens" data-sheet="" open>
        <DialogBar title="Diet and allergens" className={styles.bar}>
          <CloseButton data-close="" />
        </DialogBar>
        <form id={`${id}-form`} className={styles.form} method="get" action={action}>
          {tags.length > 0 && (
            <FilterChoices
              name="diet"
              legend="Show only"
              choices={tags.map((tag) => ({ value: tag.slug, label: tag.name }))}
              chosen={selected}
              className={styles.tags}
            />
          )}
          <AllergenChoices avoided={readAllergens(avoided)} />
          {selected
            .filter((slug) => tags.every((tag) => tag.slug !== slug))
            .map((slug) => (
              <input key={slug} type="hidden" name="diet" value={slug} />
            ))}
          {!kcal && <input type="hidden" name="kcal" value="hide" />}
          <FilterActions />
          <p className={styles.saved}>
            <span className={styles.scripted}>
              What you eat and avoid is saved in this browser only, for every menu, and never sent to us.
            </span>
            <span className={styles.plain}>Without JavaScript your choice is sent to us, and not saved.</span>
            <span data-filter-part="page-only" hidden>
              {' '}
              Your browser does not let us save it, so it lasts for this page.
            </span>{' '}
            <a href={resetUrl} data-filter-part="clear" hidden rel="nofollow">
              Delete it
            </a>
          </p>
        </form>
        <div className={styles.foot} data-surface="primary">
          {/* The page's own status is inert while the sheet is open. */}
          <p aria-live="polite" data-filter-part="summary" tabIndex={-1}>
            {describeState({ tags, selected, avoided, result, noun })}
          </p>
          <Button size="small" variant="plain" data-close="">
            Done
          </Button>
        </div>
      </dialog>
    </live-filter>
  );
}

/** What is left out, and how many dishes remain. */
export const FilterSummaryText = (props: FilterState) => (
  <p role="status" data-filter-part="summary" tabIndex={-1}>
    {describeState(props)}
  </p>
);
