import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { testFacts } from '../testing/test-facts.ts';
import { TestQueries } from '../testing/test-queries.tsx';
import { PublishActions } from './publish-actions.tsx';
import type { Publishing } from './use-publishing.ts';

type Props = Parameters<typeof PublishActions>[0];

afterEach(() => vi.unstubAllGlobals());

const warning = { code: 'link-moved', severity: 'warning', path: [], message: 'Moved.', fixes: [] } as const;

/** The actions for version 3 of a page. The site has the page “contact” by itself. Calls of the API are recorded and succeed. */
function show(
  more: Partial<Props> = {},
  publishing: Partial<Publishing> = {},
  checks: Partial<Props['checks']> = {},
  id = 'about',
  uses: readonly object[] = [],
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.endsWith('/uses')) return Response.json({ uses });
    sent.push([method, path, body]);
    return Response.json({});
  });
  const messages: string[] = [];
  const run: Publishing['run'] = async (action, message, undo) => {
    messages.push(message);
    await action(3).catch(() => undefined);
    if (undo) await run(undo.action, undo.message);
  };
  const editor = createEditor({ id: 'about', title: 'About', tiles: [] }, { nowMs: () => 0 });
  render(
    <TestQueries>
      <EditorContext.Provider value={{ id, editor, facts: testFacts }}>
        <PublishActions
          state={{ id: 'about', title: 'About', hasDraft: true, draftVersion: 3, publishedRevision: 2 }}
          target={Object({ path: '/about' })}
          publishing={{ outcome: undefined, isBusy: false, run, report: () => undefined, ...publishing }}
          blockers={{ errors: 0, sampleTexts: 0 }}
          isUnchanged={false}
          hasConflict={false}
          isScheduledDraft={false}
          checks={{ findings: [], weight: null, isChecking: false, error: undefined, ...checks }}
          {...more}
        />
      </EditorContext.Provider>
    </TestQueries>,
  );
  return {
    sent,
    messages,
    get publish() {
      return screen.getByText('Publish now');
    },
  };
}

