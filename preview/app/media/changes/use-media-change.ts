import { type Mutation, useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { applyChange, type ChangeResult, type MediaChange } from './apply-change.ts';

/** All changes have this key, followed by the URL of the file and the type of the change. */
const changesKey = ['media-change'];

/** Says what has happened. */
export type ReportChange = (result: Pick<ChangeResult, 'message' | 'deleted' | 'changed'>) => void;

type MediaMutation = Mutation<ChangeResult, Error, MediaChange>;

/**
 * Changes a file. Changes of one file are sent one after another, and go on after the view is gone. One that fails is
 * in `useFailedChanges` until it succeeds, is dismissed, or a newer one of its type is sent.
 */
export function useMediaChange(type: MediaChange['type'], file: MediaFile, onMessage: ReportChange) {
  const client = useQueryClient();
  const mutationKey = [...changesKey, file.url, type];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `media ${file.url}` },
    // Fails without a network, so that the editor learns of it.
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (change: MediaChange) => applyChange(client, change),
    onMutate: () => {
      const mutations = client.getMutationCache();
      for (const failed of mutations.findAll({ mutationKey, status: 'error' })) mutations.remove(failed);
    },
    onSuccess: (result) => onMessage(result),
  });
  return { change: mutate, isPending: useIsMutating({ mutationKey }) > 0 };
}

export interface FailedChange {
  readonly id: number;
  readonly change: MediaChange;
  readonly error: Error;
  readonly mutation: MediaMutation;
}

/** The changes of all files that failed. */
export function useFailedChanges(): readonly FailedChange[] {
  return useMutationState({
    filters: { mutationKey: changesKey, status: 'error' },
    select: (mutation: MediaMutation) => ({ mutation, id: mutation.mutationId, ...mutation.state }),
  }).flatMap(({ mutation, id, variables, error }) =>
    variables && error ? [{ id, change: variables, error, mutation }] : [],
  );
}

/** The newest description of a file that is being saved, or could not be saved. */
export function useUnsavedDescription(url: string) {
  const changes = useMutationState({
    filters: {
      mutationKey: [...changesKey, url, 'describe'],
      predicate: ({ state }) => state.status === 'pending' || state.status === 'error',
    },
    select: ({ state }: MediaMutation) => state.variables,
  });
  const newest = changes.at(-1);
  return newest?.type === 'describe' ? newest : undefined;
}
