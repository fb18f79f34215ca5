'use client';

import chevron from '#blocks/_shared/ui/disclosure/chevron.module.css';
import { maxNameLength } from '#schemas/domain/menu/share-link.ts';
import type { Guest } from '#schemas/domain/menu/share-table.ts';
import filter from '../_shared/menu-filter/filter.module.css';
import { Button } from '../_shared/ui/button/button.tsx';
import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Input } from '../_shared/ui/field/input.tsx';
import styles from './guest-form.module.css';
import { KeepNeeds } from './keep-needs.client.tsx';
import { Plate } from './plate.client.tsx';

/** A diet or an allergen that a guest can choose. */
export interface DietaryOption {
  readonly slug: string;
  readonly name: string;
}

interface GuestFormProps {
  readonly number: number;
  readonly guest: Guest;
  readonly tags: readonly DietaryOption[];
  readonly allergens: readonly DietaryOption[];
  readonly onChange: (guest: Guest) => void;
  /** Absent for the last guest: a table has at least one. */
  readonly onRemove: (() => void) | undefined;
}

/** A guest in one row, with a numbered plate. It opens to the form of what they eat. */
export function GuestForm({ number, guest, tags, allergens, onChange, onRemove }: GuestFormProps) {
  const { name, tags: needs, avoids } = guest;
  const displayName = name.trim() || `Guest ${number}`;
  const summary = describeNeeds(
    tags.filter(({ slug }) => needs.includes(slug)),
    allergens.filter(({ slug }) => avoids.includes(slug)),
  );
  return (
    // One guest is open at a time.
    <details className={styles.guest} name="guest">
      <summary className={`${chevron.chevron} ${styles.head}`}>
        <Plate seat={number} />
        <span className={styles.name}>{displayName}</span>
        <span className={styles.needs}>{summary || 'Add a diet or allergy'}</span>
      </summary>
      <fieldset className={styles.form}>
        <legend className="visually-hidden">{displayName}</legend>
        <LabelledControl label="Name">
          <Input
            isSmall
            type="text"
            value={name}
            placeholder={`Guest ${number}`}
            maxLength={maxNameLength}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...guest, name: target.value })}
          />
        </LabelledControl>
        <p role="status" className={styles.limit}>
          {name.length >= maxNameLength && `A name has ${maxNameLength} characters at most.`}
        </p>
        <Boxes legend="Must be" all={tags} chosen={needs} onChange={(chosen) => onChange({ ...guest, tags: chosen })} />
        <Boxes
          legend="Must be without"
          all={allergens}
          chosen={avoids}
          onChange={(chosen) => onChange({ ...guest, avoids: chosen })}
        />
        {number === 1 && (
          <KeepNeeds
            diet={needs}
            avoid={avoids}
            offered={{ diet: tags.map(({ slug }) => slug), avoid: allergens.map(({ slug }) => slug) }}
          />
        )}
        {onRemove && (
          <Button variant="link" className={styles.remove} onClick={onRemove}>
            Take {displayName} away
          </Button>
        )}
      </fieldset>
    </details>
  );
}

/** One line with one capital, at its start. */
function describeNeeds(tags: readonly DietaryOption[], avoided: readonly DietaryOption[]): string {
  const needs = [...tags.map(({ name }) => lowerFirst(name)), ...avoided.map(({ name }) => `no ${lowerFirst(name)}`)];
  const line = needs.join(', ');
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

/** Abbreviations stay as they are. */
const lowerFirst = (name: string): string => name.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

interface BoxesProps {
  readonly legend: string;
  readonly all: readonly DietaryOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function Boxes({ legend, all, chosen, onChange }: BoxesProps) {
  return (
    <fieldset className={filter.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.boxes}>
        {all.map(({ slug, name }) => (
          <label key={slug} className={filter.tag}>
            <input
              type="checkbox"
              checked={chosen.includes(slug)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
