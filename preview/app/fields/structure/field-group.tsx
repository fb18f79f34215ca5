import { useContext } from 'react';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import type { NamedField } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { isAtPath, NewEntryContext, useForm } from '../form-context.ts';
import { followsOpening } from './hours/follow-opening.ts';

interface FieldGroupProps {
  readonly path: readonly PathStep[];
  readonly fields: readonly NamedField[];
}

/** The fields that are shown, in a column. Those that few editors need are in disclosures below the others. */
export function FieldGroup({ path, fields: allFields }: FieldGroupProps) {
  const { problems, value } = useForm();
  const hasProblem = (name: string): boolean => problems.some((problem) => isAtPath(problem.path, [...path, name]));
  const fields = selectShownFields(allFields, valueAt(value, path), hasProblem);
  const isNew = useContext(NewEntryContext);
  const disclosures = new Set(fields.flatMap(({ field }) => field.disclosure ?? []));
  const fieldsOf = (disclosure: string | undefined) => fields.filter(({ field }) => field.disclosure === disclosure);
  return (
    <>
      <FieldControls path={path} fields={fieldsOf(undefined)} />
      {[...disclosures].map((disclosure) => (
        <Disclosure
          key={disclosure}
          title={disclosure}
          className="folded-fields"
          isInitiallyOpen={!isNew && fieldsOf(disclosure).some(({ name }) => hasProblem(name))}
        >
          <FieldControls path={path} fields={fieldsOf(disclosure)} />
        </Disclosure>
      ))}
    </>
  );
}

function FieldControls({ path, fields }: FieldGroupProps) {
  const group = valueAt(useForm().value, path);
  return fields.map(({ name, field }) => (
    <FieldControl key={name} path={[...path, name]} field={field} isDisabled={followsOpening(group, name)} />
  ));
}

/** Without the fields that need a flag which is off. Their values stay. A problem shows its field. */
function selectShownFields(
  fields: readonly NamedField[],
  group: unknown,
  hasProblem: (name: string) => boolean,
): readonly NamedField[] {
  const values = isRecord(group) ? group : {};
  return fields.filter(
    ({ name, field: { onlyWith } }) => onlyWith === undefined || values[onlyWith] === true || hasProblem(name),
  );
}
