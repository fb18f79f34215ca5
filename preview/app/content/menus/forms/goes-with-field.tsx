import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { useForm } from '#preview/app/fields/form-context.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';

interface GoesWithFieldProps {
  /** The other dishes of the menu. */
  readonly dishes: readonly { readonly id: string; readonly name: string }[];
}

const maximum = 6;
const title = 'Goes with';

/** Other dishes of the menu that go well with a dish. */
export function GoesWithField({ dishes }: GoesWithFieldProps) {
  const { value, change } = useForm();
  const stored = valueAt(value, ['goesWith']);
  const chosen: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const set = (next: readonly unknown[]): void =>
    change(['goesWith'], next.length === 0 ? undefined : next, { title, isTyping: false });
  const nameOf = (id: unknown): string => dishes.find((dish) => dish.id === id)?.name ?? `${String(id)} (not found)`;
  return (
    <fieldset className="ui-field group" data-path="goesWith">
      <legend className="ui-field-label">{title}</legend>
      <p className="ui-field-hint">{`Other dishes of this menu that go well with it, at most ${maximum}.`}</p>
      <ul className="goes-with">
        {chosen.map((id) => (
          <li key={String(id)}>
            {nameOf(id)}
            <EditorButton
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => set(chosen.filter((other) => other !== id))}
            >
              Remove
            </EditorButton>
          </li>
        ))}
      </ul>
      {chosen.length < maximum && (
        <LabelledControl label="Add a dish">
          <Select value="" onChange={({ target }) => set([...chosen, target.value])}>
            <option value="">Choose a dish</option>
            {dishes
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </LabelledControl>
      )}
    </fieldset>
  );
}
