import type { Settings } from '#schemas/content/settings/settings.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import type { StoredDocument } from './document-cache.ts';

interface NotFoundPage {
  readonly settings: Settings | undefined;
  readonly day: string;
  readonly page: Promise<StoredDocument>;
}

/**
 * The “not found” page is the same at every address: it is rendered once per message, settings and day. A page that
 * could not be rendered is incomplete, and rendered again next time.
 */
export function createNotFoundPages(clock: () => Date) {
  const pages = new Map<string, NotFoundPage>();
  return (
    message: string,
    settings: Settings | undefined,
    render: () => Promise<StoredDocument>,
  ): Promise<StoredDocument> => {
    const day = dayInLondon(clock());
    const known = pages.get(message);
    if (known?.settings === settings && known?.day === day) return known.page;
    const page = render();
    pages.set(message, { settings, day, page });
    const remove = (): boolean => pages.get(message)?.page === page && pages.delete(message);
    page.then(({ isComplete }) => isComplete || remove(), remove);
    return page;
  };
}
