import { Link } from 'wouter';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { useFacts } from '#preview/app/editor/editor-context.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

const listOf = {
  menu: 'menus',
  offer: 'offers',
  restaurant: 'restaurants',
  'shared-tiles': 'sharedTiles',
} as const;

/** The label of the empty option. Optional references take their value from the page's address. */
export const unsetLabel = ({ to, isRequired }: Pick<FieldOf<'reference'>, 'to' | 'isRequired'>): string =>
  isRequired ? `Choose ${nouns[to]}` : 'From the page’s address';

const nouns = {
  menu: 'a menu',
  offer: 'an offer',
  restaurant: 'a restaurant',
  'shared-tiles': 'shared tiles',
} as const;

/** The name of what is referred to; undefined if it is not among what editors can choose. */
export const nameOfReference = (
  to: FieldOf<'reference'>['to'],
  value: unknown,
  facts: Pick<PreviewFacts, (typeof listOf)[keyof typeof listOf]>,
): string | undefined => facts[listOf[to]].find((each) => each.value === value)?.label;

/** A menu, an offer or a restaurant, chosen from a list. */
export function ReferenceField({ field, value, change, attributes }: ControlProps<FieldOf<'reference'>>) {
  const facts = useFacts();
  const offered = facts[listOf[field.to]];
  const current = typeof value === 'string' ? value : '';
  const select = (
    <Select {...attributes} value={current} onChange={(event) => change(event.target.value || undefined)}>
      <option value="">{unsetLabel(field)}</option>
      {current !== '' && !offered.some((each) => each.value === current) && (
        <option value={current}>{`${current} (not found)`}</option>
      )}
      {offered.map(({ value: id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
  if (field.to !== 'shared-tiles' || current === '') return select;
  const shared = facts.sharedTiles.find((each) => each.value === current);
  return (
    <>
      {select}
      {shared?.hasUnpublishedChanges && <p className="hint">This shared tile has changes that are not live.</p>}
      <Link href={`/pages/${encodeURIComponent(sharedPageId(current))}`}>Edit these tiles</Link>
    </>
  );
}
