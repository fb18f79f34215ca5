import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { pageId } from '#schemas/page/page.ts';
import { messageOf } from '../calls/call-preview.ts';
import { draftQuery, forgetPages, putDraft } from '../calls/pages.ts';
import { insertTiles } from '../document/operations.ts';
import { type PageContent, readContent } from '../document/page-content.ts';
import { idFrom } from './id-from.ts';
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
  const [, go] = useLocation();
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [template, setTemplate] = useState('content');
  const [fault, setFault] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const id = own ?? idFrom(title);
  const begin = async (): Promise<PageContent> => {
    if (copyOf !== undefined) {
      const { page } = await client.fetchQuery({ ...draftQuery(copyOf), queryKey: ['copied', copyOf], staleTime: 0 });
      return { ...readContent(id, page), id, title };
    }
    const tiles = pageTemplates.find((each) => each.id === template)?.tiles ?? [];
    return insertTiles({ id, title, tiles: [] }, 0, tiles);
  };
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const judged = pageId.safeParse(id);
    if (title.trim() === '') return setFault('The page needs a title.');
    if (!judged.success) return setFault(`The address ${judged.error.issues[0]?.message ?? 'does not fit'}.`);
    if (taken.includes(id)) return setFault(`There is a page at /${id} already, or one was deleted there.`);
    try {
      await putDraft(await begin(), 0);
      await forgetPages(client);
      go(`/pages/${encodeURIComponent(id)}`);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <dialog className="new-page" ref={dialog} onClose={onClose} aria-labelledby="new-heading">
      <form onSubmit={make} noValidate>
        <h2 id="new-heading">{copyOf === undefined ? 'New page' : `A copy of ${copyOf}`}</h2>
        {fault && (
          <p className="fault" role="alert" id="new-fault">
            {fault}
          </p>
        )}
        <label>
          Title
          <input
            value={title}
            maxLength={120}
            aria-describedby={fault ? 'new-fault' : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label>
          Address
          <span className="address">
            /<input value={id} onChange={(event) => setOwn(event.target.value)} />
          </span>
        </label>
        {copyOf === undefined && (
          <fieldset>
            <legend>Begin with</legend>
            {pageTemplates.map((each) => (
              <label key={each.id} className="template">
                <input
                  type="radio"
                  name="template"
                  checked={template === each.id}
                  onChange={() => setTemplate(each.id)}
                />
                <span>
                  <strong>{each.name}</strong>
                  {each.description}
                </span>
              </label>
            ))}
          </fieldset>
        )}
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
