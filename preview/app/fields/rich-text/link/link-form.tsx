import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { LinkChoice } from './link-choices.ts';
import { readAddress } from './read-address.ts';
import { useSitePath } from './site-path.ts';
import { useLinkChoices } from './use-link-choices.ts';

interface LinkFormProps {
  /** The address of the link that is changed; empty for a new one. */
  readonly href: string;
  readonly onSet: (link: LinkChoice) => void;
  readonly onRemove: () => void;
}

const hint = 'The name of a page, menu, restaurant or offer; or an address, email address or phone number.';

/** The target of a link: a combobox of the site’s pages that accepts any address. */
export function LinkForm({ href, onSet, onRemove }: LinkFormProps) {
  const id = useId();
  const toPath = useSitePath();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(href);
  const [active, setActive] = useState(-1);
  const [error, setError] = useState<string>();
  // An existing address is not a search text: it would find nothing but itself.
  const choices = useLinkChoices(text === href ? '' : text);
  useLayoutEffect(() => {
    // For the browser, which focuses it when the popover is shown. React's own `autoFocus` would be too early.
    input.current?.setAttribute('autofocus', '');
    input.current?.select();
  }, []);
  const type = (typed: string): void => {
    setText(typed);
    setActive(-1);
    setError(undefined);
  };
  const apply = (): void => {
    const chosen = choices[active];
    const address = toPath(text);
    const read = readAddress(address);
    if (chosen) onSet(chosen);
    else if ('href' in read) onSet({ href: read.href, name: address.trim() });
    else setError(read.error);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const target = nextActive(event.key, active, choices.length);
    if (target === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (target === undefined) apply();
    else setActive(target);
  };
  const optionId = (at: number): string => `${id}-option-${at}`;
  return (
    <div className="ui-field link-form">
      <label className="ui-field-label" htmlFor={id}>
        Link to
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
      <Input
        id={id}
        ref={input}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error !== undefined || undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Pages" className="link-choices">
        {choices.map((choice, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus.
          <div
            key={choice.href}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSet(choice)}
          >
            <span>{choice.name}</span> <small>{choice.href}</small>
          </div>
        ))}
      </div>
      <p className="media-actions">
        <EditorButton variant="primary" onClick={apply}>
          {href === '' ? 'Add link' : 'Change link'}
        </EditorButton>
        {href !== '' && <EditorButton onClick={onRemove}>Remove link</EditorButton>}
      </p>
    </div>
  );
}

/** The option that an arrow key moves to; −1 is the text itself. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
