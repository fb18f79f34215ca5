import { useRef, useState } from 'react';
import { moveEntry } from '#preview/app/document/move-entry.ts';
import { nameOf } from '#preview/app/document/page-content.ts';
import { useFacts } from '#preview/app/editor/editor-context.ts';
import { Disclosure } from '#preview/app/ui/disclosure/disclosure.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { labelOfChoice } from '../choice/choice-field.tsx';
import { nameOfReference } from '../choice/reference-field.tsx';
import type { Field, FieldKind, FieldOf } from '../describe-field.ts';
import { withArticle } from '../describe-problem.ts';
import { type ControlProps, FieldControl } from '../field-control.tsx';
import { AddBankHoliday } from './add-bank-holiday.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryItem } from './entry-item.tsx';
import { describeAlternativeHours, insertByDate, orderByDate } from './entry-names/describe-alternative-hours.ts';
import { describeArea } from './entry-names/describe-area.ts';
import { areRedirects, describeRedirect } from './entry-names/describe-redirect.ts';
import { describeStay } from './entry-names/describe-stay.ts';
import { FieldGroup } from './field-group.tsx';
import { focusFirstField, useFocusAfterChange } from './use-focus-after-change.ts';

/** The initial value of a new entry. */
const emptyOf = ({ kind }: Field): unknown => (kind === 'object' || kind === 'media' || kind === 'tile' ? {} : '');

const isEmpty = (entry: unknown): boolean =>
  entry === '' || (typeof entry === 'object' && entry !== null && Object.keys(entry).length === 0);

/** The title of an entry: its name, or the first text in it. */
function titleOf(entry: unknown, item: Field, at: number, presets?: string): string {
  const summary =
    presets === 'bank-holidays' ? describeAlternativeHours(entry) : (describeStay(entry) ?? describeArea(entry));
  if (summary !== undefined) return summary;
  if (item.kind === 'tile' && isRecord(entry) && !isEmpty(entry)) return nameOf(entry);
  if (item.kind === 'choice' && typeof entry === 'string' && entry !== '') return labelOfChoice(item, entry);
  const texts = isRecord(entry) ? [entry.name, ...Object.values(entry)] : [entry];
  const first = texts.find((text) => typeof text === 'string' && text !== '');
  return typeof first === 'string' ? first.replace(/<[^<>]*>/g, '').slice(0, 50) : `${item.title || 'Entry'} ${at + 1}`;
}

/** The kinds of entries with one control, which need no disclosure. */
const lineKinds: ReadonlySet<FieldKind> = new Set(['reference', 'text', 'choice', 'date']);

/** A list of entries that can be opened, moved and removed. Those with one control are edited in the list itself. */
export function ListField({ field, value, change, path }: ControlProps<FieldOf<'list'>>) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, maximum, presets } = field;
  const list = useRef<HTMLOListElement>(null);
  const focusAfterChange = useFocusAfterChange();
  const [announcement, setAnnouncement] = useState('');
  const [newAt, setNewAt] = useState<number>();
  const isByDate = presets === 'bank-holidays';
  const order = useOrder(entries, isByDate);
  const entryAt = (at: number) => list.current?.querySelector(`:scope > [data-entry="${at}"]`);
  const add = (added: readonly unknown[], at: number, focus = focusFirstField): void => {
    setNewAt(at);
    focusAfterChange(() => focus(entryAt(at)));
    change(added);
  };
  const move = (from: number, to: number, name: string): void => {
    setNewAt(undefined);
    focusAfterChange(() => focusMoveButton(entryAt(to), to > from ? 'down' : 'up'));
    setAnnouncement(`${name} is now ${to + 1} of ${entries.length}.`);
    change(moveEntry(entries, from, to));
  };
  const remove = (at: number, name: string): void => {
    setNewAt(undefined);
    const neighbour = Math.max(0, Math.min(at, entries.length - 2));
    focusAfterChange(() => focusEntry(entryAt(neighbour) ?? list.current?.lastElementChild));
    setAnnouncement(`${name} was removed.`);
    change(entries.filter((_, other) => other !== at));
  };
  const isFull = maximum !== undefined && entries.length >= maximum;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ol className="entries" ref={list}>
        {order.map((at) => {
          const entry = entries[at];
          const props = { path: [...path, at], entry, at, entries, remove, ...(!isByDate && { move }) };
          return (
            // Entries have no name of their own, and their fields hold no state.
            <EntryItem key={at} at={at} isNew={at === newAt} onLeave={() => at === newAt && setNewAt(undefined)}>
              {lineKinds.has(item.kind) ? (
                <LineEntry {...props} item={item} />
              ) : (
                <ListEntry {...props} item={item} presets={presets} />
              )}
            </EntryItem>
          );
        })}
        <li>
          <EditorButton disabled={isFull} onClick={() => add([...entries, emptyOf(item)], entries.length)}>
            {isFull ? `Limit: ${maximum}` : `Add ${withArticle(item.title || 'Entry')}`}
          </EditorButton>
          {isByDate && !isFull && (
            <AddBankHoliday
              entries={entries}
              onAdd={(entry) => {
                const added = insertByDate(entries, entry);
                // A filled entry is closed, so that its fields cannot have the focus.
                add(added, added.indexOf(entry), focusEntry);
              }}
            />
          )}
        </li>
      </ol>
    </>
  );
}

