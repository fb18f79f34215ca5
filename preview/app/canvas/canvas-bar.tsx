import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { changeLayout, useLayout } from '../editor/layout/editor-layout.ts';
import { PanelButton } from '../editor/layout/panel-button.tsx';
import { ViewportMenu } from './viewports/viewport-menu.tsx';

interface CanvasBarProps {
  /** The scale at which the large frame fits. */
  readonly fit: number;
  readonly isInteractive: boolean;
  readonly isSubmitBlocked: boolean;
  readonly onInteractive: (isOn: boolean) => void;
}

const zooms = [0.5, 0.75, 1, 1.25] as const;
const percent = (scale: number): string => `${Math.round(scale * 100)} %`;

/** Which panels are open, and how the canvas shows the page. */
export function CanvasBar({ fit, isInteractive, isSubmitBlocked, onInteractive }: CanvasBarProps) {
  const { zoom } = useLayout();
  return (
    <div className="canvas-bar">
      <PanelButton panel="plan" controls="plan-panel" label="Page plan" />
      <ViewportMenu />
      <label className="zoom">
        Zoom
        <Select value={zoom} onChange={({ target }) => changeLayout({ zoom: Number(target.value) })}>
          <option value={0}>Fit ({percent(fit)})</option>
          {zooms.map((each) => (
            <option key={each} value={each}>
              {percent(each)}
            </option>
          ))}
        </Select>
      </label>
      <label className="switch">
        <input type="checkbox" checked={isInteractive} onChange={({ target }) => onInteractive(target.checked)} />
        Interactive mode
      </label>
      <p role="status" className="interactive-note">
        {isInteractive && interactiveMessage(isSubmitBlocked)}
      </p>
      <PanelButton panel="form" controls="form-panel" label="Form" />
    </div>
  );
}

const interactiveMessage = (isSubmitBlocked: boolean): string =>
  isSubmitBlocked
    ? 'The form was not sent. Forms are switched off in the preview.'
    : 'Links and controls work as on the site. Forms are not sent. This is the last saved draft.';
