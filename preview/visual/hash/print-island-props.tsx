import { isValidElement, type ReactNode } from 'react';

/** The React elements among the props of an island, at any depth. */
function elementsIn(value: unknown): ReactNode[] {
  if (isValidElement(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(elementsIn);
}

const withoutElements = (_: string, value: unknown): unknown => (isValidElement(value) ? 'element' : value);

/**
 * Replaces `hostIsland` while stories are hashed: an island is represented by its props, because its markup follows
 * from them and its script.
 */
export const hostIsland =
  (_name: string, _load: () => Promise<unknown>) =>
  (props: object): ReactNode => (
    <>
      {JSON.stringify(props, withoutElements)}
      {elementsIn(props).map((element, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the elements are rendered once.
        <section key={index}>{element}</section>
      ))}
    </>
  );
