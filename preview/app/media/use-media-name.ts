import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '#preview/app/api/media.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { nameAmong } from './media-name.ts';

/** The name of a file that no other in the library has. */
export const useMediaName = (file: MediaFile): string => nameAmong(useQuery(mediaQuery).data ?? [], file);