/** The order in which entries are shown. Those with dates are sorted once one is added or removed, not while one is typed. */
function useOrder(entries: readonly unknown[], isByDate: boolean): readonly number[] {
  const inOrder = (): readonly number[] => (isByDate ? orderByDate(entries) : [...entries.keys()]);
  const [order, setOrder] = useState(inOrder);
  if (order.length === entries.length) return order;
  const next = inOrder();
  setOrder(next);
  return next;
}

interface EntryProps<Item extends Field> {
  readonly item: Item;
  readonly path: readonly PathStep[];
  readonly entry: unknown;
  readonly at: number;
  readonly entries: readonly unknown[];
  /** Absent if dates order the entries. */
  readonly move?: (from: number, to: number, name: string) => void;
  readonly remove: (at: number, name: string) => void;
}

/** Focuses the button that moves an entry on in a direction, or back at the end of the list. */
function focusMoveButton(entry: Element | null | undefined, direction: 'up' | 'down'): void {
  const buttonOf = (name: string) => entry?.querySelector<HTMLElement>(`[data-move="${name}"]:not(:disabled)`);
  (buttonOf(direction) ?? buttonOf(direction === 'up' ? 'down' : 'up'))?.focus();
}

/** Focuses an entry; the button that adds one if there is none. */
const focusEntry = (entry: Element | null | undefined): void =>
  entry?.querySelector<HTMLElement>('summary, input, select, textarea, button')?.focus();

interface ListEntryProps extends EntryProps<Field> {
  readonly presets: string | undefined;
}

function ListEntry({ item, path, entry, at, entries, presets, ...actions }: ListEntryProps) {
  const name = titleOf(entry, item, at, presets);
  const redirect = item.kind === 'object' && areRedirects(item) ? describeRedirect(entry) : undefined;
  return (
    <>
      <Disclosure title={redirect ?? name} isInitiallyOpen={entries.length === 1 || isEmpty(entry)}>
        {item.kind === 'object' ? (
          <FieldGroup path={path} fields={item.fields} />
        ) : (
          <FieldControl path={path} field={item} />
        )}
      </Disclosure>
      <EntryActions count={entries.length} at={at} name={name} {...actions} />
    </>
  );
}

function LineEntry({ item, path, entry, at, entries, ...actions }: EntryProps<Field>) {
  const facts = useFacts();
  const title = `${item.title || 'Entry'} ${at + 1}`;
  const reference = item.kind === 'reference' ? (nameOfReference(item.to, entry, facts) ?? title) : undefined;
  return (
    <>
      <FieldControl path={path} field={{ ...item, title, description: '' }} />
      <EntryActions count={entries.length} at={at} name={reference ?? titleOf(entry, item, at)} {...actions} />
    </>
  );
}
