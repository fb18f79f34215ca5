import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { TextArea } from '#blocks/_shared/ui/field/input.tsx';

interface EditorTextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly area?: RefObject<HTMLTextAreaElement | null>;
}

/** Multi-line text. The browser's undo reverts it by words. */
export function EditorTextArea({ text, onText, area, ...attributes }: EditorTextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const used = area ?? own;
  useLayoutEffect(() => {
    // React sets this at every keystroke, which rewrites the element's child: Chrome then undoes letter by letter.
    if (used.current) Object.defineProperty(used.current, 'defaultValue', { value: '', writable: true });
  }, [used]);
  return (
    <TextArea dir="auto" {...attributes} ref={used} value={text} onChange={({ target }) => onText(target.value)} />
  );
}
