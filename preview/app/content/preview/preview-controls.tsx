import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import { viewports } from '#preview/app/canvas/viewports/viewports.ts';
import { changeLayout, useLayout } from '#preview/app/editor/layout/editor-layout.ts';
import { fromLocalTime, latestLocalTime, toLocalTime } from '#preview/app/ui/time/local-time.ts';
import type { PreviewPage, PreviewPages } from './list-preview-pages.ts';

interface PreviewControlsProps {
  readonly pages: PreviewPages;
  /** The path of the page that is shown. */
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** The preview date; undefined means now. */
  readonly at: Date | undefined;
  readonly onAt: (at: Date | undefined) => void;
}

/** One screen of each kind. */
const deviceIds = ['360', '768', '1280'];
const devices = viewports.filter(({ id }) => deviceIds.includes(id));

/** Chooses the page, the screen size and the date of the preview. */
export function PreviewControls({ pages, path, onPath, at, onAt }: PreviewControlsProps) {
  const { itemPreview } = useLayout();
  return (
    <div className="item-preview-controls">
      <LabelledControl label="Page" className="page-choice">
        <Select value={path} onChange={({ target }) => onPath(target.value)}>
          <PageOptions label="Own addresses" pages={pages.own} />
          <PageOptions label="Pages that use it" pages={pages.using} />
        </Select>
      </LabelledControl>
      <LabelledControl label="Screen size">
        <Select
          value={itemPreview.viewport}
          onChange={({ target }) => changeLayout({ itemPreview: { ...itemPreview, viewport: target.value } })}
        >
          {devices.map(({ id, name, width, height }) => (
            <option key={id} value={id}>{`${name}, ${width} × ${height}`}</option>
          ))}
        </Select>
      </LabelledControl>
      <LabelledControl label="Preview as of (London time)">
        <Input
          type="datetime-local"
          max={latestLocalTime}
          value={at ? toLocalTime(at) : ''}
          onChange={({ target }) => onAt(target.value === '' ? undefined : fromLocalTime(target.value))}
        />
      </LabelledControl>
    </div>
  );
}

const PageOptions = ({ label, pages }: { readonly label: string; readonly pages: readonly PreviewPage[] }) =>
  pages.length > 0 && (
    <optgroup label={label}>
      {pages.map((page) => (
        <option key={page.path} value={page.path}>
          {page.label}
        </option>
      ))}
    </optgroup>
  );
