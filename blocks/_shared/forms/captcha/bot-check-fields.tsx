import { checkFields } from '#schemas/forms/_shared/form-check.ts';

/** Hidden fields: the form's name, the results of the browser's checks and a honeypot that only bots fill in. */
export const BotCheckFields = ({ name }: { readonly name: string }) => (
  <>
    <input type="hidden" name="form" value={name} />
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
