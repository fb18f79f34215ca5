import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { invalidateContent } from '#preview/app/api/content.ts';
import { slugify } from '#preview/app/pages/slugify.ts';
import { ModalDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { itemRoute, type KindView } from '../kind-views.ts';
import { createItem, findTakenId, type NewItemError, validateNewItem } from './create-item.ts';

interface NewItemProps {
  readonly view: KindView;
  /** The items that exist, deleted or not. */
  readonly items: readonly ContentState[];
  readonly onClose: () => void;
}

/** Asks for the name and the id of a new item, and creates it as a draft. */
export function NewItem({ view, items, onClose }: NewItemProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [customId, setCustomId] = useState<string>();
  const [failure, setFailure] = useState<Partial<NewItemError>>();
  const fields = { name: useRef<HTMLInputElement>(null), id: useRef<HTMLInputElement>(null) };
  const { kind, noun, idLabel = 'Id', address } = view;
  // The store id is a number in all systems, which cannot be made from a name.
  const id = customId ?? (kind === 'restaurants' ? '' : slugify(name));
  const heading = `New ${noun}`;
  const { schema, nameField } = contentDefinitions[kind];
  // What is taken is said while it is typed.
  const error = findTakenId(view, id, items) ?? failure;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const invalid = validateNewItem(view, { name, id }, items);
    setFailure(invalid);
    if (invalid) return fields[invalid.field].current?.focus();
    try {
      await createItem(view, name, id);
      await invalidateContent(client);
      navigate(itemRoute(kind, id));
    } catch (problem) {
      setFailure({ message: errorMessageOf(problem) });
    }
  };
  const invalidAttributes = (field: NewItemError['field']) =>
    error?.field === field && { 'aria-invalid': true, 'aria-describedby': 'new-error' };
  return (
    <ModalDialog heading={heading} className="new-page" ref={dialog} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="dialog-body">
          <h2>{heading}</h2>
          {error && (
            <p className="ui-field-error" role="alert" id="new-error">
              {error.message}
              {error.owner && (
                <>
                  {' '}
                  <Link href={itemRoute(kind, error.owner.id)}>Open {error.owner.name ?? error.owner.id}</Link>
                </>
              )}
            </p>
          )}
          <LabelledControl label={findField(schema, [nameField]).title}>
            <Input
              dir="auto"
              ref={fields.name}
              value={name}
              {...invalidAttributes('name')}
              onChange={({ target }) => setName(target.value)}
            />
          </LabelledControl>
          <LabelledControl label={idLabel}>
            <span className="address">
              {address}
              <Input
                ref={fields.id}
                value={id}
                {...invalidAttributes('id')}
                onChange={({ target }) => setCustomId(target.value)}
              />
            </span>
          </LabelledControl>
        </div>
        <div className="dialog-foot">
          <EditorButton type="submit" variant="primary">
            Create {noun}
          </EditorButton>
          <EditorButton onClick={() => dialog.current?.close()}>Cancel</EditorButton>
        </div>
      </form>
    </ModalDialog>
  );
}
