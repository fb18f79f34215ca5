import { describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { Schedule } from './schedule.tsx';

const instant = '2026-12-24T18:00:00.000Z';

// The field needs a browser. This button, which sets a fixed time, replaces it.
vi.mock('./date-time-field.tsx', () => ({
  DateTimeField: ({
    label,
    disabledReason,
    onSet,
  }: {
    label: string;
    disabledReason?: string;
    onSet: (at: string) => void;
  }) => (
    <button type="button" title={disabledReason} onClick={() => onSet(instant)}>
      {label}
    </button>
  ),
}));

const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3 };
const planned = { scheduledAt: '2027-06-30T23:30:00Z', unpublishAt: '2027-12-31T23:30:00Z' };

/** ICU versions differ in whether a comma follows the weekday. */
const withoutComma = (text: string): string => text.replaceAll('day,', 'day');

function render(times: object, isBlocked = false, hasConflict = false, isDraftNewer = false, uncheckedReason?: string) {
  const onSchedule = vi.fn();
  const rendered = renderElements(
    <Schedule
      state={{ ...state, ...times }}
      path="/about"
      isDraftNewer={isDraftNewer}
      blockers={{ errors: isBlocked ? 1 : 0, sampleTexts: 0 }}
      uncheckedReason={uncheckedReason}
      hasConflict={hasConflict}
      onSchedule={onSchedule}
    />,
  );
  const press = (label: string): void => void dispatch(rendered.find('button', label), 'onClick');
  return { ...rendered, press, onSchedule };
}

describe('the schedule of a page', () => {
  it('takes no draft that could not be checked [preview.errors]', () => {
    const { find } = render({}, false, false, false, 'It failed.');
    expect(find('button', 'Publish on')?.props).toMatchObject({ title: 'Not checked yet. It failed.' });
  });

  it.each([
    [{ publishedRevision: 2 }, 'The changes go live on'],
    [{ publishedRevision: null }, 'The page goes live on'],
  ])('says what goes live: %j [preview.publish]', (live, message) => {
    const { press, onSchedule } = render(live);
    press('Publish on');
    expect(onSchedule.mock.lastCall?.[1]).toMatch(message);
  });

  it('cannot be set while the editor must choose between two versions [editor.merge]', () => {
    expect(render({}, false, true).find('button', 'Publish on').props.title).toBe(
      'Choose between the two versions first.',
    );
  });

  it('shows what is scheduled, in London time [preview.publish]', () => {
    const html = withoutComma(render(planned).html);
    expect(html).toContain('Goes live on Thursday 1 July 2027 at 00:30, as it was when scheduled.');
    expect(html).toContain('Unpublishes on Friday 31 December 2027 at 23:30.');
    expect(render({}).html).not.toContain('Cancel');
  });

  it('shows exactly the version that goes live, as of that time [preview.publish] [preview.time]', () => {
    const { find } = render(planned);
    expect(find('a', 'View').props.href).toBe('/_draft/about?_at=2027-06-30T23%3A30%3A00.000Z&_scheduled=');
    expect(render({ unpublishAt: planned.unpublishAt }).html).not.toContain('View');
  });

  it('cancels only the publication [preview.publish]', () => {
    const { press, onSchedule } = render({ scheduledAt: planned.scheduledAt });
    press('Cancel');
    expect(onSchedule).toHaveBeenCalledExactlyOnceWith({ publishAt: null }, 'The scheduled publication is cancelled.');
  });

  it('cancels only the unpublishing, so that the page stays live [preview.publish]', () => {
    const { press, onSchedule } = render({ unpublishAt: planned.unpublishAt });
    press('Cancel');
    expect(onSchedule).toHaveBeenCalledExactlyOnceWith(
      { unpublishAt: null },
      'The scheduled unpublishing is cancelled.',
    );
  });

  it('cancels the entry beside the button if both are scheduled [preview.publish]', () => {
    const { elements, onSchedule } = render(planned);
    for (const button of elements.filter(({ props }) => props.children === 'Cancel')) dispatch(button, 'onClick');
    expect(onSchedule.mock.calls.map(([times]) => times)).toEqual([{ publishAt: null }, { unpublishAt: null }]);
  });

  it('sets when the page is published, and when it is unpublished [preview.publish]', () => {
    const { press, onSchedule } = render({});
    press('Publish on');
    press('Unpublish on');
    expect(onSchedule.mock.calls.map(([times, message]) => [times, withoutComma(message)])).toEqual([
      [{ publishAt: instant }, 'The page goes live on Thursday 24 December 2026 at 18:00.'],
      [{ unpublishAt: instant }, 'The page is unpublished on Thursday 24 December 2026 at 18:00.'],
    ]);
  });

  it('moves the time of the scheduled version, although the draft has errors or has changed since [preview.publish]', () => {
    const { press, onSchedule, elements } = render(planned, true, false, true);
    press('Publish on');
    expect(onSchedule.mock.calls.map(([times, message]) => [times, withoutComma(message)])).toEqual([
      [
        { publishAt: instant, keepsScheduled: true },
        'The scheduled version goes live on Thursday 24 December 2026 at 18:00.',
      ],
    ]);
    expect(elements.filter(({ props }) => props.type === 'radio').map(({ props }) => props.checked)).toEqual([
      true,
      false,
    ]);
  });

  it('offers no choice of versions where the draft is what is scheduled [preview.publish]', () => {
    expect(render(planned).html).not.toContain('radio');
    expect(render({}, false, false, true).html).not.toContain('radio');
  });

  it('allows a page with errors to be scheduled for unpublishing, but not for publishing [preview.errors]', () => {
    const { find } = render({}, true);
    expect(find('button', 'Publish on').props.title).toBe('Fix the error to schedule the page.');
    expect(find('button', 'Unpublish on').props.title).toBeUndefined();
  });
});
