/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { describedBy, errorId, hintId } from './field-ids.ts';

interface FieldText {
  /** The id of the control, from which the ids of its hint and error derive. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

const joinClasses = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** The parts of a field below one another, for a field that orders them itself. */
export const FieldBox = ({ error, children }: { readonly error?: ReactNode; readonly children: ReactNode }) => (
  <div className="ui-field" data-invalid={error ? '' : undefined}>
    {children}
  </div>
);

/** Label, hint and error of a single control, in reading order. */
export const Field = ({ children, ...text }: FieldText & { readonly children: ReactNode }) => (
  <FieldBox error={text.error}>
    <label className="ui-field-label" htmlFor={text.id}>
      {text.label}
    </label>
    <FieldMessages {...text} />
    {children}
  </FieldBox>
);

/** A label around its control, for a field without hint and error. */
export const LabelledControl = ({
  label,
  className,
  children,
}: {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller passes the control.
  <label className={joinClasses('ui-field', 'ui-field-label', className)}>
    {label}
    {children}
  </label>
);

interface FieldGroupProps extends Omit<FieldText, 'id'> {
  /** With an id, links and scripts can focus the group. */
  readonly id?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly children: ReactNode;
}

/** Legend, hint and error of a group of controls. */
export const FieldGroup = ({ id, label, hint, error, isBusy, children }: FieldGroupProps) => (
  <fieldset
    id={id}
    tabIndex={id === undefined ? undefined : -1}
    className="ui-field-group"
    data-invalid={error ? '' : undefined}
    aria-busy={isBusy}
    aria-describedby={id === undefined ? undefined : describedBy({ id, hint, error })}
  >
    <legend>{label}</legend>
    <FieldMessages id={id} hint={hint} error={error} />
    {children}
  </fieldset>
);

interface FieldMessagesProps {
  /** Absent if nothing refers to the messages. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export const FieldMessages = ({ id, hint, error }: FieldMessagesProps) => (
  <>
    {hint && (
      <p id={id && hintId(id)} className="ui-field-hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={id && errorId(id)} className="ui-field-error">
        {error}
      </p>
    )}
  </>
);
