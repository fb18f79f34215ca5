import { formatPath } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { setTileField } from '../document/operations.ts';
import { keyOf, nameOf, typeOf } from '../document/page-content.ts';
import { useEditorContext, useEditorState } from '../editor/editor-context.ts';
import { FormContext, type FormContextValue } from './form-context.ts';
import { fieldsOfTile, TileFields, UnknownTile } from './structure/tile-fields.tsx';
import { KeyField } from './text/key-field.tsx';

/** The form of a tile, generated from the schema of its type. */
export function TileForm({ at }: { readonly at: number }) {
  const { editor } = useEditorContext();
  const { history, problems } = useEditorState();
  const tile = history.present.tiles[at] ?? {};
  const type = typeOf(tile);
  const fields = fieldsOfTile(type);
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
          <TileFields path={[]} fields={fields}>
            <KeyField at={at} />
          </TileFields>
        ) : (
          <UnknownTile tile={tile} />
        )}
      </form>
    </FormContext>
  );
}
