import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { Release } from '#schemas/api/content/releases.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { factsQuery } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { productNow } from '../../../ui/time/product-clock.ts';
import { FindNav } from '../find-nav.tsx';
import { addMonths, formatMonth, isMonth, type Month, monthOf, weeksOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { NextRelease } from './next-release.tsx';
import { ReleaseList } from './release-list.tsx';
import { releasesBetween } from './releases-between.ts';

const releasesQuery = (month: Month) => {
  const days = weeksOf(month).flat();
  return releasesBetween(days.at(0) ?? '', days.at(-1) ?? '');
};

/** What goes live or ends when: a month with its days, or a list. On phones it is always a list. */
export function Calendar() {
  const [query, setQuery] = useSearchParams();
  const today = dayInLondon(new Date(productNow()));
  const given = query.get('month');
  const month = isMonth(given) ? given : monthOf(today);
  const isList = query.get('layout') === 'list';
  const { data: facts } = useQuery(factsQuery);
  const isAvailable = facts?.storesPages !== false;
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...releasesQuery(month), enabled: isAvailable });
  const queryOf = (next: Month, list = isList): URLSearchParams =>
    new URLSearchParams({ ...(next !== monthOf(today) && { month: next }), ...(list && { layout: 'list' }) });
  const show = (next: Month, list = isList): void => setQuery(queryOf(next, list));
  const ofMonth = (data ?? []).filter(({ at }) => monthOf(dayInLondon(new Date(at))) === month);
  const nextMonth = `${addMonths(month, 1)}-01`;
  const nextDay = nextMonth < today ? today : nextMonth;
  const hasLater = ofMonth.some(({ at }) => dayInLondon(new Date(at)) >= today);
  return (
    <main className="pages find-view">
      <title>Release calendar · Preview</title>
      <header>
        <h1>Release calendar</h1>
      </header>
      <FindNav />
      {isAvailable ? (
        <>
          <div className="calendar-bar">
            <EditorButton aria-label="Previous month" onClick={() => show(addMonths(month, -1))}>
              <span className="calendar-step">Previous month</span>
              <span className="calendar-arrow" aria-hidden="true">
                ←
              </span>
            </EditorButton>
            <h2 aria-live="polite">{formatMonth(month)}</h2>
            <EditorButton aria-label="Next month" onClick={() => show(addMonths(month, 1))}>
              <span className="calendar-step">Next month</span>
              <span className="calendar-arrow" aria-hidden="true">
                →
              </span>
            </EditorButton>
            <EditorButton aria-pressed={isList} onClick={() => show(month, !isList)} className="calendar-layout">
              List
            </EditorButton>
          </div>
          {error && (
            <p className="error-message" role="alert">
              {errorMessageOf(error)} <EditorButton onClick={() => void refetch()}>Try again</EditorButton>
            </p>
          )}
          <p role="status" className="empty">
            {data && !isPlaceholderData ? describe(ofMonth, month) : !error && 'Loading the calendar…'} London time.
          </p>
          {data && !isPlaceholderData && !hasLater && (
            <NextRelease from={nextDay} hrefOf={(next) => `/find/calendar?${queryOf(next)}`} />
          )}
          {data && (
            <div aria-busy={isPlaceholderData} className={isList ? 'calendar-as-list' : 'calendar-as-month'}>
              {!isList && <MonthGrid month={month} today={today} releases={data} onMonth={(next) => show(next)} />}
              <ReleaseList releases={ofMonth} today={today} />
            </div>
          )}
        </>
      ) : (
        <p>This API has no calls for schedules.</p>
      )}
    </main>
  );
}

function describe(releases: readonly Release[], month: Month): string {
  if (releases.length === 0) return `Nothing goes live or ends in ${formatMonth(month)}.`;
  // The days of other months beside it have entries too.
  return `${releases.length === 1 ? '1 entry' : `${releases.length} entries`} in ${formatMonth(month)}.`;
}
