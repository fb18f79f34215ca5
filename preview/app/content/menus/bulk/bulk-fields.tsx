import { useId, useState } from 'react';
import { Field, LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { levelTexts } from '#preview/review/menu/levels.ts';
import { dishesOf } from '#preview/review/menu/stored-menu.ts';
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { allergenLevels } from '#schemas/domain/menu/menu.ts';
import { parsePrice } from '../columns/parse-price.ts';
import { parseTags, tagNamesOf } from '../columns/tag-list.ts';
import { type DishPlace, dishAt, type Sections } from '../model/menu-operations.ts';
import type { BulkChange } from './plan-bulk.ts';
import { RaiseFields } from './raise-fields.tsx';

export type BulkKind = BulkChange['kind'];

export const bulkTitles: Readonly<Record<BulkKind, string>> = {
  'set-price': 'Set the price',
  'raise-prices': 'Raise or lower prices',
  'add-tags': 'Add tags',
  'remove-tags': 'Remove tags',
  'set-level': 'Set an allergen',
};

interface BulkFieldsProps {
  readonly kind: BulkKind;
  readonly sections: Sections;
  readonly places: readonly DishPlace[];
  /** Undefined while the fields state no change. */
  readonly onChange: (change: BulkChange | undefined) => void;
}

/** The fields for one kind of change. */
export function BulkFields({ kind, sections, places, onChange }: BulkFieldsProps) {
  switch (kind) {
    case 'set-price':
      return <PriceInput onChange={onChange} />;
    case 'raise-prices':
      return <RaiseFields onChange={onChange} />;
    case 'add-tags':
    case 'remove-tags': {
      const dishes = kind === 'add-tags' ? sections.flatMap(dishesOf) : places.map((place) => dishAt(sections, place));
      const names = [...new Set(dishes.flatMap(tagNamesOf))].sort((one, other) => one.localeCompare(other, 'en'));
      return <TagFields kind={kind} names={names} onChange={onChange} />;
    }
    case 'set-level':
      return <LevelFields onChange={onChange} />;
  }
}

type FieldsProps = Pick<BulkFieldsProps, 'onChange'>;

function PriceInput({ onChange }: FieldsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const parsed = parsePrice(text);
  const error = parsed.ok ? undefined : parsed.message;
  const hint = 'In pounds, such as 12.50.';
  return (
    <Field id={id} label="New price" hint={hint} error={error}>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, error: error ?? '' })}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = parsePrice(target.value);
          const pence = next.ok && typeof next.value === 'number' ? next.value : undefined;
          onChange(pence === undefined ? undefined : { kind: 'set-price', pence });
        }}
      />
    </Field>
  );
}

interface TagFieldsProps extends FieldsProps {
  readonly kind: 'add-tags' | 'remove-tags';
  /** The tags to choose from. */
  readonly names: readonly string[];
}

function TagFields({ kind, names, onChange }: TagFieldsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const update = (next: readonly string[], text: string): void => {
    setChosen(next);
    setTyped(text);
    const parsed = parseTags(text);
    const own = parsed.ok && Array.isArray(parsed.value) ? parsed.value.map(String) : [];
    const all = [...new Set([...next, ...own])];
    onChange(all.length === 0 ? undefined : { kind, names: all });
  };
  return (
    <>
      <fieldset className="tag-choices">
        <legend className="ui-field-label">Tags</legend>
        {names.length === 0 && <p className="hint">These dishes have no tags.</p>}
        {names.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                update(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name), typed)
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      {kind === 'add-tags' && (
        <LabelledControl label="Other tags, between commas">
          <Input dir="auto" value={typed} onChange={({ target }) => update(chosen, target.value)} />
        </LabelledControl>
      )}
    </>
  );
}

function LevelFields({ onChange }: FieldsProps) {
  const [allergen, setAllergen] = useState('');
  const [level, setLevel] = useState('');
  const update = (nextAllergen: string, nextLevel: string): void => {
    setAllergen(nextAllergen);
    setLevel(nextLevel);
    const name = allergens.find((each) => each === nextAllergen);
    const found = allergenLevels.find((each) => each === nextLevel);
    onChange(name && found && { kind: 'set-level', allergen: name, level: found });
  };
  return (
    <div className="field-row">
      <LabelledControl label="Allergen">
        <Select value={allergen} onChange={({ target }) => update(target.value, level)}>
          <option value="">Choose an allergen</option>
          {allergens.map((name) => (
            <option key={name} value={name}>
              {allergenNames[name]}
            </option>
          ))}
        </Select>
      </LabelledControl>
      <LabelledControl label="Level">
        <Select value={level} onChange={({ target }) => update(allergen, target.value)}>
          <option value="">Choose a level</option>
          {allergenLevels.map((each) => (
            <option key={each} value={each}>
              {levelTexts[each]}
            </option>
          ))}
        </Select>
      </LabelledControl>
    </div>
  );
}
