import type { ReactNode } from 'react';
import { Disclosure } from '#preview/app/ui/disclosure/disclosure.tsx';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import { describeFields, type NamedField } from '../describe-field.ts';
import { useForm } from '../form-context.ts';
import { FieldGroup } from './field-group.tsx';

/** The fields that every tile has: placement and appearance. */
const sharedFields: ReadonlySet<string> = new Set(Object.keys(tileFields));
/** Fields that editors do not set in a form. */
const hiddenFields: ReadonlySet<string> = new Set(['type', 'key', 'tileId', 'version']);

const fieldsByType = new Map<string, readonly NamedField[]>();

/** The fields of a tile type that have a control; undefined for an unknown type. */
export function fieldsOfTile(type: string): readonly NamedField[] | undefined {
  const definition = findTileType(type);
  if (!definition) return undefined;
  const cached =
    fieldsByType.get(type) ?? describeFields(definition.schema).filter(({ name }) => !hiddenFields.has(name));
  fieldsByType.set(type, cached);
  return cached;
}

interface TileFieldsProps {
  /** The path of the tile in the edited value. */
  readonly path: readonly PathStep[];
  readonly fields: readonly NamedField[];
  /** Further controls for the placement. */
  readonly children?: ReactNode;
}

/** The fields of a tile: its own first, then placement and appearance. */
export function TileFields({ path, fields, children }: TileFieldsProps) {
  const { problems } = useForm();
  const isShared = ({ name }: NamedField): boolean => sharedFields.has(name);
  return (
    <>
      <FieldGroup path={path} fields={fields.filter((field) => !isShared(field))} />
      <Disclosure
        title="Placement and appearance"
        className="shared-fields"
        isInitiallyOpen={problems.some(
          (problem) =>
            path.every((step, at) => problem.path[at] === step) && sharedFields.has(String(problem.path[path.length])),
        )}
      >
        {children}
        <FieldGroup path={path} fields={fields.filter(isShared)} />
      </Disclosure>
    </>
  );
}

/** A tile of an unknown type is left unchanged, and shown as JSON. */
export const UnknownTile = ({ tile }: { readonly tile: object }) => (
  <>
    <p>This tile stays unchanged. Visitors do not see it.</p>
    <pre>{JSON.stringify(tile, null, 2)}</pre>
  </>
);
