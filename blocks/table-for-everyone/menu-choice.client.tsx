'use client';

import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Select } from '../_shared/ui/field/input.tsx';
import styles from './table-for-everyone.module.css';

interface MenuChoiceProps {
  readonly menus: readonly { readonly id: string; readonly name: string }[];
  readonly menuId: string;
  readonly onMenu: (id: string) => void;
}

/** Chooses the menu, if there are several. */
export function MenuChoice({ menus, menuId, onMenu }: MenuChoiceProps) {
  if (menus.length < 2) return null;
  return (
    <div className={`screen-only ${styles.menu}`}>
      <LabelledControl label="Menu">
        <Select isSmall value={menuId} onChange={({ target }) => onMenu(target.value)}>
          {menus.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </LabelledControl>
    </div>
  );
}
