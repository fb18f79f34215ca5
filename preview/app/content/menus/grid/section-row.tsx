import { dishesOf, nameOfSection, textOf } from '#preview/review/menu/stored-menu.ts';
import { Menu, type MenuAction } from '../../../ui/menu.tsx';
import { countDishes } from '../actions/use-menu-actions.ts';
import { type AfterEdit, CellEditor } from './cell-editor.tsx';
import { columnCount } from './cell-position.ts';

interface SectionRowProps {
  readonly rowKey: string;
  readonly section: unknown;
  readonly isActive: boolean;
  readonly isDropTarget: boolean;
  readonly error: string | undefined;
  readonly actions: readonly MenuAction[];
  readonly edit:
    | {
        readonly onCommit: (name: string, after: AfterEdit) => string | undefined;
        readonly onCancel: () => void;
        readonly onRefusal: (message: string | undefined) => void;
        readonly onLeave: (text: string, message: string) => void;
      }
    | undefined;
}

/** The heading of a section. It stays visible while its dishes scroll. Enter opens its menu, F2 renames it. */
export function SectionRow({ rowKey, section, isActive, isDropTarget, error, actions, edit }: SectionRowProps) {
  const name = nameOfSection(section);
  return (
    <tr className="section-row" data-key={rowKey} data-drop={isDropTarget ? 'after' : undefined}>
      <th
        scope="rowgroup"
        colSpan={columnCount}
        data-column={0}
        data-mark={error === undefined ? undefined : 'error'}
        title={error}
        tabIndex={isActive ? 0 : undefined}
      >
        <div className="section-heading">
          {edit ? (
            <CellEditor
              label={`Name of the section ${name}`}
              kind="text"
              initialText={textOf(section, 'name')}
              isReplacing={false}
              {...edit}
            />
          ) : (
            <span className="section-name">{name}</span>
          )}
          <span className="section-count">{countDishes(dishesOf(section).length)}</span>
          <Menu label={`Section ${name}: actions`} face="Section" tabIndex={-1} actions={actions} />
          {error !== undefined && <span className="error-message">{error}</span>}
        </div>
      </th>
    </tr>
  );
}
