import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Choice } from '#blocks/_shared/ui/field/input.tsx';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { factsQuery } from '../api/pages.ts';
import { nameOfPage } from '../content/name-of-page.ts';
import { ModalDialog } from '../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../ui/editor-button.tsx';
import { AddressField, whyInvalidAddress } from './create/address-field.tsx';
import type { NewPageError } from './create/create-page.ts';
import { OwnerLink } from './create/owner-link.tsx';
import { useAfterTyping } from './create/use-after-typing.ts';
import { pageAfterUnpublishing } from './page-after-unpublishing.ts';

interface ChangeAddressProps {
  readonly page: PageState;
  readonly hasBuiltIn: boolean;
  /** Rejects when the service refuses the address. */
  readonly onMove: (to: string, redirect: boolean) => Promise<void>;
  readonly onClose: () => void;
}

type AddressError = Pick<NewPageError, 'message' | 'owner'>;

/** Asks for another address of a page, and whether visitors of the old one are led to it. */
export function ChangeAddress({
  page: { id, title, publishedRevision },
  hasBuiltIn,
  onMove,
  onClose,
}: ChangeAddressProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(id);
  const [isRedirected, setRedirected] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AddressError>();
  const client = useQueryClient();
  const { data: facts } = useQuery(factsQuery);
  const isLive = typeof publishedRevision === 'number';
  const heading = `Change the address of ${nameOfPage(title ?? id)}`;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const message = whyInvalid(to, id);
    if (message === undefined) {
      setBusy(true);
      try {
        const taken = await findTaken();
        if (!taken) {
          await onMove(to, isLive && isRedirected);
          return dialog.current?.close();
        }
        setError(taken);
      } catch (problem) {
        setError({ message: errorMessageOf(problem) });
      } finally {
        setBusy(false);
      }
    } else setError({ message });
    field.current?.focus();
  };
  const to = address.trim().replace(/^\/+/, '');
  const findTaken = async (): Promise<AddressError | undefined> => {
    const { validateFreeAddress } = await import('./create/create-page.ts');
    return validateFreeAddress(client, to, facts?.redirects ?? [], `/${id}`);
  };
  /** Says that an address is taken. */
  const checkAddress = async (): Promise<void> => {
    if (isBusy || whyInvalid(to, id) !== undefined) return;
    const taken = await findTaken().catch(() => undefined);
    // The address may have changed meanwhile.
    if (taken && field.current?.value === address) setError(taken);
  };
  useAfterTyping(address, checkAddress);
  return (
    <ModalDialog heading={heading} className="new-page" ref={dialog} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <h2>{heading}</h2>
          {error !== undefined && (
            <p className="ui-field-error" role="alert" id="address-error">
              {error.message}
              {error.owner && <OwnerLink owner={error.owner} />}
            </p>
          )}
          <AddressField
            ref={field}
            value={address}
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': 'address-error' })}
            onChange={({ target }) => {
              setAddress(target.value);
              setError(undefined);
            }}
            onBlur={() => void checkAddress()}
          />
          {isLive ? (
            <>
              <Choice>
                <input
                  type="checkbox"
                  checked={isRedirected}
                  onChange={({ target }) => setRedirected(target.checked)}
                />
                <span>
                  <strong>Redirect the old address</strong>
                  {isRedirected
                    ? `Visitors of /${id}, and links to it, are led to the new address.`
                    : `Visitors of /${id} will get ${pageAfterUnpublishing(hasBuiltIn)}.`}
                </span>
              </Choice>
              <p>The page is live. It is shown at its new address at once.</p>
            </>
          ) : (
            <p>The page is not live, so visitors notice nothing.</p>
          )}
        </div>
        <div className="dialog-foot">
          <EditorButton type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            Change address
          </EditorButton>
          <EditorButton onClick={() => dialog.current?.close()}>Cancel</EditorButton>
        </div>
      </form>
    </ModalDialog>
  );
}

function whyInvalid(to: string, id: string): string | undefined {
  if (to === '') return 'Enter an address.';
  if (to === id) return 'This is the address that the page has. Enter another one.';
  return whyInvalidAddress(to);
}
