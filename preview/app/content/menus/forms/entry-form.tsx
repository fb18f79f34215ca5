import type { ReactNode } from 'react';
import type { z } from 'zod';
import { describeFields, type NamedField } from '#preview/app/fields/describe-field.ts';
import { FormContext, type FormContextValue } from '#preview/app/fields/form-context.ts';
import { FieldGroup } from '#preview/app/fields/structure/field-group.tsx';
import { checkDish } from '#preview/review/menu/check-dish.ts';
import { dishesOf, nameOfDish, nameOfSection, textOf } from '#preview/review/menu/stored-menu.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { menu, menuItem, menuSectionSchema } from '#schemas/domain/menu/menu.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { type DishPlace, dishAt, type Sections } from '../model/menu-operations.ts';
import { takenIds, withFirstId } from '../model/new-entries.ts';
import { GoesWithField } from './goes-with-field.tsx';
import { PriceField } from './price-field.tsx';

/** What a form is about: the menu itself, a section, or a dish. */
export type FormTarget = 'menu' | DishPlace;

interface EntryFormProps {
  readonly target: FormTarget;
  readonly menu: Pick<FormContextValue, 'value' | 'problems' | 'change'>;
  readonly sections: Sections;
  /** Ends the undo step of typing. */
  readonly stopMerging: () => void;
  readonly actions?: ReactNode;
}

const fieldsOf = (schema: z.ZodObject, ...hidden: readonly string[]): readonly NamedField[] =>
  describeFields(schema).filter(({ name }) => !hidden.includes(name));

const menuFields = fieldsOf(menu, 'sections', 'id');
const sectionFields = fieldsOf(menuSectionSchema, 'items', 'id');
const dishFields = fieldsOf(menuItem, 'pricePence', 'goesWith', 'id');
const idFields = (schema: z.ZodObject) => describeFields(schema).filter(({ name }) => name === 'id');
const ids = { menu: idFields(menu), section: idFields(menuSectionSchema), dish: idFields(menuItem) };

const pathOf = (target: FormTarget): readonly PathStep[] => {
  if (target === 'menu') return [];
  return target.item < 0 ? ['sections', target.section] : ['sections', target.section, 'items', target.item];
};

/** The form of a dish, a section or the menu itself, with all fields of its schema. */
export function EntryForm({ target, menu: edited, sections, stopMerging, actions }: EntryFormProps) {
  const path = pathOf(target);
  const entry = valueAt(edited.value, path);
  const kind = target === 'menu' ? 'menu' : target.item < 0 ? 'section' : 'dish';
  const title = kind === 'menu' ? 'Menu' : kind === 'section' ? nameOfSection(entry) : nameOfDish(entry);
  const context: FormContextValue = {
    value: entry,
    problems: edited.problems
      .filter((problem) => path.every((step, at) => problem.path[at] === step))
      .map((problem) => ({ ...problem, path: problem.path.slice(path.length) })),
    change: (field, value, how) =>
      edited.change([...path, ...field], value, { ...how, title: `${title}: ${how.title}` }),
  };
  /** A dish that was added without a name gets its permanent id once its name is finished. */
  const leave = (): void => {
    stopMerging();
    const named = withFirstId({ id: textOf(entry, 'id'), name: '' }, entry, takenIds(sections));
    if (kind === 'dish' && named !== entry)
      edited.change([...path, 'id'], textOf(named, 'id'), { title: `${title}: Id`, isTyping: false });
  };
  if (!isRecord(entry)) return <p className="empty">This entry cannot be edited, and is left as it is.</p>;
  const warnings = kind === 'dish' ? checkDish(entry) : [];
  return (
    <FormContext value={context}>
      <form onSubmit={(event) => event.preventDefault()} onBlur={leave}>
        <header>
          <h2>{title}</h2>
          {warnings.map(({ message }) => (
            <p key={message} className="warning-message">
              <strong>Warning:</strong> {message}
            </p>
          ))}
          {actions}
        </header>
        {kind === 'dish' && target !== 'menu' ? (
          <DishFields sections={sections} place={target} />
        ) : (
          <FieldGroup path={[]} fields={kind === 'menu' ? menuFields : sectionFields} />
        )}
        <Disclosure title="Id" isInitiallyOpen={context.problems.some((problem) => problem.path[0] === 'id')}>
          <p className="hint">Links and other dishes refer to it. Change it only if nothing does.</p>
          <FieldGroup path={[]} fields={ids[kind]} />
        </Disclosure>
      </form>
    </FormContext>
  );
}

const beforePrice = dishFields.filter(({ name }) => ['name', 'origin', 'description', 'image'].includes(name));
const afterPrice = dishFields.filter((field) => !beforePrice.includes(field));

function DishFields({ sections, place }: { readonly sections: Sections; readonly place: DishPlace }) {
  const own = dishAt(sections, place);
  const others = sections
    .flatMap(dishesOf)
    .filter((dish) => dish !== own && textOf(dish, 'id') !== '')
    .map((dish) => ({ id: textOf(dish, 'id'), name: nameOfDish(dish) }));
  return (
    <>
      <FieldGroup path={[]} fields={beforePrice} />
      <PriceField />
      <FieldGroup path={[]} fields={afterPrice} />
      <GoesWithField dishes={others} />
    </>
  );
}
