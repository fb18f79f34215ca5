import type { QueryClient } from '@tanstack/react-query';
import {
  type CropArea,
  cacheMediaFile,
  deletedMediaQuery,
  deleteMediaFile,
  mediaQuery,
  replaceMediaEverywhere,
  restoreMediaFile,
  saveCroppedMedia,
  saveMediaDescription,
} from '#preview/app/api/media.ts';
import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';
import { nameAmong } from '../media-name.ts';

/** What an editor does with a file. */
export type MediaChange = { readonly file: MediaFile } & (
  | { readonly type: 'describe'; readonly alt: string; readonly focus: MediaFocus | undefined }
  | { readonly type: 'crop'; readonly area: CropArea }
  /** `alt`: the alternative text of the new file. */
  | { readonly type: 'replace'; readonly by: MediaFile; readonly alt: string }
  | { readonly type: 'delete' | 'restore' }
);

export interface ChangeResult {
  readonly message: string;
  /** The file to show now: the changed one, a part of it, or its replacement. */
  readonly shown?: MediaFile;
  /** The content that shows another file now. */
  readonly changed?: readonly MediaUse[];
  /** The file that was deleted, which can be restored. */
  readonly deleted?: MediaFile;
}

/** Said beside the new picture too. */
export const cropMessage = 'The part is a new picture. The original stays as it is.';

/** Sends a change to the service, and updates what is loaded. */
export async function applyChange(client: QueryClient, change: MediaChange): Promise<ChangeResult> {
  const { file } = change;
  const name = nameAmong(client.getQueryData(mediaQuery.queryKey) ?? [], file);
  switch (change.type) {
    case 'describe': {
      const { alt, focus = null } = change;
      const shown = await saveMediaDescription({ url: file.url, alt, focus });
      cacheMediaFile(client, shown);
      return { message: `${name} is saved. New uses of it get this text and focal point.`, shown };
    }
    case 'crop': {
      const shown = await saveCroppedMedia(file.url, change.area);
      cacheMediaFile(client, shown);
      return { message: cropMessage, shown };
    }
    case 'replace': {
      const { by, alt } = change;
      const shown =
        alt === (by.alt ?? '') ? by : await saveMediaDescription({ url: by.url, alt, focus: by.focus ?? null });
      const changed = await replaceMediaEverywhere(file.url, by.url);
      reload(client);
      const { length } = changed;
      return { message: `${name} is replaced in ${length === 1 ? '1 item' : `${length} items`}.`, shown, changed };
    }
    case 'delete':
      await deleteMediaFile(file.url);
      reload(client);
      return { message: `${name} is deleted. You can restore it for 30 days.`, deleted: file };
    case 'restore': {
      const shown = await restoreMediaFile(file.url);
      client.setQueryData(deletedMediaQuery.queryKey, (files) => files?.filter(({ url }) => url !== file.url));
      reload(client);
      return { message: `${name} is restored.`, shown };
    }
  }
}

function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: mediaQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['media-uses'] });
}
