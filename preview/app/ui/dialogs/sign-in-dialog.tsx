import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { tooManySecrets } from '#adapters/access/too-many-secrets.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { signInPath } from '../../api/app-paths.ts';
import { session, useIsSignInDialogOpen } from '../../api/session.ts';
import { EditorButton } from '../editor-button.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** Asks the editor to sign in again, on top of the open view, after the session has ended. */
export function SignInDialog() {
  const field = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(typedInto)) field.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useIsSignInDialogOpen() && <SignInForm lastField={field} />;
}

/** What an editor types into, but for the secret. */
const typedInto = 'input:not([type="password"]), textarea, select, [contenteditable]';

/** Once the dialog is closed, moves the focus to the last field if the button that opened the dialog is gone. */
function useReturnToField(lastField: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) lastField.current?.focus();
    },
    [lastField],
  );
}

const signInErrors: Readonly<Record<number, string>> = {
  401: 'That is not the editors’ secret. Try again.',
};

async function signIn(secret: string): Promise<string | undefined> {
  try {
    const { ok, status, headers } = await fetch(signInPath, { method: 'POST', body: new URLSearchParams({ secret }) });
    if (status === 429) return tooManySecrets(Number(headers.get('retry-after')));
    return ok ? undefined : (signInErrors[status] ?? `Signing in failed with status ${status}. Try again.`);
  } catch {
    return 'The server cannot be reached. Check your connection. Try again.';
  }
}

function SignInForm({ lastField }: { readonly lastField: RefObject<HTMLElement | null> }) {
  useReturnToField(lastField);
  const id = useId();
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const message = await signIn(secret);
    if (message === undefined) session.settle(true);
    else setError(message);
  };
  return (
    <ModalDialog heading="Sign in again" className="confirm" onClose={() => session.settle(false)}>
      <form onSubmit={submit}>
        <div className="dialog-body">
          <h2>Sign in again</h2>
          <p>Your session has ended. What you have typed is still here, and is saved once you have signed in.</p>
          <div className="ui-field">
            <label className="ui-field-label" htmlFor={id}>
              Editors’ secret
            </label>
            {error !== undefined && (
              <p className="ui-field-error" id={`${id}-error`} role="alert">
                {error}
              </p>
            )}
            <Input
              id={id}
              type="password"
              autoComplete="current-password"
              required
              value={secret}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={(event) => setSecret(event.target.value)}
            />
          </div>
        </div>
        <div className="dialog-foot">
          <EditorButton type="submit" variant="primary">
            Sign in
          </EditorButton>
          <EditorButton onClick={() => session.settle(false)}>Not now</EditorButton>
        </div>
      </form>
    </ModalDialog>
  );
}
