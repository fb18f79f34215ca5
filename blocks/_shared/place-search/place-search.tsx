/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { LabelledControl } from '../ui/field/field.tsx';
import { Input } from '../ui/field/input.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './place-search.module.css';

interface PlaceSearchProps {
  readonly label: string;
  /** The search text; empty without a search. */
  readonly query: string;
  readonly placeholder?: string | undefined;
  /** The text of the button; without one it has an icon. */
  readonly submit?: string | undefined;
  /** A second field, beside the button. */
  readonly children?: ReactNode;
}

/** A search field for a place, sent as `near`, and its button. Place it in a form. */
export function PlaceSearch({ label, query, placeholder, submit, children }: PlaceSearchProps) {
  return (
    <place-search className={styles.row} data-fields={children ? 'two' : undefined}>
      <LabelledControl label={label}>
        <Input
          className={styles.field}
          type="search"
          name="near"
          defaultValue={query}
          placeholder={placeholder}
          autoComplete="postal-code"
          maxLength={100}
        />
      </LabelledControl>
      {children}
      <Button size={submit === undefined ? 'icon' : 'beside-field'} type="submit">
        {submit ?? <Icon name="search" label="Find" />}
      </Button>
    </place-search>
  );
}
