import 'react-image-crop/dist/ReactCrop.css';
import { useId, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { BarDialog } from '#preview/app/ui/dialogs/modal-dialog.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import type { ChangeResult } from '../changes/apply-change.ts';
import { FailedChanges } from '../changes/failed-changes.tsx';
import { type ReportChange, useFailedChanges, useMediaChange } from '../changes/use-media-change.ts';
import { shapes } from '../shapes.ts';
import { useMediaName } from '../use-media-name.ts';

interface CropDialogProps {
  readonly file: MediaFile;
  readonly onMessage: ReportChange;
  readonly onCropped: (file: MediaFile) => void;
  readonly onClose: () => void;
}

/** Width divided by height; 0: any. */
const choices = [['Any shape', 0], ...shapes] as const;

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** A part of another shape, as wide as `crop` if the image has room for it, about the same middle. */
function withShape(crop: PercentCrop, shape: number, { width, height }: MediaFile): PercentCrop {
  const heightPerWidth = width / height / shape;
  const partWidth = Math.min(crop.width, 100 / heightPerWidth);
  const size = { width: partWidth, height: partWidth * heightPerWidth };
  const startOf = (start: number, before: number, after: number): number =>
    Math.min(Math.max(start + (before - after) / 2, 0), 100 - after);
  return {
    unit: '%',
    x: startOf(crop.x, crop.width, size.width),
    y: startOf(crop.y, crop.height, size.height),
    ...size,
  };
}

/** Chooses a part of an image with pointer or arrow keys, and adds it to the library as a new image. */
export function CropDialog({ file, onMessage, onCropped, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(whole);
  const [aspect, setAspect] = useState(0);
  const save = useMediaChange('crop', file, onMessage);
  const failed = useFailedChanges().filter(({ change }) => change.type === 'crop' && change.file.url === file.url);
  const add = () => {
    const area = { left: crop.x, top: crop.y, width: crop.width, height: crop.height };
    const onSuccess = ({ shown = file }: ChangeResult) => {
      onClose();
      onCropped(shown);
    };
    save.change({ type: 'crop', file, area }, { onSuccess });
  };
  const changeShape = (shape: number) => {
    setAspect(shape);
    if (shape > 0) setCrop(withShape(crop, shape, file));
  };
  const size = sizeOf(file, crop);
  const least = leastSizeOf(file);
  const isTooSmall = size.width < least.width || size.height < least.height;
  const isWhole = Math.min(crop.width, crop.height) > 99.99;
  const sizeId = useId();
  return (
    <BarDialog className="crop" heading={`Crop ${useMediaName(file)}`} onClose={onClose}>
      <div className="dialog-body">
        <LabelledControl label="Shape">
          <Select value={aspect} onChange={({ target }) => changeShape(Number(target.value))}>
            {choices.map(([label, ratio]) => (
              <option key={label} value={ratio}>
                {label}
              </option>
            ))}
          </Select>
        </LabelledControl>
        <ReactCrop crop={crop} {...(aspect > 0 && { aspect })} onChange={(_, percent) => setCrop(percent)}>
          <img src={file.url} alt="" width={file.width} height={file.height} />
        </ReactCrop>
        <p id={sizeId} className={isTooSmall ? 'error-message' : undefined}>
          {isTooSmall ? `${formatSize(size)} is too small. Choose at least ${formatSize(least)}.` : formatSize(size)}
          {isWhole && ', the whole picture. Drag an edge or a corner, or choose a shape.'}
        </p>
        <FailedChanges failed={failed} />
      </div>
      <div className="dialog-foot">
        <EditorButton
          variant="primary"
          disabled={isTooSmall || isWhole || save.isPending}
          aria-describedby={sizeId}
          onClick={add}
        >
          {save.isPending ? 'Making the sizes for the site…' : 'Add as a new picture'}
        </EditorButton>
        <EditorButton onClick={onClose}>Cancel</EditorButton>
      </div>
    </BarDialog>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = ({ width, height }: Size, crop: PercentCrop): Size => ({
  width: Math.round((width * crop.width) / 100),
  height: Math.round((height * crop.height) / 100),
});

/** The smallest crop in pixels: smaller pictures are blurred even as icons. */
const leastSide = 64;

/** The smallest crop of an image, which may itself be smaller. */
const leastSizeOf = ({ width, height }: Size): Size => ({
  width: Math.min(width, leastSide),
  height: Math.min(height, leastSide),
});

const formatSize = ({ width, height }: Size): string => `${width} × ${height} pixels`;
