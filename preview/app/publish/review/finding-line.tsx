import { nameOf, readContent, typeOf } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding, Fix } from '#preview/review/finding.ts';
import { applyFix } from '#preview/review/fix.ts';
import { isSampleText } from '#preview/review/rules/sample-texts.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { page } from '#schemas/content/page/page.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { goToField } from './go-to-field.ts';

interface FindingLineProps {
  readonly finding: Finding;
  /** Whether the page has changed since, which makes the values in fixes out of date. */
  readonly isOutdated: boolean;
  /** Whether it is listed below the name of its tile. */
  readonly isBelowTile?: boolean;
  readonly onGo: () => void;
  /** Called when the editor applies a fix, whose button disappears once the page is checked again. */
  readonly onFix: () => void;
}

/** A finding with a link to its field, and its fixes. */
export function FindingLine({ finding, isOutdated, isBelowTile = false, onGo, onFix }: FindingLineProps) {
  const { editor, id } = useEditorContext();
  const { tiles } = usePage();
  const { severity, path, message, fixes } = finding;
  const at = path[0] === 'tiles' && typeof path[1] === 'number' ? tiles[path[1]] : undefined;
  const field = at ? findField(findTileType(typeOf(at))?.schema, path.slice(2)).title : findField(page, path).title;
  const source = at
    ? [isBelowTile ? '' : nameOf(at), field].filter(Boolean).join(' – ')
    : path.length > 0 && ['Page settings', field].filter(Boolean).join(' – ');
  const isSample = isSampleText(finding);
  const go = (): void => {
    onGo();
    goToField(editor, path);
  };
  const applyTo = (fix: Fix): void => {
    onFix();
    editor.change({
      label: fix.label,
      to: (page) => readContent(id, applyFix(page, fix)),
      announce: () => `${fix.label}: done.`,
    });
  };
  return (
    <li className={isSample ? 'warning' : severity}>
      <p>
        {source && <small>{source}</small>}
        {!isSample && <strong>{severity === 'error' ? 'Error: ' : 'Warning: '}</strong>}
        {message}
      </p>
      {path.length > 0 && <EditorButton onClick={go}>Go to field</EditorButton>}
      {fixes.map((fix) => (
        <EditorButton key={fix.label} disabled={isOutdated} onClick={() => applyTo(fix)}>
          {fix.label}
        </EditorButton>
      ))}
    </li>
  );
}
