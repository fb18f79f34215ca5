import { useId, useState } from 'react';
import { FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { replaceTile } from '#preview/app/document/operations.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';

const { title, description } = tileFields.key.meta() ?? {};

/**
 * The stable name of a tile. It is applied when the field loses focus, because links and this app identify the tile by
 * it.
 */
export function KeyField({ at }: { readonly at: number }) {
  const { editor } = useEditorContext();
  const { tiles } = usePage();
  const id = useId();
  const tile = tiles[at] ?? {};
  const [text, setText] = useState(keyOf(tile));
  const errorMessage = validateKey(text, tiles.filter((_, other) => other !== at).map(keyOf));
  const commit = (): void => {
    if (errorMessage !== undefined || text === keyOf(tile)) return;
    editor.change({
      label: `${nameOf(tile)}: ${title}`,
      to: (page) => replaceTile(page, at, { ...tile, key: text }),
      select: () => text,
    });
  };
  return (
    <div className="ui-field" data-path="key">
      <label className="ui-field-label" htmlFor={id}>
        {title}
      </label>
      <FieldMessages id={id} hint={description} error={errorMessage} />
      <Input
        id={id}
        value={text}
        aria-describedby={describedBy({ id, hint: description, error: errorMessage })}
        aria-invalid={errorMessage !== undefined || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
      />
    </div>
  );
}

function validateKey(key: string, others: readonly string[]): string | undefined {
  const parsed = tileFields.key.safeParse(key);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'Enter a valid key.';
  return others.includes(key) ? 'Another tile on this page has this key.' : undefined;
}
