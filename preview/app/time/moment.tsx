import { useState } from 'react';
import type { Sight } from '../canvas/draw-draft.ts';
import { useDesk } from '../editor/editor-context.ts';
import { Menu } from '../parts/menu.tsx';
import { askNextLook } from './ask-next-look.ts';
import { fromWall, toWall } from './wall-moment.ts';

const zone = 'Europe/London';
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: zone });

interface MomentProps {
  readonly sight: Sight;
  readonly onAt: (at: Date | undefined) => void;
}

/** When the page is seen: any moment, in the restaurants' own time, and the next at which it looks different. */
export function Moment({ sight, onAt }: MomentProps) {
  const { editor } = useDesk();
  const { at } = sight;
  const [answer, setAnswer] = useState<string>();
  const [next, setNext] = useState<Date>();
  const ask = async (): Promise<void> => {
    setAnswer('Looking ahead…');
    setNext(undefined);
    const look = await askNextLook(editor.state().history.present, sight);
    setAnswer(look.words(long));
    setNext(look.next);
  };
  const choose = (moment: Date | undefined): void => {
    setAnswer(undefined);
    setNext(undefined);
    onAt(moment);
  };
  return (
    <Menu label={at ? long.format(at) : 'Now'} className="moment">
      <label>
        See the page as of
        <input
          type="datetime-local"
          value={at ? toWall(at, zone) : ''}
          onChange={(event) => choose(event.target.value === '' ? undefined : fromWall(event.target.value, zone))}
        />
      </label>
      <p className="hint">In London’s time.</p>
      {at && (
        <button type="button" onClick={() => choose(undefined)}>
          Back to now
        </button>
      )}
      <button type="button" onClick={ask}>
        When does it change next?
      </button>
      <p role="status">{answer}</p>
      {next && (
        <button type="button" onClick={() => choose(next)}>
          Go there
        </button>
      )}
    </Menu>
  );
}
