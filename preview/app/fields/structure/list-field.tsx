import { moveEntry } from '#preview/app/document/move-entry.ts';
import { nameOf } from '#preview/app/document/page-content.ts';
import { Disclosure } from '#preview/app/ui/disclosure.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { downIcon, upIcon } from '../../ui/icon.tsx';
import type { Field, FieldOf } from '../describe-field.ts';
import { type ControlProps, FieldControl } from '../field-control.tsx';
import { AddBankHoliday } from './add-bank-holiday.tsx';
import { FieldGroup } from './field-group.tsx';

/** The initial value of a new entry. */
const emptyOf = ({ kind }: Field): unknown => (kind === 'object' || kind === 'media' || kind === 'tile' ? {} : '');

const isEmpty = (entry: unknown): boolean =>
  entry === '' || (typeof entry === 'object' && entry !== null && Object.keys(entry).length === 0);

/** The title of an entry: its name, or the first text in it. */
function titleOf(entry: unknown, item: Field, at: number): string {
  if (item.kind === 'tile' && isRecord(entry) && !isEmpty(entry)) return nameOf(entry);
  const texts = isRecord(entry) ? [entry.name, ...Object.values(entry)] : [entry];
  const first = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof first === 'string' ? first.replace(/<[^<>]*>/g, '').slice(0, 50) : `${item.title || 'Entry'} ${at + 1}`;
}

/** A list of entries that can be opened, moved and removed. */
export function ListField({ field, value, change, path }: ControlProps<FieldOf<'list'>>) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, maximum, presets } = field;
  const isFull = maximum !== undefined && entries.length >= maximum;
  return (
    <ol className="entries">
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields hold no state
        <li key={at}>
          <Disclosure title={titleOf(entry, item, at)} isInitiallyOpen={entries.length === 1 || isEmpty(entry)}>
            {item.kind === 'object' ? (
              <FieldGroup path={[...path, at]} fields={item.fields} />
            ) : (
              <FieldControl path={[...path, at]} field={item} />
            )}
          </Disclosure>
          <div className="entry-actions">
            <EditorButton
              disabled={at === 0}
              aria-label={`Move ${titleOf(entry, item, at)} up`}
              onClick={() => change(moveEntry(entries, at, at - 1))}
            >
              {upIcon}
            </EditorButton>
            <EditorButton
              disabled={at === entries.length - 1}
              aria-label={`Move ${titleOf(entry, item, at)} down`}
              onClick={() => change(moveEntry(entries, at, at + 1))}
            >
              {downIcon}
            </EditorButton>
            <EditorButton
              aria-label={`Remove ${titleOf(entry, item, at)}`}
              onClick={() => change(entries.filter((_, other) => other !== at))}
            >
              Remove
            </EditorButton>
          </div>
        </li>
      ))}
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
