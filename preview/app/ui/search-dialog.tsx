import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { DialogAction } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { createTextFilter } from './create-text-filter.ts';

interface SearchDialogProps {
  readonly heading: string;
  /** The label of the search field: “Search tiles”. */
  readonly searchLabel: string;
  readonly className: string;
  readonly onClose: () => void;
  /** Renders the results: the items that match. */
  readonly children: (isMatch: (text: string) => boolean) => ReactNode;
}

/** A dialog for finding and picking one of many items. */
export function SearchDialog({ heading, searchLabel, className, onClose, children }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const id = useId();
  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    // When the dialog is unmounted after a pick, closing it returns the focus to the element that opened it.
    return () => own?.close();
  }, []);
  return (
    <dialog
      className={`ui-dialog ${className}`}
      ref={dialog}
      onClose={ignoreDescendantEvents(() => !dialog.current?.open && onClose())}
      aria-labelledby={id}
    >
      <header className="ui-dialog-bar">
        <h2 id={id} className="ui-dialog-title">
          {heading}
        </h2>
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <DialogAction onClick={() => dialog.current?.close()}>Close</DialogAction>
      </header>
      {children(createTextFilter(deferredSearch))}
    </dialog>
  );
}
