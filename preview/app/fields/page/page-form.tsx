import { page as pageSchema } from '#schemas/content/page/page.ts';
import { isPageWithoutAddress, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { setPageField } from '../../document/operations.ts';
import { useEditorContext, useEditorState } from '../../editor/editor-context.ts';
import { SharedUses } from '../../publish/uses/shared-uses.tsx';
import { describeFields } from '../describe-field.ts';
import { FormContext, type FormContextValue } from '../form-context.ts';
import { FieldGroup } from '../structure/field-group.tsx';
import { SharePreviews } from './share-previews.tsx';

const hiddenFields: ReadonlySet<string> = new Set(['id', 'tiles', 'updatedAt']);
const fields = describeFields(pageSchema).filter(({ name }) => !hiddenFields.has(name));

/** The page's own fields, for browsers, search engines and social networks. */
export function PageForm() {
  const { editor } = useEditorContext();
  const { history, problems } = useEditorState();
  const page = history.present;
  const formContext: FormContextValue = {
    value: page,
    problems: problems.filter(({ path }) => path[0] !== 'tiles'),
    change: ([name, ...rest], value, { title, isTyping }) =>
      editor.change({
        label: `Page: ${title}`,
        ...(isTyping && { mergeKey: `page ${String(name)} ${rest.join('.')}` }),
        to: (content) => setPageField(content, String(name), setAt(content[String(name)], rest, value)),
      }),
  };
  return (
    <FormContext value={formContext}>
      <form onSubmit={(event) => event.preventDefault()} onBlur={editor.stopMerging}>
        <header>
          <h2>Page settings</h2>
          {isPageWithoutAddress(page.id) ? (
            <p>The name by which editors choose it. Visitors do not see it.</p>
          ) : (
            <p>
              The title and description of <code>{page.id}</code>, and how search engines and shared links show it.
            </p>
          )}
        </header>
        {isPageWithoutAddress(page.id) ? (
          <>
            <FieldGroup path={[]} fields={fields.filter(({ name }) => name === 'title')} />
            {sharedNameOf(page.id) !== undefined && <SharedUses id={page.id} />}
          </>
        ) : (
          <>
            <FieldGroup path={[]} fields={fields} />
            <SharePreviews />
          </>
        )}
      </form>
    </FormContext>
  );
}
