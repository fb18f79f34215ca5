import { formatPath } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { setTileField } from '../document/operations.ts';
import { keyOf, nameOf, typeOf } from '../document/page-content.ts';
import { useEditorContext, useEditorState } from '../editor/editor-context.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { describeFields, type NamedField } from './describe-field.ts';
import { FormContext, type FormContextValue } from './form-context.ts';
import { FieldGroup } from './structure/field-group.tsx';
import { KeyField } from './text/key-field.tsx';

/** The fields that every tile has: placement and appearance. */
const sharedFields: ReadonlySet<string> = new Set(Object.keys(tileFields));
/** Fields that editors do not set in a form. */
const hiddenFields: ReadonlySet<string> = new Set(['type', 'key', 'tileId', 'version']);

const fieldsByType = new Map<string, readonly NamedField[]>();
function fieldsOf(type: string): readonly NamedField[] | undefined {
  const definition = findTileType(type);
  if (!definition) return undefined;
  const cached = fieldsByType.get(type) ?? describeFields(definition.schema);
  fieldsByType.set(type, cached);
  return cached;
}

/** The form of a tile, generated from the schema of its type. */
export function TileForm({ at }: { readonly at: number }) {
  const { editor } = useEditorContext();
  const { history, problems } = useEditorState();
  const tile = history.present.tiles[at] ?? {};
  const type = typeOf(tile);
  const fields = fieldsOf(type)?.filter(({ name }) => !hiddenFields.has(name));
  const own = problems.filter(({ path }) => path[0] === 'tiles' && path[1] === at);
  const formContext: FormContextValue = {
    value: tile,
    problems: own.map(({ path, ...rest }) => ({ ...rest, path: path.slice(2) })),
    change: (path, value, { title, isTyping }) => {
      editor.change({
        label: `${nameOf(tile)}: ${title}`,
        ...(isTyping && { mergeKey: `${keyOf(tile)} ${formatPath(path)}` }),
        to: (page) => setTileField(page, at, path, value),
        select: (page) => keyOf(page.tiles[at] ?? {}),
      });
    },
  };
  const tileProblems = own.filter(({ path }) => path.length <= 2 || !fields);
  return (
    <FormContext value={formContext}>
      <form onSubmit={(event) => event.preventDefault()} onBlur={editor.stopMerging}>
        <header>
          <h2>{findTileType(type)?.title ?? 'Unknown tile'}</h2>
          <p>{findTileType(type)?.description}</p>
          {tileProblems.map(({ code, message, severity }) => (
            <p key={code} className={severity === 'error' ? 'error-message' : 'hint'}>
              {message}
            </p>
          ))}
        </header>
        {fields ? (
          <>
            <FieldGroup path={[]} fields={fields.filter(({ name }) => !sharedFields.has(name))} />
            <Disclosure
              title="Placement and appearance"
              className="shared-fields"
              isInitiallyOpen={own.some(({ path }) => sharedFields.has(String(path[2])))}
            >
              <KeyField at={at} />
              <FieldGroup path={[]} fields={fields.filter(({ name }) => sharedFields.has(name))} />
            </Disclosure>
          </>
        ) : (
          <UnknownTile tile={tile} />
        )}
      </form>
    </FormContext>
  );
}

/** A tile of an unknown type is left unchanged, and shown as JSON. */
const UnknownTile = ({ tile }: { readonly tile: object }) => (
  <>
    <p>This tile stays unchanged. Visitors do not see it.</p>
    <pre>{JSON.stringify(tile, null, 2)}</pre>
  </>
);
