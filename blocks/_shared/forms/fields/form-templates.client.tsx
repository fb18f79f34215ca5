'use client';

import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ErrorListProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import type { FormControlContext } from './control.ts';
import styles from './form.module.css';
import { readPresentation } from './ui-schema.ts';

/** Controls render their own label, hint and error, so there is no wrapper. */
const FieldTemplate = ({ children }: FieldTemplateProps) => children;

const ObjectFieldTemplate = ({ properties, schema, fieldPathId }: ObjectFieldTemplateProps) => (
  <div className={styles.fields}>
    {fieldPathId.path.length === 0 && hasRows(schema) && <DefaultButton />}
    {properties.map(({ content }) => content)}
  </div>
);

const hasRows = ({ properties = {} }: RJSFSchema): boolean =>
  Object.values(properties).some(
    (property) => typeof property === 'object' && typeof property.items === 'object' && 'properties' in property.items,
  );

/**
 * The first submit button, which Enter in a field activates. Without it Enter would add a row. Source: HTML, implicit
 * submission.
 */
const DefaultButton = () => (
  <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
    Send
  </button>
);

/** A list of rows. Its buttons submit the form, so that they work without script too. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, schema, canAdd, onAddClick, fieldPathId, uiSchema, rawErrors, registry } = props;
  const path = fieldPathId.path.join('.');
  const formContext: FormControlContext | undefined = registry.formContext;
  if (formContext?.context.hiddenFields?.includes(path)) return null;
  const [error] = rawErrors ?? [];
  return (
    <FieldGroup id={fieldPathId.$id} label={title} hint={schema.description} error={error}>
      {items}
      {canAdd && (
        <Button
          variant="secondary"
          size="small"
          className={styles.action}
          type="submit"
          name="_add"
          value={path}
          onClick={(event) => {
            event.preventDefault();
            onAddClick(event);
          }}
        >
          Add another {readPresentation(uiSchema)?.rowLabel?.toLowerCase() ?? 'one'}
        </Button>
      )}
    </FieldGroup>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, totalItems, buttonsProps, parentUiSchema } = props;
  const name = `${readPresentation(parentUiSchema)?.rowLabel ?? 'Entry'} ${index + 1}`;
  const path = buttonsProps.fieldPathId.path.join('.');
  return (
    <fieldset className={styles.row}>
      <legend>{name}</legend>
      {children}
      {totalItems > 1 && (
        <Button
          variant="secondary"
          size="small"
          className={styles.action}
          type="submit"
          name="_remove"
          value={path}
          onClick={(event) => {
            event.preventDefault();
            buttonsProps.onRemoveItem(event);
          }}
        >
          Remove {name.toLowerCase()}
        </Button>
      )}
    </fieldset>
  );
}

/** Focuses the field without adding a history entry, because the typed values are saved in the current one. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The error summary before the form, in the order of the fields. Each line links to its field. */
function ErrorListTemplate({ errors, registry }: ErrorListProps) {
  const formContext: FormControlContext | undefined = registry.formContext;
  const form = formContext?.form;
  return (
    <div id={`${form}.errors`} tabIndex={-1} role="alert" className={styles.errors}>
      <p className={styles.errorsTitle}>There is a problem</p>
      <ul>
        {errors.map(({ property = '', message }) => (
          <li key={property}>
            <a href={`#${form}${property}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const formTemplates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  ErrorListTemplate,
};
