'use client';

import { LabelledControl } from '../_shared/ui/field/field.tsx';
import { Select } from '../_shared/ui/field/input.tsx';
import styles from './table-for-everyone.module.css';

interface MenuChoiceProps {
  readonly menus: readonly { readonly id: string; readonly name: string }[];
  readonly menuId: string;
  readonly onMenu: (id: string) => void;
  /** Absent while nobody has a need: everyone can share everything. */
  readonly sharedOnly: boolean | undefined;
  readonly onSharedOnly: (only: boolean) => void;
}

/** Chooses the menu, and whether to show only dishes that everyone can share. */
export function MenuChoice({ menus, menuId, onMenu, sharedOnly, onSharedOnly }: MenuChoiceProps) {
  return (
    <div className={styles.choices}>
      {menus.length > 1 && (
        <LabelledControl label="Menu">
          <Select isSmall value={menuId} onChange={({ target }) => onMenu(target.value)}>
            {menus.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </LabelledControl>
      )}
      {sharedOnly !== undefined && (
        <label className={styles.only}>
          <input type="checkbox" checked={sharedOnly} onChange={({ target }) => onSharedOnly(target.checked)} />
          Only what everyone can share
        </label>
      )}
    </div>
  );
}
