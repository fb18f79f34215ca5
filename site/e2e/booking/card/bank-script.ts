/**
 * A fake of the script with which Braintree contacts a bank (`Cardinal`), with the calls that `three-d-secure` of its
 * package makes for a check within the page. The fake bank page reports which button the card holder has pressed.
 */
type Listener = (...about: unknown[]) => void;
const listeners = new Map<string, Listener>();
const say = (event: string, ...about: unknown[]): void => listeners.get(event)?.(...about);

/** Like the real script, posts a form of the page to the bank, into its frame. */
function open(address: string): void {
  const name = 'Cardinal-CCA-IFrame';
  const template = `<div><iframe name="${name}" title="Your bank"></iframe></div>`;
  const ask = (): void => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: address, target: name });
    document.body.append(form);
    form.submit();
    form.remove();
  };
  say('ui.inline.setup', template, { paymentType: 'CCA', data: { mode: 'static' } }, ask, () => undefined);
}

addEventListener('message', ({ data }) => {
  if (data !== 'bank:yes' && data !== 'bank:no') return;
  const yes = data === 'bank:yes';
  say('payments.validated', { ActionCode: yes ? 'SUCCESS' : 'FAILURE', ErrorNumber: 0 }, data);
});

Object.assign(window, {
  Cardinal: {
    configure: () => undefined,
    setup: () => setTimeout(() => say('payments.setupComplete', { sessionId: 's1' }), 0),
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    trigger: async () => ({ Status: true }),
    continue: (_: string, { AcsUrl }: { AcsUrl: string }) => open(AcsUrl),
  },
});
