import { useId, useState } from 'react';
import { replaceTile } from '#preview/app/document/operations.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { useDesk, usePage } from '#preview/app/editor/editor-context.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';

const { title, description } = tileFields.key.meta() ?? {};

/** The lasting name of a tile. It is taken when it is whole, because links and this app find the tile by it. */
export function KeyField({ at }: { readonly at: number }) {
  const { editor } = useDesk();
  const { tiles } = usePage();
  const id = useId();
  const tile = tiles[at] ?? {};
  const [text, setText] = useState(keyOf(tile));
  const fault = errorOf(text, tiles.filter((_, other) => other !== at).map(keyOf));
  const take = (): void => {
    if (fault !== undefined || text === keyOf(tile)) return;
    editor.change({
      label: `${nameOf(tile)}: ${title}`,
      to: (page) => replaceTile(page, at, { ...tile, key: text }),
      choose: () => text,
    });
  };
  return (
    <div className="field text" data-path="key">
      <label htmlFor={id}>{title}</label>
      <p className="hint" id={`${id}-hint`}>
        {description}
      </p>
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <input
        id={id}
        value={text}
        aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`}
        aria-invalid={fault !== undefined || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
      />
    </div>
  );
}

function errorOf(key: string, others: readonly string[]): string | undefined {
  const judged = tileFields.key.safeParse(key);
  if (!judged.success) return judged.error.issues[0]?.message ?? 'cannot be a key';
  return others.includes(key) ? 'Another tile of this page has this key.' : undefined;
}