const hintOf = (button: HTMLElement): string | undefined =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the button to publish', () => {
  it('publishes the saved version [preview.publish]', async () => {
    const { sent, messages, publish } = show();
    expect([publish.getAttribute('aria-disabled'), hintOf(publish)]).toEqual([null, '']);
    await userEvent.click(publish);
    expect(messages).toEqual(['The page is live.']);
    expect(sent).toMatchObject([['POST', expect.stringContaining('/page/about/publish'), '{"version":3}']]);
  });

  it('has the focus once the checks have passed, and is the first button [preview.publish]', () => {
    const { publish } = show();
    expect(document.activeElement).toBe(publish.closest('button'));
    const [first] = screen.getAllByRole('button');
    expect(first?.textContent).toBe('Publish now');
  });

  it('has no focus with a warning [preview.publish]', () => {
    const { publish } = show({}, {}, { findings: [warning] });
    expect(document.activeElement).not.toBe(publish.closest('button'));
  });

  it('keeps another version that is scheduled unless the editor cancels it, and says what becomes of it [preview.publish]', async () => {
    const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3, scheduledAt: '2026-12-04T09:00:00Z' };
    const { sent, messages, publish } = show({ state });
    expect(screen.getByText(/^Another version is scheduled for Fri,? 4 Dec, 09:00. It then replaces/)).toBeTruthy();
    await userEvent.click(publish);
    await userEvent.click(screen.getByLabelText('Cancel the scheduled version'));
    expect(screen.getByText(/Publishing now cancels it and keeps it under Revisions/)).toBeTruthy();
    await userEvent.click(publish);
    expect(messages).toEqual([
      expect.stringMatching(/^The page is live. The scheduled version replaces it on Fri,? 4 Dec, 09:00.$/),
      expect.stringMatching(
        /^The page is live. The version that was scheduled for .+ is cancelled\. It is under Revisions\.$/,
      ),
    ]);
    expect(sent.map((call) => String(Object(call)[2]))).toEqual([
      '{"version":3}',
      '{"version":3,"cancelsSchedule":true}',
    ]);
  });

  it('says that the schedule of the same version ends, without a question [preview.publish]', async () => {
    const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3, scheduledAt: '2026-12-04T09:00:00Z' };
    const { messages, publish } = show({ state, isScheduledDraft: true });
    expect(screen.getByText(/^This version is scheduled for/)).toBeTruthy();
    expect(screen.queryByLabelText('Cancel the scheduled version')).toBeNull();
    await userEvent.click(publish);
    expect(messages).toEqual([expect.stringMatching(/^The page is live. Its schedule for .+ has ended.$/)]);
  });

  it('is disabled while changes are not saved, with the reason [preview.publish]', () => {
    const { publish } = show({ unsavedReason: 'Not saved: the service has a problem.' });
    expect(publish).toHaveProperty('disabled', true);
    expect(hintOf(publish)).toBe('Not saved: the service has a problem.');
  });

  it('is disabled while the editor must choose between two versions, and says so [editor.merge]', () => {
    const { publish } = show({ hasConflict: true });
    expect([publish.closest('button')?.disabled, hintOf(publish)]).toEqual([
      true,
      'Choose between the two versions first.',
    ]);
  });

  it('is not there before the checks are finished, and in its place is the reason [preview.errors]', () => {
    show({}, {}, { isChecking: true, findings: [warning] });
    expect(screen.queryByText('Publish now')).toBeNull();
    expect(screen.getByText('Checking…').parentElement?.textContent).toBe(
      'Checking… You can publish once the checks have finished.',
    );
  });

  it('is not there while the page could not be checked, and in its place is the reason [preview.errors]', () => {
    const failure = { error: new Error('The server cannot be reached.'), count: 1 };
    show({}, {}, { failure });
    expect(screen.queryByText('Publish now')).toBeNull();
    expect(screen.getByText('Not checked yet.').parentElement?.textContent).toBe(
      'Not checked yet. The server cannot be reached.',
    );
  });

  it('is there while the checks run if it cannot be pressed anyway, with that reason alone [preview.errors]', () => {
    const checking = { isChecking: true };
    expect(hintOf(show({ isUnchanged: true }, {}, checking).publish)).toBe('There are no changes to publish.');
    document.body.replaceChildren();
    expect(hintOf(show({ hasConflict: true }, {}, checking).publish)).toBe('Choose between the two versions first.');
    expect(screen.queryByText('Checking…')).toBeNull();
  });

  it('says that there are warnings [preview.errors]', () => {
    expect(hintOf(show({}, {}, { findings: [warning] }).publish)).toBe('There are warnings: see Checks.');
  });

  it('is disabled while there are errors, and says why [preview.errors]', () => {
    const { publish } = show({ blockers: { errors: 2, sampleTexts: 0 } }, {}, { findings: [warning] });
    expect(publish).toHaveProperty('disabled', true);
    expect(hintOf(publish)).toBe('Fix the 2 errors to publish.');
    expect(screen.queryByText('There are warnings: see Checks.')).toBeNull();
  });

  it('is busy during an action [preview.publish]', () => {
    const { publish } = show({}, { isBusy: true });
    expect(publish.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Unpublish…').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the button to unpublish', () => {
  it('says that visitors get the built-in page where the site has one [preview.publish]', async () => {
    show({ target: Object({ path: '/contact' }) }, {}, {}, 'contact');
    await userEvent.click(screen.getByText('Unpublish…'));
    expect(screen.getByText(/^Visitors of/).textContent).toBe(
      'Visitors of /contact will get the original page that comes with the site. The draft and all revisions remain.',
    );
  });

  it('unpublishes once it is confirmed, which can be undone with the schedule [preview.publish] [editor.undo]', async () => {
    const { sent, messages } = show();
    await userEvent.click(screen.getByText('Unpublish…'));
    expect(screen.getByText(/^Visitors of \/about will get “Page not found”\./)).toBeTruthy();
    expect(sent).toEqual([]);
    await waitFor(() =>
      expect(screen.getByText('Unpublish', { selector: 'dialog button' })).toHaveProperty('disabled', false),
    );
    await userEvent.click(screen.getByText('Unpublish', { selector: 'dialog button' }));
    expect(messages).toEqual([
      expect.stringMatching(/^The page is unpublished and its schedule is cancelled\./),
      'The page is live again.',
    ]);
    expect(sent).toEqual([
      ['POST', expect.stringContaining('/page/about/unpublish'), undefined],
      ['POST', expect.stringContaining('/page/about/publish'), '{"version":3,"revision":2,"restoresSchedule":true}'],
    ]);
    expect(screen.queryByText('Unpublish this page?')).toBeNull();
  });

  it('says which content links to the page, with links to it [editor.find]', async () => {
    show({}, {}, {}, 'about', [
      { kind: 'page', id: 'home', name: 'Welcome', isLive: true, isDraft: true },
      { kind: 'settings', id: 'brand', name: 'Pandan Row', isLive: false, isDraft: true },
      { kind: 'restaurants', id: '1001', name: 'Bath', isLive: true, isDraft: true },
    ]);
    await userEvent.click(screen.getByText('Unpublish…'));
    await screen.findByText('This content links to it. The links will lead nowhere:');
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.parentElement?.textContent])).toEqual([
      ['/pages/home', 'Welcome'],
      ['/content/settings/brand', 'Pandan Row (settings, draft)'],
      ['/content/restaurants/1001', 'Bath (restaurant)'],
    ]);
  });

  it('refuses shared tiles that visitors see on pages before the question, and names the pages [editor.shared-tiles]', async () => {
    const { sent } = show({}, {}, {}, '_shared/hours', [
      { kind: 'page', id: 'home', name: 'Welcome', isLive: true, isDraft: true },
      { kind: 'page', id: 'draft', name: 'Draft', isLive: false, isDraft: true },
    ]);
    await userEvent.click(screen.getByText('Unpublish…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'These shared tiles cannot be unpublished' }));
    expect(dialog.getByText('These tiles are shown on 1 page. Remove them there first:')).toBeTruthy();
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Welcome']);
    expect([dialog.getAllByRole('button').map(({ textContent }) => textContent), sent]).toEqual([['Close'], []]);
  });

  it('asks about shared tiles that only a draft shows, and names it [editor.shared-tiles]', async () => {
    show({}, {}, {}, '_shared/hours', [{ kind: 'page', id: 'draft', name: 'Draft', isLive: false, isDraft: true }]);
    await userEvent.click(screen.getByText('Unpublish…'));
    expect(await screen.findByText('Unpublish these shared tiles?')).toBeTruthy();
    expect(await screen.findByText('These drafts will no longer show them:')).toBeTruthy();
  });

  it('can be cancelled [preview.publish]', async () => {
    const { sent } = show();
    await userEvent.click(screen.getByText('Unpublish…'));
    await userEvent.click(screen.getByText('Cancel'));
    expect([screen.queryByText('Unpublish this page?'), sent]).toEqual([null, []]);
  });

  it('does not exist for a page that is not live [preview.publish]', () => {
    show({ state: { id: 'about', title: 'About', hasDraft: true, draftVersion: 3 } });
    expect(screen.queryByText('Unpublish…')).toBeNull();
  });
});

it('publishes nothing where the draft is what is live, and says so [preview.publish]', async () => {
  const { sent, publish } = show({ isUnchanged: true });
  expect([publish.getAttribute('aria-disabled'), hintOf(publish)]).toEqual([
    'true',
    'There are no changes to publish.',
  ]);
  await userEvent.click(publish);
  expect(sent).toEqual([]);
});

describe('the outcome of an action', () => {
  it('links to the live page [preview.publish]', () => {
    show({}, { outcome: { isSuccess: true, message: 'The page is live.' } });
    const status = screen.getByRole('status');
    expect([status.className, status.textContent]).toEqual(['outcome', 'The page is live. View live page']);
    expect(screen.getByText('View live page').getAttribute('href')).toBe('https://site.example/about');
  });

  it.each([
    [{ isSuccess: false, message: 'It failed.' }, 2, 'alert', 'It failed.'],
    [{ isSuccess: true, message: 'It is scheduled.' }, undefined, 'status', 'It is scheduled. '],
    [{ isSuccess: true, message: 'It is restored.', isDraftOnly: true }, 2, 'status', 'It is restored. '],
  ])('%j for the live revision %s has no link [preview.publish]', (outcome, publishedRevision, role, text) => {
    const state = { id: 'about', title: 'About', hasDraft: true, draftVersion: 3 };
    show({ state: publishedRevision === undefined ? state : { ...state, publishedRevision } }, { outcome });
    expect(screen.getByRole(role).textContent).toBe(text);
  });

  it('has an empty status before, which screen readers watch [preview.publish]', () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
