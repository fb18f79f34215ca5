import { useEffect, useState } from 'react';
import { EditorButton } from '../ui/editor-button.tsx';

/** Under a frame, which covers it as soon as the page is rendered. */
export const FrameLoading = () => <p className="frame-loading">Loading…</p>;

/** A page that takes this long may never come. */
const slowAfterMs = 15_000;

/** Over a frame that has been loading for long: a way to load it again. */
export function SlowFrame({ onRetry }: { readonly onRetry: () => void }) {
  const [attempt, setAttempt] = useState(1);
  const [slowAttempt, setSlowAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSlowAttempt(attempt), slowAfterMs);
    return () => clearTimeout(timer);
  }, [attempt]);
  return (
    <div role="status" className="frame-slow">
      {slowAttempt === attempt && (
        <>
          <p>The page takes longer than usual to load.</p>
          <EditorButton
            onClick={() => {
              setAttempt(attempt + 1);
              onRetry();
            }}
          >
            Try again
          </EditorButton>
        </>
      )}
    </div>
  );
}
