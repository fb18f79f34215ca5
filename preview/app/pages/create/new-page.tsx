import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FieldGroup, LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Choice, Input } from '#blocks/_shared/ui/field/input.tsx';
import type { PageState } from '#schemas/api/content/editing.ts';
import { templatePageId } from '#schemas/content/page/page-without-address.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { factsQuery, invalidatePagesAndFacts } from '../../api/pages.ts';
import type { PreviewFacts } from '../../api/preview-facts.ts';
import { ApiError } from '../../api/send-request.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { newPageState } from '../../editor/focus-page.ts';
import { ModalDialog } from '../../ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '../../ui/editor-button.tsx';
import { slugify } from '../slugify.ts';
import { AddressField } from './address-field.tsx';
import type { NewPageError } from './create-page.ts';
import { DeletedPage } from './deleted-page.tsx';
import { OwnerLink } from './owner-link.tsx';
import { pageTemplates } from './page-templates.ts';
import { useAfterTyping } from './use-after-typing.ts';

/** What was typed in a dialog that was closed before its page was created. */
export interface UnfinishedPage {
  readonly title: string;
  /** The address, if it is not made from the title. */
  readonly customId: string | undefined;
  readonly template: string;
}

interface NewPageProps {
  /** The page to copy; undefined to start with a template. */
  readonly copyOf: Pick<PageState, 'id' | 'title'> | undefined;
  /** Whether new pages can start with the new page. It has no address then. */
  readonly isTemplate?: boolean | undefined;
  /** What was typed before. */
  readonly unfinished?: UnfinishedPage | undefined;
  /** Called when the dialog closes, with what was typed unless the editor cancels. */
  readonly onClose: (unfinished: UnfinishedPage | undefined) => void;
}

/** Asks for the title and address of a new page or template, and creates it as a draft. */
export function NewPage({ copyOf: source, isTemplate = false, unfinished, onClose }: NewPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const { data: facts } = useQuery(factsQuery);
  const [, navigate] = useLocation();
  const [title, setTitle] = useState(unfinished?.title ?? '');
  const [customId, setCustomId] = useState(unfinished?.customId);
  const [template, setTemplate] = useState(unfinished?.template ?? 'content');
  const isCancelled = useRef(false);
  const [error, setError] = useState<Partial<NewPageError>>();
  const fields = { title: useRef<HTMLInputElement>(null), address: useRef<HTMLInputElement>(null) };
  const copyOf = source?.id;
  const heading = source
    ? `${isTemplate ? 'Template from' : 'Copy of'} ${nameOfPage(source.title ?? source.id)}`
    : 'New page';
  const id = isTemplate ? templatePageId(slugify(title)) : (customId ?? slugify(title));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = { id, title, copyOf, template };
    try {
      const { createPage, validateFreeAddress, validateNewPage } = await import('./create-page.ts');
      const invalid = validateNewPage(input) ?? (await validateFreeAddress(client, id, facts?.redirects ?? []));
      setError(invalid);
      if (invalid) return fields[invalid.field].current?.focus();
      await createPage(client, input);
      await invalidatePagesAndFacts(client);
      navigate(`/pages/${encodeURIComponent(id)}`, { state: newPageState });
    } catch (error) {
      const isAddress = error instanceof ApiError && error.errors.some(({ path }) => path === 'id');
      setError({ message: errorMessageOf(error), ...(isAddress && { field: 'address' }) });
      if (isAddress) fields.address.current?.focus();
    }
  };
  const close = (): void => onClose(isCancelled.current ? undefined : { title, customId, template });
  /** Says that an address is taken. */
  const checkAddress = async (): Promise<void> => {
    if (id === '' || title.trim() === '') return;
    const { validateFreeAddress, validateNewPage } = await import('./create-page.ts');
    if (validateNewPage({ id, title, copyOf, template })) return;
    const taken = await validateFreeAddress(client, id, facts?.redirects ?? []).catch(() => undefined);
    // The address may have changed meanwhile.
    if (taken && (isTemplate || fields.address.current?.value === id)) setError(taken);
  };
  useAfterTyping(`${id} ${title}`, checkAddress);
  return (
    <ModalDialog heading={heading} className="new-page" ref={dialog} onClose={close}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <h2>{heading}</h2>
          {error && (
            <p className="ui-field-error" role="alert" id="new-error">
              {error.message}
              {error.owner && <OwnerLink owner={error.owner} />}
            </p>
          )}
          {error?.deleted && facts?.storesPages && (
            <DeletedPage
              page={error.deleted}
              onPurged={() => {
                setError(undefined);
                fields[isTemplate ? 'title' : 'address'].current?.focus();
              }}
              onFailed={(message) => setError({ message })}
            />
          )}
          {isTemplate && <p>New pages can start with a copy of it. Visitors do not see it.</p>}
          <LabelledControl label={isTemplate ? 'Name' : 'Title'}>
            <Input
              dir="auto"
              ref={fields.title}
              value={title}
              {...invalidAttributes(error, 'title')}
              onChange={(event) => {
                setTitle(event.target.value);
                setError(undefined);
              }}
            />
          </LabelledControl>
          {!isTemplate && (
            <AddressField
              ref={fields.address}
              value={id}
              {...invalidAttributes(error, 'address')}
              onChange={(event) => {
                setCustomId(event.target.value);
                setError(undefined);
              }}
            />
          )}
          {copyOf === undefined && (
            <Templates own={facts?.pageTemplates ?? []} selectedId={template} onSelect={setTemplate} />
          )}
        </div>
        <div className="dialog-foot">
          <EditorButton type="submit" variant="primary">
            {isTemplate ? 'Create template' : 'Create page'}
          </EditorButton>
          <EditorButton
            onClick={() => {
              isCancelled.current = true;
              dialog.current?.close();
            }}
          >
            Cancel
          </EditorButton>
        </div>
      </form>
    </ModalDialog>
  );
}

const invalidAttributes = (error: Partial<NewPageError> | undefined, field: NewPageError['field']) =>
  error?.field === field && { 'aria-invalid': true, 'aria-describedby': 'new-error' };

interface TemplatesProps {
  /** The templates that editors have made. */
  readonly own: PreviewFacts['pageTemplates'];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
}

const toTemplate = ({ value, label }: PreviewFacts['pageTemplates'][number]) => ({
  id: value,
  name: nameOfPage(label),
  description: 'A template of your team.',
});

const Templates = ({ own, selectedId, onSelect }: TemplatesProps) => (
  <FieldGroup label="Start with">
    {[...pageTemplates, ...own.map(toTemplate)].map(({ id, name, description }) => (
      <Choice key={id}>
        <input type="radio" name="template" checked={selectedId === id} onChange={() => onSelect(id)} />
        <span>
          <strong>{name}</strong>
          {description}
        </span>
      </Choice>
    ))}
  </FieldGroup>
);
