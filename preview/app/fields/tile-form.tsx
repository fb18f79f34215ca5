import { formatPath } from '#schemas/content/problem/problem.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { tileTypeOf } from '#schemas/content/tile/tile-type-of.ts';
import { replaceTile } from '../document/operations.ts';
import { keyOf, nameOf, typeOf } from '../document/page-content.ts';
import { setAt } from '../document/set-at.ts';
import { useDesk, useEditorState } from '../editor/editor-context.ts';
import { Disclosure } from '../ui/fold.tsx';
import { describeFields, type NamedField } from './describe-field.ts';
import { FormContext, type FormMeans } from './form-context.ts';
import { FieldGroup } from './structure/field-group.tsx';
import { KeyField } from './text/key-field.tsx';

/** Fields that every tile has: where it stands and what it looks like. */
const shared: ReadonlySet<string> = new Set(Object.keys(tileFields));
/** What editors do not change by a form. */
const hidden: ReadonlySet<string> = new Set(['type', 'key', 'tileId', 'version']);

const described = new Map<string, readonly NamedField[]>();
function fieldsOf(type: string): readonly NamedField[] | undefined {
  const definition = tileTypeOf(type);
  if (!definition) return undefined;
  const known = described.get(type) ?? describeFields(definition.schema);
  described.set(type, known);
  return known;
}

/** The form of a tile, made from the schema of its type. */
export function TileForm({ at }: { readonly at: number }) {
  const { editor } = useDesk();
  const { history, problems } = useEditorState();
  const tile = history.present.tiles[at] ?? {};
  const type = typeOf(tile);
  const fields = fieldsOf(type)?.filter(({ name }) => !hidden.has(name));
  const own = problems.filter(({ path }) => path[0] === 'tiles' && path[1] === at);
  const means: FormMeans = {
    value: tile,
    problems: own.map(({ path, ...rest }) => ({ ...rest, path: path.slice(2) })),
    change: (path, value, { title, isTyping }) => {
      editor.change({
        label: `${nameOf(tile)}: ${title}`,
        ...(isTyping && { mergeKey: `${keyOf(tile)} ${formatPath(path)}` }),
        to: (page) => {
          const changed = setAt(page.tiles[at], path, value);
          return typeof changed === 'object' && changed !== null ? replaceTile(page, at, { ...changed }) : page;
        },
        choose: (page) => keyOf(page.tiles[at] ?? {}),
      });
    },
  };
  const whole = own.filter(({ path }) => path.length <= 2 || !fields);
  return (
    <FormContext value={means}>
      <form onSubmit={(event) => event.preventDefault()} onBlur={editor.stopMerging}>
        <header>
          <h2>{tileTypeOf(type)?.title ?? 'Unknown tile'}</h2>
          <p>{tileTypeOf(type)?.description}</p>
          {whole.map(({ code, message, severity }) => (
            <p key={code} className={severity === 'error' ? 'fault' : 'hint'}>
              {message}
            </p>
          ))}
        </header>
        {fields ? (
          <>
            <FieldGroup path={[]} fields={fields.filter(({ name }) => !shared.has(name))} />
            <Disclosure
              title="Place and looks"
              className="shared-fields"
              isOpenAtFirst={own.some(({ path }) => shared.has(String(path[2])))}
            >
              <KeyField at={at} />
              <FieldGroup path={[]} fields={fields.filter(({ name }) => shared.has(name))} />
            </Disclosure>
          </>
        ) : (
          <UnknownTile tile={tile} />
        )}
      </form>
    </FormContext>
  );
}

/** A tile of a type that this product does not know is kept as it is, and shown for those who can read it. */
const UnknownTile = ({ tile }: { readonly tile: object }) => (
  <>
    <p>It is kept as it is. Visitors do not see it.</p>
    <pre>{JSON.stringify(tile, null, 2)}</pre>
  </>
);
