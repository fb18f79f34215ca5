import { EditorButton } from '../../ui/editor-button.tsx';
import { changeLayout, type PanelName, useLayout } from './editor-layout.ts';

interface PanelButtonProps {
  readonly panel: PanelName;
  /** The id of the panel's element. */
  readonly controls: string;
  readonly label: string;
}

/** Opens and closes a panel beside the canvas. */
export function PanelButton({ panel, controls, label }: PanelButtonProps) {
  const current = useLayout()[panel];
  return (
    <EditorButton
      className={`panel-button of-${panel}`}
      aria-label={label}
      aria-expanded={current.isOpen}
      aria-controls={controls}
      onClick={() => changeLayout({ [panel]: { ...current, isOpen: !current.isOpen } })}
    >
      <svg viewBox="0 0 20 16" aria-hidden="true">
        <rect x="1" y="1" width="18" height="14" />
        <path d={panel === 'plan' ? 'M7 1v14' : 'M13 1v14'} />
      </svg>
    </EditorButton>
  );
}
