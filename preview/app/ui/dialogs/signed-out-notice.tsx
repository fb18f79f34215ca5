import { session, useIsSignedOut } from '../../api/session.ts';
import { EditorButton } from '../editor-button.tsx';

/** Says that the session has ended, and offers to sign in again. Leaves the focus where the editor types. */
export const SignedOutNotice = ({ note = 'Sign in to continue.' }: { readonly note?: string }) =>
  useIsSignedOut() && (
    <div className="save-notice" role="alert">
      <p>
        <strong>You are signed out.</strong> {note}
      </p>
      <EditorButton onClick={() => void session.requestSignIn()}>Sign in…</EditorButton>
    </div>
  );
