import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { useForm } from '../form-context.ts';
import { EditorTextArea } from './editor-text-area.tsx';

type TextKinds = FieldOf<'text' | 'number' | 'date'>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The maximum length from which a text gets a multi-line control. */
const singleLineMaxLength = 100;

/** Text, a number or a date. An empty field removes the value. Another notation is replaced when the field is left. */
export function TextField({ field, value, type, attributes }: ControlProps<TextKinds>) {
  const text = textOf(value);
  const set = (next: string): void => type(next === '' ? undefined : next);
  if (field.kind === 'number')
    return (
      <Input
        {...attributes}
        inputMode={field.whole ? 'numeric' : 'decimal'}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
    );
  if (field.kind === 'date')
    return <Input {...attributes} type="date" value={text} onChange={(event) => set(event.target.value)} />;
  const { maximum, read, suggestFrom } = field;
  const normalize = (): void => {
    const stored = read?.(text);
    if (typeof stored === 'string' && stored !== text) set(stored);
  };
  return (
    <>
      {maximum !== undefined && maximum > singleLineMaxLength && !read ? (
        <EditorTextArea {...attributes} rows={Math.min(8, Math.ceil(maximum / 90))} text={text} onText={set} />
      ) : (
        <Input
          {...attributes}
          dir="auto"
          list={suggestFrom && `${attributes.id}-suggestions`}
          value={text}
          onChange={(event) => set(event.target.value)}
          onBlur={normalize}
        />
      )}
      {suggestFrom && <Suggestions id={`${attributes.id}-suggestions`} from={suggestFrom} />}
      {maximum !== undefined && text.length > maximum * 0.8 && (
        <p className={text.length > maximum ? 'count over' : 'count'}>{`${text.length} of ${maximum} characters`}</p>
      )}
    </>
  );
}

/** The values that other entries of the same content have. */
function Suggestions({ id, from }: { readonly id: string; readonly from: readonly string[] }) {
  const content = useForm().value;
  const values = from.flatMap((source) => {
    const [list = '', name = ''] = source.split('.');
    const entries = isRecord(content) ? content[list] : undefined;
    return (Array.isArray(entries) ? entries : []).map((entry) => (isRecord(entry) ? entry[name] : undefined));
  });
  return (
    <datalist id={id}>
      {[...new Set(values)]
        .filter((value) => typeof value === 'string' && value !== '')
        .map((value) => (
          <option key={String(value)} value={String(value)} />
        ))}
    </datalist>
  );
}
