import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { pageStateQuery } from '#preview/app/api/pages.ts';
import { ApiError } from '#preview/app/api/send-request.ts';
import { createSharedTiles } from '#preview/app/api/shared-tiles.ts';
import { replaceTile } from '#preview/app/document/operations.ts';
import { keyOf, nameOf } from '#preview/app/document/page-content.ts';
import { slugify } from '#preview/app/pages/slugify.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { ModalDialog } from '../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useEditorContext, usePage } from '../editor-context.ts';
import { findTileChecks, TileChecks } from './tile-checks.tsx';

/** Lets an editor share a tile with other pages. Returns the open dialog to render, if any. */
export function useShareTile(): [share: (key: string) => void, dialog: ReactNode] {
  const [key, setKey] = useState<string>();
  return [setKey, key !== undefined && <ShareTile tileKey={key} onClose={() => setKey(undefined)} />];
}

interface ShareTileProps {
  readonly tileKey: string;
  readonly onClose: () => void;
}

/** Why the tile is not shared, with all errors that prevent it. */
interface ShareError {
  readonly message: string;
  readonly details: readonly string[];
}

/** The errors that the service found in the tile. */
const detailsOf = (problem: unknown): readonly string[] =>
  problem instanceof ApiError && problem.status === 422
    ? [...new Set(problem.errors.map(({ message }) => message))]
    : [];

/** The place of a tile on the page that shares it. */
const placeOf = ({ key, width }: RawTile, shared: string): RawTile => ({
  type: 'shared-tiles',
  key,
  ...(width !== undefined && { width }),
  shared,
});

/** Asks for a name, moves the tile to a page of shared tiles, and shows it here from there. */
function ShareTile({ tileKey, onClose }: ShareTileProps) {
  const { editor } = useEditorContext();
  const tile = usePage().tiles.find((each) => keyOf(each) === tileKey) ?? {};
  const client = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState(typeof tile.heading === 'string' ? tile.heading : '');
  const [error, setError] = useState<ShareError>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const reject = (message: string, details: readonly string[] = []): void => {
    setError({ message, details });
    setBusy(false);
    field.current?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = slugify(title);
    if (name === '') return reject('Enter a name with a letter from A to Z or a digit.');
    setBusy(true);
    try {
      const errors = (await findTileChecks(tile)).filter(({ severity }) => severity === 'error');
      if (errors.length > 0) {
        const messages = errors.map(({ message }) => message);
        return reject('Correct the tile first.', messages);
      }
      // Offline, the request fails at once instead of waiting.
      const query = {
        ...pageStateQuery(sharedPageId(name)),
        networkMode: 'always',
        staleTime: 0,
        retry: false,
      } as const;
      if ((await client.fetchQuery(query)) !== null)
        return reject(
          'Shared tiles with this name already exist or were deleted. Add them from the list of tiles, or enter another name.',
        );
      if (!dialog.current?.open) return;
      await createSharedTiles(client, { name, title: title.trim(), tiles: [tile] });
    } catch (problem) {
      return reject(errorMessageOf(problem), detailsOf(problem));
    }
    editor.change({
      label: `Shared ${nameOf(tile)}`,
      to: (page) => {
        const at = page.tiles.findIndex((each) => keyOf(each) === tileKey);
        return at < 0 ? page : replaceTile(page, at, placeOf(tile, name));
      },
      announce: () => `${nameOf(tile)} is shared. Other pages can show it: it is in the list of tiles to add.`,
      select: () => tileKey,
    });
    dialog.current?.close();
  };
  return (
    <ModalDialog heading="Share this tile" className="share-tile" ref={dialog} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <h2>Share this tile</h2>
          <p>It becomes a shared tile, which is edited once for all pages that show it. This page shows it here.</p>
          <p>It goes live now, because pages show only shared tiles that are live.</p>
          {!error?.details.length && <TileChecks tile={tile} />}
          {error !== undefined && (
            <div className="ui-field-error" role="alert" id="share-error">
              <p>{error.message}</p>
              {error.details.length > 0 && (
                <ul>
                  {error.details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
          <LabelledControl label="Name">
            <Input
              dir="auto"
              ref={field}
              value={title}
              maxLength={60}
              {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': 'share-error' })}
              onChange={(event) => setTitle(event.target.value)}
            />
          </LabelledControl>
        </div>
        <div className="dialog-foot">
          <EditorButton type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            Share
          </EditorButton>
          <EditorButton onClick={() => dialog.current?.close()}>Cancel</EditorButton>
        </div>
      </form>
    </ModalDialog>
  );
}
