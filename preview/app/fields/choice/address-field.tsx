import { Input } from '#blocks/_shared/ui/field/input.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { useSitePath } from '../rich-text/link/site-path.ts';
import { addressListId } from './address-list.tsx';

/** The target of a link. The pages of the site and the tiles of this page are suggested; anything else can be typed. */
export function AddressField({ value, type, attributes }: ControlProps<FieldOf<'address'>>) {
  const toPath = useSitePath();
  return (
    <Input
      {...attributes}
      list={addressListId}
      placeholder="Such as /menu"
      value={typeof value === 'string' ? value : ''}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        const path = toPath(pasted);
        if (path === pasted) return;
        event.preventDefault();
        type(path);
      }}
      onChange={(event) => type(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
