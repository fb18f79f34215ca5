import { useEffect } from 'react';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { Difference } from '#preview/review/compare-pages.ts';

interface DifferenceStepsProps {
  /** At least two. */
  readonly differences: readonly Difference[];
  /** The position of the difference that the frames show. */
  readonly shown: number;
  readonly onShow: (position: number) => void;
}

/** Steps through differences with buttons, or with F7 and Shift+F7 as in text comparisons. */
export function DifferenceSteps({ differences, shown, onShow }: DifferenceStepsProps) {
  const last = differences.length - 1;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F7') return;
      event.preventDefault();
      onShow(Math.min(last, Math.max(0, shown + (event.shiftKey ? -1 : 1))));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [last, shown, onShow]);
  return (
    <div className="difference-steps">
      <EditorButton
        aria-keyshortcuts="Shift+F7"
        aria-disabled={shown === 0 || undefined}
        onClick={() => onShow(Math.max(0, shown - 1))}
      >
        Previous difference
      </EditorButton>
      <EditorButton
        aria-keyshortcuts="F7"
        aria-disabled={shown === last || undefined}
        onClick={() => onShow(Math.min(last, shown + 1))}
      >
        Next difference
      </EditorButton>
      <p role="status">{`${shown + 1} of ${last + 1}: ${differences[shown]?.text ?? ''}`}</p>
    </div>
  );
}
