import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentListQuery } from '#preview/app/api/content.ts';
import type { FormProblem } from '#preview/app/fields/form-context.ts';
import { itemRoute } from '../../kind-views.ts';
import { useItem, useItemState } from '../item-context.ts';

const none: readonly FormProblem[] = [];

/** Whether another restaurant has the slug: an error if it is live, a warning if it is a draft. None of other content. */
export function useTakenSlug(): readonly FormProblem[] {
  const { itemKey, facts } = useItem();
  const { slug } = useItemState().history.present;
  const isChecked = itemKey.kind === 'restaurants' && typeof slug === 'string' && slug !== '' && facts.storesPages;
  const { data } = useQuery({ ...contentListQuery('restaurants'), enabled: isChecked });
  return useMemo(() => {
    const owner = isChecked
      ? data?.find(({ id, slugs, deletedAt }) => !deletedAt && id !== itemKey.id && slugs?.includes(slug))
      : undefined;
    if (!owner) return none;
    const { id, name = id, isLive } = owner;
    return [
      {
        code: 'item-invalid',
        severity: isLive ? 'error' : 'warning',
        path: ['slug'],
        message: isLive
          ? `The restaurant “${name}” has this address. Enter another one.`
          : `The restaurant “${name}”, which is not live, has this address too. Only one restaurant can be live with it.`,
        link: { href: itemRoute('restaurants', id), text: `Open ${name}` },
      },
    ];
  }, [isChecked, data, itemKey.id, slug]);
}
