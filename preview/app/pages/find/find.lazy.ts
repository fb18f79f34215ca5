import { lazyView } from '../../ui/lazy-view.tsx';

export const LazyCalendar = lazyView(() => import('./calendar/calendar.tsx').then(({ Calendar }) => Calendar));

export const LazyLinkReport = lazyView(() => import('./links/link-report.tsx').then(({ LinkReport }) => LinkReport));

export const LazyReplace = lazyView(() => import('./replace/replace.tsx').then(({ Replace }) => Replace));
