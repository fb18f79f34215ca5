import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ownEvent } from '#blocks/_shared/ui/dialog/own-event.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { CallProblem, messageOf } from '../api/ask-server.ts';
import { factsQuery, forgetPages } from '../api/pages.ts';
import { idFrom } from './id-from.ts';
import { errorOf, makePage, type NewPageFault } from './make-page.ts';
import { pageTemplates } from './page-templates.ts';

interface NewPageProps {
  /** The page to make a copy of; undefined: one begins with a template. */
  readonly copyOf: string | undefined;
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

/** Asks for what a new page must have, and makes it as a draft. */
export function NewPage({ copyOf, taken, onClose }: NewPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const { data: facts } = useQuery(factsQuery);
  const [, go] = useLocation();
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [template, setTemplate] = useState('content');
  const [fault, setFault] = useState<Partial<NewPageFault>>();
  const fields = { title: useRef<HTMLInputElement>(null), address: useRef<HTMLInputElement>(null) };
  useEffect(() => dialog.current?.showModal(), []);
  const id = own ?? idFrom(title);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = { id, title, copyOf, template };
    const wrong = errorOf(wanted, taken, loadRedirects(facts?.redirects ?? []).table);
    setFault(wrong);
    if (wrong) return fields[wrong.field].current?.focus();
    try {
      await makePage(client, wanted);
      await forgetPages(client);
      go(`/pages/${encodeURIComponent(id)}`);
    } catch (error) {
      const isAddress = error instanceof CallProblem && error.errors.some(({ path }) => path === 'id');
      setFault({ words: messageOf(error), ...(isAddress && { field: 'address' }) });
      if (isAddress) fields.address.current?.focus();
    }
  };
  return (
    <dialog className="new-page" ref={dialog} onClose={ownEvent(onClose)} aria-labelledby="new-heading">
      <form onSubmit={make} noValidate>
        <h2 id="new-heading">{copyOf === undefined ? 'New page' : `A copy of ${copyOf}`}</h2>
        {fault && (
          <p className="fault" role="alert" id="new-fault">
            {fault.words}
          </p>
        )}
        <label>
          Title
          <input
            ref={fields.title}
            value={title}
            {...marked(fault, 'title')}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label>
          Address
          <span className="address">
            /
            <input
              ref={fields.address}
              value={id}
              {...marked(fault, 'address')}
              onChange={(event) => setOwn(event.target.value)}
            />
          </span>
        </label>
        {copyOf === undefined && <Templates chosen={template} onChoose={setTemplate} />}
        <footer>
          <button type="submit" className="primary">
            Make the page
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </footer>
      </form>
    </dialog>
  );
}

const marked = (fault: Partial<NewPageFault> | undefined, field: NewPageFault['field']) =>
  fault?.field === field && { 'aria-invalid': true, 'aria-describedby': 'new-fault' };

interface TemplatesProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const Templates = ({ chosen, onChoose }: TemplatesProps) => (
  <fieldset>
    <legend>Begin with</legend>
    {pageTemplates.map(({ id, name, description }) => (
      <label key={id} className="template">
        <input type="radio" name="template" checked={chosen === id} onChange={() => onChoose(id)} />
        <span>
          <strong>{name}</strong>
          {description}
        </span>
      </label>
    ))}
  </fieldset>
);
