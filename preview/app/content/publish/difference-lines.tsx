import type { ItemDifference } from './item-changes.ts';

/** The most differences that are listed; a replaced menu would fill the dialog. */
const maxLines = 200;

/** The differences between two versions of an item. */
export const DifferenceLines = ({ differences }: { readonly differences: readonly ItemDifference[] }) => (
  <>
    <ul className="differences">
      {differences.slice(0, maxLines).map(({ key, kind, text, pictures = [] }) => (
        <li key={key} data-kind={kind}>
          {text}
          {pictures.length > 0 && (
            <span className="difference-pictures">
              {pictures.map((url) => (
                <img key={url} src={url} alt="" loading="lazy" />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
    {differences.length > maxLines && <p>{`${differences.length - maxLines} more changes.`}</p>}
  </>
);
