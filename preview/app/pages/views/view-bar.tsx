import type { PageSearch } from '../../api/pages.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import type { PageLayout } from '../list/page-search.ts';
import { SavedViews } from './saved-views.tsx';

interface ViewBarProps {
  readonly search: PageSearch;
  readonly layout: PageLayout;
  readonly storesPages: boolean | undefined;
  readonly onLayout: (layout: PageLayout) => void;
  /** How many pages match. */
  readonly result: string;
  /** Shows all pages again; undefined if that is not needed. */
  readonly onClear: (() => void) | undefined;
}

const layouts: readonly (readonly [PageLayout, string])[] = [
  ['table', 'Table'],
  ['gallery', 'Gallery'],
];

/** The number of pages, and how they are shown. */
export const ViewBar = ({ search, layout, storesPages, onLayout, result, onClear }: ViewBarProps) => (
  <div className="view-bar">
    <p className="empty" aria-live="polite">
      {result}
    </p>
    {onClear && <ClearFilters onClear={onClear} />}
    {storesPages && <SavedViews search={search} layout={layout} />}
    <fieldset>
      <legend className="visually-hidden">Layout</legend>
      {layouts.map(([name, label]) => (
        <EditorButton key={name} aria-pressed={layout === name} onClick={() => onLayout(name)}>
          {label}
        </EditorButton>
      ))}
    </fieldset>
  </div>
);
