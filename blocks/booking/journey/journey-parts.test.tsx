import { describe, expect, it, vi } from 'vitest';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { bookingMessage, uncertainMessage } from '#schemas/domain/booking/booking-message.ts';
import { NoBookings } from '../restaurant/no-bookings.tsx';
import { BookingThanks } from '../steps/booking-thanks.client.tsx';
import { CallRestaurant, type ContactableRestaurant } from '../steps/contact-link.tsx';
import { StepList } from '../steps/step-list.client.tsx';
import { LoadError, LoadingIndicator } from '../steps/step-messages.client.tsx';
import { Summary } from '../steps/summary.client.tsx';
import { dispatch, renderElements } from '../testing/fake-rendering.tsx';
import { fakeRestaurant } from '../testing/fake-restaurant.ts';
import { JourneyNotice } from './journey-notice.client.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, time: '19:00' };

describe('the list of steps', () => {
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

  it('shows the steps in order, marks the current one and links to earlier ones [booking.modal]', () => {
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

  it('goes back to a step, by an address without script [booking.modal]', () => {
    const { find, onBack } = render('details');
    const link = find('a', 'Time');
    expect(link.props.href).toMatch(/^\/booking\/soho\?step=time&date=2026-12-03&.*#booking.journey$/);
    expect(dispatch(link, 'onClick')).toBe(true);
    expect(onBack).toHaveBeenCalledExactlyOnceWith('time');
  });

  it('is not shown at the end [booking.thanks]', () => {
    expect(render('thanks').html).toBe('');
  });
});

describe('the summary of a booking', () => {
  const render = (more: object, withTime = true): string =>
    renderElements(<Summary restaurant={fakeRestaurant()} choice={{ ...choice, ...more }} withTime={withTime} />).html;

  it('shows restaurant, day, time and party as far as they are chosen [booking.thanks]', () => {
    expect(render({})).toContain('>Soho · Thursday 3 December 2026 · 19:00 · 2 adults and 1 child</p>');
    expect(render({}, false)).toContain('>Soho · Thursday 3 December 2026 · 2 adults and 1 child</p>');
    expect(render({ date: undefined, time: undefined, adults: undefined })).toContain('>Soho</p>');
    expect(render({ adults: 1, children: undefined })).toContain('19:00 · 1 person<');
    expect(render({ adults: 1, children: 2 })).toContain('1 adult and 2 children<');
  });

  it('shows the chosen area with the time [booking.areas-menus]', () => {
    const renderArea = (withTime: boolean): string =>
      renderElements(
        <Summary restaurant={fakeRestaurant()} choice={choice} withTime={withTime} area="Terrace" menu="Set menu" />,
      ).html;
    expect(renderArea(true)).toContain('2 adults and 1 child · Terrace · Set menu</p>');
    expect(renderArea(false)).not.toContain('Terrace');
  });
});

describe('the thank-you page of a booking', () => {
  const render = (isEnquiry: boolean, mapUrl?: string, options: Partial<BookingOptions> = {}) =>
    renderElements(
      <BookingThanks
        restaurant={fakeRestaurant({ mapUrl }, options)}
        choice={choice}
        reference="PR-7KQ2"
        isEnquiry={isEnquiry}
      />,
    ).html;

  it.each([
    [false, 'Soho expects 2 adults and 1 child.', 'Your reference'],
    [true, 'Soho has your request for 2 adults and 1 child. It is not a booking yet.', 'Your request'],
  ])(
    'leads with day and time, then names restaurant and party, then the reference: request %s [booking.thanks]',
    (...row) => {
      const [isEnquiry, expected, label] = row;
      const texts = [...render(isEnquiry).matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, text]) => text);
      expect(texts.slice(0, 3)).toEqual([
        '<span>Thursday 3 December 2026</span> <span>19:00</span>',
        expected,
        `<span>${label}</span> <b>PR-7KQ2</b>`,
      ]);
    },
  );

  it('leads to the calendar entry, directions and another table [booking.thanks]', () => {
    const html = render(false, 'https://maps.example/soho');
    expect(html).toContain('href="/api/booking/calendar/1?date=2026-12-03&amp;time=19%3A00&amp;reference=PR-7KQ2"');
    expect(html).toContain('<a href="https://maps.example/soho" target="_blank" rel="noopener">Directions</a>');
    expect(html).toContain('<a href="/booking/soho">Another table</a>');
    expect(render(false)).not.toContain('Directions');
  });

  it.each([
    [true, 'ada@example.com', '</b></p><p>A confirmation is on its way to ada@example.com. See you.</p>'],
    [true, '', '</b></p><p>A confirmation is on its way by email. See you.</p>'],
    [undefined, 'ada@example.com', '</b></p><p>See you.</p>'],
  ])('names the address of the mail only if one is sent: %s, %j [booking.thanks] [upstream.claims]', (...row) => {
    const [isMailed, email, expected] = row;
    const restaurant = fakeRestaurant({}, { texts: { booked: 'See you.' } });
    const props = { restaurant, choice, reference: 'PR-7KQ2', isEnquiry: false, email, isMailed };
    expect(renderElements(<BookingThanks {...props} />).html).toContain(expected);
  });

  it('says in which area the table is, where the booking system says it, and for no request [booking.thanks]', () => {
    const renderArea = (isEnquiry: boolean, area?: string): string =>
      renderElements(
        <BookingThanks restaurant={fakeRestaurant()} choice={choice} reference="PR-7KQ2" {...{ isEnquiry, area }} />,
      ).html;
    expect(renderArea(false, 'Terrace')).toContain('1 child. Your table: Terrace.');
    expect(renderArea(true, 'Terrace')).not.toContain('Terrace');
    expect(renderArea(false)).not.toContain('Your table');
  });

  it('says until when a table that a card holds is cancelled free, and what may be charged [booking.thanks] [booking.card]', () => {
    const guarantee = { amountPence: 500, freeUntil: '2026-12-02T19:00:00.000Z' };
    const props = { restaurant: fakeRestaurant({ timeZone: 'Europe/London' }), choice, reference: 'PR-7KQ2' };
    const { html } = renderElements(<BookingThanks {...props} isEnquiry={false} guarantee={guarantee} />);
    expect(html).toContain(
      'Your card holds this table. Cancelling is free until Wednesday 2 December 2026, 19:00. After that, cancelling or not coming may cost up to £15 (3 × £5).',
    );
    expect(renderElements(<BookingThanks {...props} isEnquiry={false} />).html).not.toContain('card');
  });

  it('leads to the page at which the booking is changed and cancelled, where there is one [diner.manage]', () => {
    const renderWith = (isEnquiry: boolean, manageKey?: string) =>
      renderElements(
        <BookingThanks
          restaurant={fakeRestaurant()}
          choice={choice}
          reference="PR-7KQ2"
          isEnquiry={isEnquiry}
          manageKey={manageKey}
        />,
      ).html;
    expect(renderWith(false, 'secret')).toContain('href="/manage-booking/secret">Change or cancel it</a>');
    expect(renderWith(true, 'secret')).toContain('href="/manage-booking/secret">View or cancel it</a>');
    expect(renderWith(false)).not.toContain('manage-booking');
  });

  it('has a calendar file of the length that the booking system states [booking.thanks]', () => {
    const restaurant = fakeRestaurant();
    const { html } = renderElements(
      <BookingThanks restaurant={restaurant} choice={choice} reference="PR-7KQ2" isEnquiry={false} minutes={90} />,
    );
    expect(html).toContain('&amp;reference=PR-7KQ2&amp;minutes=90"');
  });

  it('does not call a request a table [booking.thanks]', () => {
    const html = render(true);
    expect(html).toContain('It is not a booking yet.');
    expect(html).not.toMatch(/expects|calendar/);
  });

  it('says what happens next only as the settings say it [upstream.claims]', () => {
    const texts = { booked: 'We send an email.', requested: 'The restaurant answers today.' };
    expect(render(false, undefined, { texts })).toContain('<p>We send an email.</p>');
    expect(render(true, undefined, { texts })).toContain('</b></p><p>The restaurant answers today.</p>');
    for (const isEnquiry of [true, false]) expect(render(isEnquiry)).not.toMatch(/email|answer/);
  });
});

describe('a notice', () => {
  const render = (kind: 'taken' | 'failed' | 'uncertain', isEnquiry?: boolean) => {
    const onNewAttempt = vi.fn();
    const notice = { kind, message: 'What happened.', isEnquiry };
    return {
      onNewAttempt,
      ...renderElements(
        <JourneyNotice
          notice={notice}
          restaurant={fakeRestaurant()}
          newAttemptUrl="/anew"
          onNewAttempt={onNewAttempt}
        />,
      ),
    };
  };

  it('is announced [booking.error]', () => {
    expect(render('failed').html).toMatch(
      /^<div [^>]*role="alert" tabindex="-1" data-kind="failed"><p>What happened.<\/p><\/div>$/,
    );
    expect(
      renderElements(
        <JourneyNotice notice={undefined} restaurant={fakeRestaurant()} newAttemptUrl="" onNewAttempt={vi.fn()} />,
      ).html,
    ).toBe('');
  });

  it('about a table that was booked before links to the booking [booking.once] [diner.manage]', () => {
    const { html } = renderElements(
      <JourneyNotice
        notice={{ kind: 'uncertain', message: 'You have just booked this table.', manageKey: 'secret' }}
        restaurant={fakeRestaurant()}
        newAttemptUrl="/anew"
        onNewAttempt={vi.fn()}
      />,
    );
    expect(html).toContain('href="/manage-booking/secret">Change or cancel it</a>');
    expect(html).not.toContain('Ring');
    expect(html).toContain('Book another table all the same');
  });

  it('about an uncertain enquiry offers to send another request [upstream.once]', () => {
    const { html } = render('uncertain', true);
    expect(html).toContain('Send another request all the same');
    expect(html).not.toContain('Book another table');
  });

  it('about an uncertain outcome says whom to call, and offers to book another table [upstream.once]', () => {
    const { find, html, onNewAttempt } = render('uncertain');
    expect(html).toContain('<a href="tel:01632960001">Ring Soho: 01632 960001</a>');
    const link = find('a', 'Book another table all the same');
    expect(link.props.href).toBe('/anew');
    expect(dispatch(link, 'onClick')).toBe(true);
    expect(onNewAttempt).toHaveBeenCalledOnce();
    for (const kind of ['taken', 'failed'] as const) expect(render(kind).html).not.toContain('<a');
  });
});

describe('an answer of the booking system', () => {
  it('has a loading indicator that is announced [loading.flags]', () => {
    const { html } = renderElements(<LoadingIndicator label="Looking for tables" />);
    expect(html).toMatch(/role="status"[^>]*><span class="visually-hidden">Looking for tables<\/span>/);
    expect(html.match(/<span aria-hidden="true"><\/span>/g)).toHaveLength(3);
  });

  it('that failed shows the reason, a way to try again and the telephone number [booking.slot-failure]', () => {
    const onRetry = vi.fn();
    const { html, find } = renderElements(
      <LoadError restaurant={fakeRestaurant()} message="Not working." retryUrl="/again" onRetry={onRetry} />,
    );
    expect(html).toMatch(/role="alert"><p>Not working.<\/p>/);
    expect(html).toContain('<a href="tel:01632960001">Ring Soho: 01632 960001</a>');
    expect(find('a', 'Try again').props.href).toBe('/again');
    expect(dispatch(find('a', 'Try again'), 'onClick')).toBe(true);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each<[what: string, contact: Partial<ContactableRestaurant>, link: string]>([
    ['email', { email: 'soho@example.com' }, '<a href="mailto:soho@example.com">Write to Soho: soho@example.com</a>'],
    ['its page', {}, '<a href="/restaurants/london/soho">See the page of Soho</a>'],
  ])(
    'of a restaurant without a telephone number leads to %s wherever it sends a guest to the restaurant [upstream.entries] [upstream.claims]',
    (_, contact, link) => {
      const pagePath = '/restaurants/london/soho';
      const restaurant = fakeRestaurant({ phone: undefined, email: undefined, pagePath, ...contact });
      const noticeOf = (kind: 'failed' | 'uncertain', message: string): string =>
        renderElements(
          <JourneyNotice
            notice={{ kind, message }}
            restaurant={restaurant}
            newAttemptUrl="/anew"
            onNewAttempt={vi.fn()}
          />,
        ).html;
      expect(
        renderElements(<LoadError restaurant={restaurant} message="No." retryUrl="/again" onRetry={vi.fn()} />).html,
      ).toContain(link);
      expect(renderElements(<NoBookings restaurant={restaurant} message="No." nearby={[]} />).html).toContain(link);
      expect(noticeOf('uncertain', uncertainMessage({ isEnquiry: false }))).toContain(link);
      expect(noticeOf('failed', bookingMessage(undefined))).toContain(link);
      expect(noticeOf('failed', bookingMessage(1))).toContain(link);
      expect(noticeOf('failed', bookingMessage(4))).not.toContain('<a');
      expect(uncertainMessage({ isEnquiry: false })).not.toMatch(/ring|call|telephone/);
    },
  );

  it('about a second lost table offers the telephone number, if there is one [booking.taken]', () => {
    const render = (phone?: string): string =>
      renderElements(<CallRestaurant restaurant={{ title: 'Soho', phone }} />).html;
    expect(render('01632 960001')).toMatch(
      /You can also ask by telephone\. <a href="tel:01632960001">Ring Soho: 01632 960001<\/a>/,
    );
    expect(render()).toBe('');
  });
});
