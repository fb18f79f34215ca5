import { type FormEvent, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { maxFoundText } from '#schemas/api/content/find-text.ts';
import type { TextSearch } from '../../../api/find-text.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { defaultOptions } from './use-search-in-address.ts';

interface ReplaceFormProps {
  /** The search that the form starts with. */
  readonly initial: TextSearch | undefined;
  readonly replacement: string;
  /** Whether the replacement gets the case of what it replaces. */
  readonly keepCase: boolean;
  readonly onReplacement: (replacement: string) => void;
  readonly onKeepCase: (keepCase: boolean) => void;
  /** Called without a search if there is no text to find. */
  readonly onSearch: (search: TextSearch | undefined) => void;
}

/** What to find, and what to replace it with. */
export function ReplaceForm(props: ReplaceFormProps) {
  const { initial, replacement, keepCase, onReplacement, onKeepCase, onSearch } = props;
  const [{ text, ...options }, setSearch] = useState(initial ?? { text: '', ...defaultOptions });
  const change = (changed: Partial<TextSearch>): void => setSearch({ text, ...options, ...changed });
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setError(isEmpty ? 'Enter the text to find.' : '');
    if (isEmpty) input.current?.focus();
    onSearch(isEmpty ? undefined : { text, ...options });
  };
  return (
    <form className="replace-form" onSubmit={submit}>
      <LabelledControl label="Find">
        <Input
          dir="auto"
          ref={input}
          value={text}
          maxLength={maxFoundText}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : 'replace-error'}
          onChange={({ target }) => change({ text: target.value })}
        />
      </LabelledControl>
      <LabelledControl label="Replace with">
        <Input
          dir="auto"
          value={replacement}
          maxLength={maxFoundText}
          onChange={({ target }) => onReplacement(target.value)}
        />
      </LabelledControl>
      {error !== '' && (
        <p className="ui-field-error" id="replace-error" role="alert">
          {error}
        </p>
      )}
      <p className="replace-options">
        <label>
          <input
            type="checkbox"
            checked={options.matchCase}
            onChange={({ target }) => change({ matchCase: target.checked })}
          />{' '}
          Match case
        </label>
        <label>
          <input
            type="checkbox"
            checked={options.wholeWords}
            onChange={({ target }) => change({ wholeWords: target.checked })}
          />{' '}
          Whole words
        </label>
        <label>
          <input type="checkbox" checked={keepCase} onChange={({ target }) => onKeepCase(target.checked)} /> Keep
          capitals as found
        </label>
      </p>
      <EditorButton type="submit" variant="primary" size="beside-field">
        Find
      </EditorButton>
      <p className="hint">
        Searches the drafts of all pages, menus, restaurants, offers, vacancies, social posts, shared tiles and
        settings. Prices and other numbers are found too, and changed in their fields. Addresses of links are not
        changed, and nothing is published.
      </p>
    </form>
  );
}
