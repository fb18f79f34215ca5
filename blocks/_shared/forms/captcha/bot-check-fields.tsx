import { checkFields } from '#schemas/forms/_shared/form-check.ts';
import { tileField } from '#schemas/forms/_shared/form-id.ts';

interface HiddenFieldsProps {
  readonly name: string;
  /** The key of the form's tile, if it is not the first of its name on the page. */
  readonly tileKey: string | undefined;
}

/** Hidden fields: the form's name and tile, the results of the browser's checks and a honeypot that only bots fill in. */
export const BotCheckFields = ({ name, tileKey }: HiddenFieldsProps) => (
  <>
    <input type="hidden" name="form" value={name} />
    {tileKey !== undefined && <input type="hidden" name={tileField} value={tileKey} />}
    {Object.values(checkFields).map((field) => (
      <input key={field} type="hidden" name={field} />
    ))}
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
);
