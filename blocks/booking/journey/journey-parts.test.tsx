import { describe, expect, it, vi } from 'vitest';
import { StepList } from '../steps/step-list.client.tsx';
import { ByTelephone, NoAnswer, Waiting } from '../steps/step-parts.client.tsx';
import { Summary } from '../steps/summary.client.tsx';
import { Thanks } from '../steps/thanks.client.tsx';
import { dispatch, renderElements } from '../testing/fake-rendering.tsx';
import { fakeRestaurant } from '../testing/fake-restaurant.ts';
import { JourneyNotice } from './journey-notice.client.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, time: '19:00' };

describe('the steps of a journey', () => {
  const render = (step: Parameters<typeof StepList>[0]['step']) => {
    const onBack = vi.fn();
    return { onBack, ...renderElements(<StepList step={step} choice={choice} path="/booking/soho" onBack={onBack} />) };
  };
  const steps = (html: string) =>
    [...html.matchAll(/<li(.*?)><(a|span)[^>]*>(\w+)</g)].map(([, attributes, tag, words]) => [
      words,
      tag,
      attributes?.trim(),
    ]);

  it('stand in a row, the current one named, those before it with a way back [booking.modal]', () => {
    const done = 'data-done=""';
    const current = 'aria-current="step"';
    expect(steps(render('party').html)).toEqual([
      ['Party', 'span', current],
      ['Time', 'span', ''],
      ['Details', 'span', ''],
    ]);
    for (const step of ['time', 'extras'] as const)
      expect(steps(render(step).html)).toEqual([
        ['Party', 'a', done],
        ['Time', 'span', current],
        ['Details', 'span', ''],
      ]);
    expect(steps(render('details').html)).toEqual([
      ['Party', 'a', done],
      ['Time', 'a', done],
      ['Details', 'span', current],
    ]);
    expect(render('details').html).toContain('aria-label="Steps"');
  });

  it('lead back to a step, by an address without script [booking.modal]', () => {
    const { find, onBack } = render('details');
    const link = find('a', 'Time');
    expect(link.props.href).toMatch(/^\/booking\/soho\?step=time&date=2026-12-03&.*#booking.journey$/);
    expect(dispatch(link, 'onClick')).toBe(true);
    expect(onBack).toHaveBeenCalledExactlyOnceWith('time');
  });

  it('are over with the thanks [booking.thanks]', () => {
    expect(render('thanks').html).toBe('');
  });
});

describe('the summary of a choice', () => {
  const render = (more: object, withTime = true): string =>
    renderElements(<Summary restaurant={fakeRestaurant()} choice={{ ...choice, ...more }} withTime={withTime} />).html;

  it('names restaurant, day, time and party as far as they are chosen [booking.thanks]', () => {
    expect(render({})).toContain('>Soho · Thursday 3 December 2026 · 19:00 · 2 adults and 1 child</p>');
    expect(render({}, false)).toContain('>Soho · Thursday 3 December 2026 · 2 adults and 1 child</p>');
    expect(render({ date: undefined, time: undefined, adults: undefined })).toContain('>Soho</p>');
    expect(render({ adults: 1, children: undefined })).toContain('19:00 · 1 person<');
    expect(render({ adults: 1, children: 2 })).toContain('1 adult and 2 children<');
  });
});

describe('the thanks for a booking', () => {
  const render = (isEnquiry: boolean, mapUrl?: string) =>
    renderElements(
      <Thanks restaurant={fakeRestaurant({ mapUrl })} choice={choice} reference="PR-7KQ2" isEnquiry={isEnquiry} />,
    ).html;

  it('show the confirmation number, a summary, the calendar entry and directions [booking.thanks]', () => {
    const html = render(false, 'https://maps.example/soho');
    expect(html).toContain('<span>Your reference</span><b>PR-7KQ2</b>');
    expect(html).toContain('Soho expects 2 adults and 1 child on Thursday 3 December 2026 at 19:00.');
    expect(html).toContain('href="/api/booking/calendar/1?date=2026-12-03&amp;time=19%3A00&amp;reference=PR-7KQ2"');
    expect(html).toContain('<a href="https://maps.example/soho" target="_blank" rel="noopener">Directions</a>');
    expect(html).toContain('<a href="/booking/soho">Another table</a>');
    expect(render(false)).not.toContain('Directions');
  });

  it('do not say that a request is a table [booking.thanks]', () => {
    const html = render(true);
    expect(html).toContain('<span>Your request</span>');
    expect(html).toContain('Soho will answer by e-mail. Until then no table is kept.');
    expect(html).not.toMatch(/expects|calendar/);
  });
});

describe('a message of the journey', () => {
  const render = (kind: 'taken' | 'failed' | 'uncertain') => {
    const onAnew = vi.fn();
    const notice = { kind, message: 'What happened.' };
    return { onAnew, ...renderElements(<JourneyNotice notice={notice} anew="/anew" onAnew={onAnew} />) };
  };

  it('is announced, with its words [booking.error]', () => {
    expect(render('failed').html).toMatch(
      /^<div [^>]*role="alert" tabindex="-1" data-kind="failed"><p>What happened.<\/p><\/div>$/,
    );
    expect(renderElements(<JourneyNotice notice={undefined} anew="" onAnew={vi.fn()} />).html).toBe('');
  });

  it('of a doubtful outcome offers to book another table all the same [upstream.once]', () => {
    const { find, onAnew } = render('uncertain');
    const link = find('a', 'Book another table all the same');
    expect(link.props.href).toBe('/anew');
    expect(dispatch(link, 'onClick')).toBe(true);
    expect(onAnew).toHaveBeenCalledOnce();
    for (const kind of ['taken', 'failed'] as const) expect(render(kind).html).not.toContain('<a');
  });
});

describe('an answer of the booking system', () => {
  it('is waited for in words that a screen reader announces [loading.flags]', () => {
    const { html } = renderElements(<Waiting words="Looking for tables" />);
    expect(html).toMatch(/role="status"><span class="visually-hidden">Looking for tables<\/span>/);
    expect(html.match(/<span aria-hidden="true"><\/span>/g)).toHaveLength(3);
  });

  it('that failed says why, and leads to another try and to the telephone [booking.slot-failure]', () => {
    const onRetry = vi.fn();
    const { html, find } = renderElements(
      <NoAnswer restaurant={fakeRestaurant()} message="Not working." again="/again" onRetry={onRetry} />,
    );
    expect(html).toMatch(/role="alert"><p>Not working.<\/p>/);
    expect(html).toContain('<a href="tel:01632960001">Ring Soho: 01632 960001</a>');
    expect(find('a', 'Try again').props.href).toBe('/again');
    expect(dispatch(find('a', 'Try again'), 'onClick')).toBe(true);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('that a table was lost twice leads to the telephone, where there is one [booking.taken]', () => {
    const render = (phone?: string): string =>
      renderElements(<ByTelephone restaurant={{ title: 'Soho', phone }} />).html;
    expect(render('01632 960001')).toMatch(
      /Tables go quickly on this day\. <a href="tel:01632960001">Ring Soho: 01632 960001<\/a>/,
    );
    expect(render()).toBe('');
  });
});
