import { keyOf } from '../document/page-content.ts';
import { useDesk } from '../editor/editor-context.ts';
import type { FieldOf } from './describe-field.ts';
import type { ControlProps } from './field-control.tsx';

/** Where a link leads: the pages of the site and the tiles of this one are offered, anything else can be typed. */
export function AddressField({ value, change, attributes }: ControlProps<FieldOf<'address'>>) {
  const { facts, editor } = useDesk();
  const list = `${attributes.id}-addresses`;
  const { tiles } = editor.state().history.present;
  return (
    <>
      <input
        {...attributes}
        list={list}
        placeholder="/menu"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
      />
      <datalist id={list}>
        {facts.addresses.map(({ path, label, page }) => (
          <option key={path} value={path} label={label || page} />
        ))}
        {tiles.map((tile) => (
          <option key={keyOf(tile)} value={`#${keyOf(tile)}`} label="On this page" />
        ))}
      </datalist>
    </>
  );
}
