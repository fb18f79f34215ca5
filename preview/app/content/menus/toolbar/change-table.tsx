interface ChangedField {
  readonly name: string;
  readonly field?: string;
  readonly before: string;
  readonly after: string;
}

interface ChangeTableProps {
  readonly caption: string;
  readonly changes: readonly ChangedField[];
}

/** Values before and after a change, in a table that scrolls by itself. */
export function ChangeTable({ caption, changes }: ChangeTableProps) {
  if (changes.length === 0) return null;
  const hasFields = changes.some(({ field }) => field !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="change-table" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Dish</th>
            {hasFields && <th scope="col">Field</th>}
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, field, before, after }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have the same name and values
            <tr key={at}>
              <th scope="row">{name}</th>
              {hasFields && <td>{field}</td>}
              <td>{before || 'Empty'}</td>
              <td>{after || 'Empty'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
