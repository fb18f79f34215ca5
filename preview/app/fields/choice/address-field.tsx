import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { addressListId } from './address-list.tsx';

/** Where a link leads: the pages of the site and the tiles of this one are offered, anything else can be typed. */
export function AddressField({ value, type, attributes }: ControlProps<FieldOf<'address'>>) {
  return (
    <input
      {...attributes}
      list={addressListId}
      placeholder="/menu"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => type(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
