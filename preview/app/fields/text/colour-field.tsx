import { formatOption } from '#preview/review/values/option-label.ts';
import { colourTokens } from '#schemas/content/tile/colour.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';

const hex = /^#[0-9a-f]{6}$/i;

/** A theme colour, or any other by its hex code. Text on it always has enough contrast. */
export function ColourField({ value, change, type, attributes, field }: ControlProps<FieldOf<'colour'>>) {
  const current = typeof value === 'string' ? value : '';
  const isOwn = current !== '' && !colourTokens.some((token) => token === current);
  return (
    <div className="colours" role="radiogroup" aria-label={field.title}>
      {colourTokens.map((token) => (
        <label key={token} className="swatch" data-surface={token} title={formatOption(token)}>
          <input type="radio" name={attributes.id} checked={current === token} onChange={() => change(token)} />
          <span>{formatOption(token)}</span>
        </label>
      ))}
      <label className="swatch own">
        <input
          type="color"
          id={attributes.id}
          value={hex.test(current) ? current : '#0f3b2e'}
          onChange={(event) => type(event.target.value)}
        />
        <span>{isOwn ? current : 'Custom colour'}</span>
      </label>
      {current !== '' && <EditorButton onClick={() => change(undefined)}>None</EditorButton>}
    </div>
  );
}
