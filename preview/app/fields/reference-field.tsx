import { useDesk } from '../editor/editor-context.ts';
import type { FieldOf } from './describe-field.ts';
import type { ControlProps } from './field-control.tsx';

const listOf = { menu: 'menus', offer: 'offers', restaurant: 'restaurants' } as const;

/** A menu, an offer or a restaurant, chosen from those there are. */
export function ReferenceField({ field, value, change, attributes }: ControlProps<FieldOf<'reference'>>) {
  const { facts } = useDesk();
  const offered = facts[listOf[field.to]];
  const current = typeof value === 'string' ? value : '';
  return (
    <select {...attributes} value={current} onChange={(event) => change(event.target.value || undefined)}>
      <option value="">By the page’s address</option>
      {current !== '' && !offered.some((each) => each.value === current) && (
        <option value={current}>{`${current} (there is none)`}</option>
      )}
      {offered.map(({ value: word, label }) => (
        <option key={word} value={word}>
          {label}
        </option>
      ))}
    </select>
  );
}
