import { type ReactNode, useDeferredValue, useState } from 'react';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { createTextFilter } from '../create-text-filter.ts';
import { BarDialog } from './modal-dialog.tsx';

interface SearchDialogProps {
  readonly heading: string;
  /** The label of the search field: “Search tiles”. */
  readonly searchLabel: string;
  readonly className: string;
  readonly onClose: () => void;
  /** Called when Enter is pressed in the search field, with what matches the text in it. */
  readonly onEnter: (isMatch: (text: string) => boolean) => void;
  /** Renders the results: the items that match the search text. */
  readonly children: (isMatch: (text: string) => boolean, search: string) => ReactNode;
}

/** A dialog for finding and picking one of many items. */
export function SearchDialog({ searchLabel, onEnter, children, ...props }: SearchDialogProps) {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  return (
    <BarDialog
      {...props}
      controls={
        <Input
          dir="auto"
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) onEnter(createTextFilter(search));
          }}
        />
      }
    >
      <div className="dialog-body">{children(createTextFilter(deferredSearch), deferredSearch)}</div>
    </BarDialog>
  );
}
