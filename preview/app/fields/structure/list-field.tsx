import { nameOf } from '#preview/app/document/page-content.ts';
import { useFacts } from '#preview/app/editor/editor-context.ts';
import { Disclosure } from '#preview/app/ui/disclosure.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { labelOfChoice } from '../choice/choice-field.tsx';
import { nameOfReference } from '../choice/reference-field.tsx';
import type { Field, FieldOf } from '../describe-field.ts';
import { type ControlProps, FieldControl } from '../field-control.tsx';
import { AddBankHoliday } from './add-bank-holiday.tsx';
import { EntryActions } from './entry-actions.tsx';
import { FieldGroup } from './field-group.tsx';

/** The initial value of a new entry. */
const emptyOf = ({ kind }: Field): unknown => (kind === 'object' || kind === 'media' || kind === 'tile' ? {} : '');

const isEmpty = (entry: unknown): boolean =>
  entry === '' || (typeof entry === 'object' && entry !== null && Object.keys(entry).length === 0);

/** The title of an entry: its name, or the first text in it. */
function titleOf(entry: unknown, item: Field, at: number): string {
  if (item.kind === 'tile' && isRecord(entry) && !isEmpty(entry)) return nameOf(entry);
  if (item.kind === 'choice' && typeof entry === 'string' && entry !== '') return labelOfChoice(item, entry);
  const texts = isRecord(entry) ? [entry.name, ...Object.values(entry)] : [entry];
  const first = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof first === 'string' ? first.replace(/<[^<>]*>/g, '').slice(0, 50) : `${item.title || 'Entry'} ${at + 1}`;
}

/** A list of entries that can be opened, moved and removed. References are chosen in the list itself. */
export function ListField({ field, value, change, path }: ControlProps<FieldOf<'list'>>) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, maximum, presets } = field;
  const isFull = maximum !== undefined && entries.length >= maximum;
  return (
    <ol className="entries">
      {entries.map((entry, at) => {
        const props = { path: [...path, at], entry, at, entries, change };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields hold no state
          <li key={at}>
            {item.kind === 'reference' ? (
              <ReferenceEntry {...props} item={item} />
            ) : (
              <ListEntry {...props} item={item} />
            )}
          </li>
        );
      })}
      <li>
        <EditorButton disabled={isFull} onClick={() => change([...entries, emptyOf(item)])}>
          {isFull ? `Limit: ${maximum}` : `Add to ${field.title.toLowerCase()}`}
        </EditorButton>
        {presets === 'bank-holidays' && !isFull && (
          <AddBankHoliday entries={entries} onAdd={(entry) => change([...entries, entry])} />
        )}
      </li>
    </ol>
  );
}

interface EntryProps<Item extends Field> {
  readonly item: Item;
  readonly path: readonly PathStep[];
  readonly entry: unknown;
  readonly at: number;
  readonly entries: readonly unknown[];
  readonly change: (entries: readonly unknown[]) => void;
}

function ListEntry({ item, path, entry, at, entries, change }: EntryProps<Field>) {
  const name = titleOf(entry, item, at);
  return (
    <>
      <Disclosure title={name} isInitiallyOpen={entries.length === 1 || isEmpty(entry)}>
        {item.kind === 'object' ? (
          <FieldGroup path={path} fields={item.fields} />
        ) : (
          <FieldControl path={path} field={item} />
        )}
      </Disclosure>
      <EntryActions entries={entries} at={at} name={name} change={change} />
    </>
  );
}

function ReferenceEntry({ item, path, entry, at, entries, change }: EntryProps<FieldOf<'reference'>>) {
  const facts = useFacts();
  const title = `${item.title} ${at + 1}`;
  return (
    <>
      <FieldControl path={path} field={{ ...item, title, description: '' }} />
      <EntryActions entries={entries} at={at} name={nameOfReference(item.to, entry, facts) ?? title} change={change} />
    </>
  );
}
