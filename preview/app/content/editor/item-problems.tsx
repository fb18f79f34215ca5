import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { useItem, useItemState } from './item-context.ts';

/** What prevents publishing, each with a way to its field. */
export function ItemProblems({ onGo }: { readonly onGo?: () => void }) {
  const { itemKey, navigation } = useItem();
  const { problems } = useItemState();
  if (problems.length === 0) return <p>No problems found.</p>;
  const { schema } = contentDefinitions[itemKey.kind];
  return (
    <ul className="findings">
      {problems.map(({ path, message }) => (
        <li key={`${path.join('.')} ${message}`} className="error">
          <p>
            <small>{findField(schema, path.slice(0, -1)).title}</small>
            {message}
          </p>
          <EditorButton
            aria-label={`Go to ${findField(schema, path).title}`}
            onClick={() => {
              onGo?.();
              // The dialog is closed by then.
              requestAnimationFrame(() => navigation.goTo(path));
            }}
          >
            Go there
          </EditorButton>
        </li>
      ))}
    </ul>
  );
}
