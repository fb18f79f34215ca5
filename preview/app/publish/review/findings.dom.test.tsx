import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#preview/app/api/send-request.ts';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import type { Finding } from '#preview/review/finding.ts';
import { Findings } from './findings.tsx';
import type { Checks } from './use-findings.ts';

const finding = (change: Partial<Finding>): Finding => ({
  code: 'link-missing',
  severity: 'error',
  path: [],
  message: 'The link leads nowhere.',
  fixes: [],
  ...change,
});

function show(findings: readonly Finding[], more: Partial<Checks> = {}, hasConflict = false) {
  const page = { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'first', heading: 'One' }] };
  const editor = createEditor(page, { nowMs: () => 0 });
  const onGo = vi.fn();
  const view = (shown: readonly Finding[], checks: Partial<Checks>) => (
    <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
      <Findings
        checks={{ findings: shown, weight: null, isChecking: false, error: undefined, ...checks }}
        hasConflict={hasConflict}
        onGo={onGo}
      />
    </EditorContext.Provider>
  );
  const { rerender } = render(view(findings, more));
  const checkAgain = (found: readonly Finding[]): void => rerender(view(found, {}));
  return { editor, onGo, checkAgain, status: screen.getByRole('status').textContent };
}

const warning = finding({ severity: 'warning', message: 'The link has moved.' });

describe('the findings of the checks before publishing', () => {
  it.each([
    [[], 'No problems found.'],
    [[finding({})], '1 error to fix.'],
    [[finding({}), finding({ message: 'Another.' })], '2 errors to fix.'],
    [[warning], '1 warning.'],
    [[warning, finding({ severity: 'warning' })], '2 warnings.'],
    [
      [finding({ code: 'sample-text' }), finding({ code: 'sample-text', message: 'Another.' })],
      '2 sample texts to replace.',
    ],
    [[finding({}), warning], '1 error to fix, and 1 warning.'],
  ])('are summarized (case %#) as %s [preview.errors]', (findings, summary) => {
    expect(show(findings).status).toBe(summary);
  });

  it('name the place of a sample text in words, which is a task and no mistake [preview.errors]', () => {
    show([finding({ code: 'sample-text', path: ['tiles', 0, 'body'], message: 'This is still the sample text.' })]);
    const group = screen.getByRole('region', { name: 'Text “One”' });
    const line = within(group).getByRole('listitem');
    expect(line.textContent).toMatch(/^TextThis is still/);
    expect(line.className).toBe('warning');
    expect(screen.getByText('1 sample text').closest('details')?.open).toBe(true);
  });

  it.each([
    ['error', true],
    ['warning', false],
  ] as const)(
    'show many sample texts of severity %s at first: %s [preview.errors] [preview.publish]',
    (severity, isOpen) => {
      const paths = ['heading', 'body', 'links', 'align'].map((name) => ['tiles', 0, name]);
      show(paths.map((path) => finding({ code: 'sample-text', severity, path })));
      expect(screen.getByText('4 sample texts').closest('details')?.open).toBe(isOpen);
    },
  );

  it('say what could not be checked, and not that there are no problems [preview.errors]', () => {
    expect(show([], { error: 'The site cannot be reached.' }).status).toBe('');
    expect(screen.getByText('The site cannot be reached.').className).toBe('error-message');
  });

  it('say why the page was not checked, with a button to try again at once [preview.errors]', async () => {
    const retry = vi.fn();
    const error = new ApiError(0, 'The server cannot be reached.');
    const { status } = show([finding({})], { failure: { error, count: 1 }, retry });
    expect(status).toBe('1 error to fix.');
    expect(screen.getByRole('alert').textContent).toBe(
      'The server cannot be reached. Trying again every few seconds. Try again',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('say that the editor must choose between two versions first, and not that there are no problems [editor.merge]', () => {
    expect(show([], {}, true).status).toBe('Choose between the two versions first.');
  });

  it('say that they are being checked [preview.errors]', () => {
    expect(show([finding({})], { isChecking: true }).status).toBe('Checking the page, its links and its colours…');
    expect(screen.getByRole('region', { name: 'Checks' }).getAttribute('aria-busy')).toBe('true');
  });

  it('name their place, and lead to their field [preview.errors]', async () => {
    const { editor, onGo } = show([
      finding({ path: ['tiles', 0, 'body'] }),
      finding({ path: ['title'], message: 'The title is long.' }),
      finding({ message: 'The page is heavy.' }),
    ]);
    const [tile, settings, page] = screen.getAllByRole('listitem');
    expect(tile?.textContent).toMatch(/One.*Error: The link leads nowhere\.Go to field$/);
    expect(settings?.textContent).toBe('Page settings – TitleError: The title is long.Go to field');
    expect(page?.textContent).toBe('Error: The page is heavy.');
    expect(onGo).not.toHaveBeenCalled();
    if (tile) await userEvent.click(within(tile).getByRole('button', { name: 'Go to field' }));
    expect(onGo).toHaveBeenCalledOnce();
    expect(editor.state().selectedKey).toBe('first');
  });

  it('have a fix that changes only its field, unless the page is being checked again [preview.errors]', async () => {
    const fixes = [{ label: 'Use “Two”', changes: [{ path: ['tiles', 0, 'heading'], value: 'Two' }] }];
    const { editor } = show([finding({ path: ['tiles', 0, 'heading'], severity: 'warning', fixes })]);
    expect(screen.getByRole('listitem').className).toBe('warning');
    await userEvent.click(screen.getByRole('button', { name: 'Use “Two”' }));
    expect(editor.state().history.present).toMatchObject({ title: 'About', tiles: [{ key: 'first', heading: 'Two' }] });
  });

  it('have a fix whose button passes the focus on to the summary when it disappears [preview.errors]', async () => {
    const { checkAgain } = show([finding({ fixes: [{ label: 'Fix it', changes: [] }] })]);
    const button = screen.getByRole('button', { name: 'Fix it' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    checkAgain([]);
    // Rendered once more after the browser has moved the focus to the body.
    checkAgain([]);
    expect(document.activeElement).toBe(screen.getByText('No problems found.'));
  });

  it('have fixes that cannot be used while the page is being checked [preview.errors]', () => {
    show([finding({ fixes: [{ label: 'Fix it', changes: [] }] })], { isChecking: true });
    expect(screen.getByRole('button', { name: 'Fix it' })).toHaveProperty('disabled', true);
  });
});
