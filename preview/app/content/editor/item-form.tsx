import { type FocusEvent, Suspense, useEffect, useState } from 'react';
import { AddressList } from '#preview/app/fields/choice/address-list.tsx';
import { FormContext, type FormContextValue } from '#preview/app/fields/form-context.ts';
import { fillEntryId } from '#preview/app/fields/structure/entry-names/fill-entry-id.ts';
import { FieldGroup } from '#preview/app/fields/structure/field-group.tsx';
import { type FormerHours, followOpening } from '#preview/app/fields/structure/hours/follow-opening.ts';
import { fillPlace } from '#preview/review/items/vacancies/restaurant-place.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { LazyMenuGrid } from '../content.lazy.ts';
import { type FormGroup, formGroups } from './form-groups.ts';
import { useItem, useItemState } from './item-context.ts';
import { useLeftFields, withoutUnfilled } from './problems/unfilled-fields.ts';
import { useItemProblems } from './problems/use-item-problems.ts';

interface ItemFormProps {
  /** Whether a preview takes part of the width. */
  readonly isBesidePreview: boolean;
}

/** The form of an item. A kind with a form of its own is chosen here. */
export function ItemForm({ isBesidePreview }: ItemFormProps) {
  const { editor, itemKey, navigation, facts, showsUnfilled } = useItem();
  const { history, problems } = useItemState();
  const { errors, warnings } = useItemProblems();
  const [left, noteLeft] = useLeftFields();
  const found = [...errors, ...warnings];
  const [formerHours] = useState<FormerHours>(() => new Map());
  const formContext: FormContextValue = {
    value: history.present,
    // The grid of a menu has checks of its own.
    problems:
      itemKey.kind === 'menu' ? problems : showsUnfilled ? found : withoutUnfilled(found, history.present, left),
    change: (path, value, { title, isTyping }) =>
      editor.change({
        label: title,
        ...(isTyping && { mergeKey: formatPath(path) }),
        to: (content) => {
          const next = followOpening(content, setAt(content, path, value), path, formerHours);
          const isChosenPlace = itemKey.kind === 'job' && path[0] === 'location' && !isTyping;
          const changed = isChosenPlace ? fillPlace(next, facts, content) : next;
          return isRecord(changed) ? changed : content;
        },
      }),
  };
  const fillId = (field: Element): void => {
    const path = field.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
    const filled = fillEntryId(editor.state().history.present, path);
    if (filled) editor.change({ label: 'Id', to: () => filled });
  };
  return (
    <FormContext value={formContext}>
      <AddressList tiles={noTiles} />
      {itemKey.kind === 'menu' ? (
        <Suspense fallback={<p role="status">Opening the menu…</p>}>
          <LazyMenuGrid
            {...formContext}
            navigation={navigation}
            stopMerging={editor.stopMerging}
            isBesidePreview={isBesidePreview}
          />
        </Suspense>
      ) : (
        <GeneratedForm
          groups={formGroups(itemKey.kind)}
          onBlur={(event) => {
            editor.stopMerging();
            noteLeft(event);
            if (itemKey.kind === 'booking-rules') fillId(event.target);
          }}
        />
      )}
    </FormContext>
  );
}

interface GeneratedFormProps {
  readonly groups: readonly FormGroup[];
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** A form generated from a schema, in groups with headings and links to them. */
function GeneratedForm({ groups, onBlur }: GeneratedFormProps) {
  const titled = groups.filter(({ title }) => title !== '');
  useEffect(focusAddressedPart, []);
  return (
    <div className="item-body">
      {titled.length > 1 && (
        <nav className="item-contents" aria-label="Parts of the form">
          <ul>
            {titled.map(({ title }) => (
              <li key={title}>
                <a href={`#${partId(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className="item-form" onSubmit={(event) => event.preventDefault()} onBlur={onBlur}>
        {groups.map(({ title, fields }) => (
          <section key={title} aria-labelledby={title === '' ? undefined : partId(title)}>
            {title !== '' && (
              <h2 id={partId(title)} tabIndex={-1}>
                {title}
              </h2>
            )}
            <FieldGroup path={[]} fields={fields} />
          </section>
        ))}
      </form>
    </div>
  );
}

const noTiles = [] as const;

/** The browser follows a fragment before the form is loaded. */
function focusAddressedPart(): void {
  const { hash } = window.location;
  const part = hash.startsWith('#part-') && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part) return;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

const partId = (title: string): string => `part-${title.toLowerCase().replaceAll(' ', '-')}`;
