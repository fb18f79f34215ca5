import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { island as WaitingForm } from '../_shared/forms/compiled/waiting-list.generated.client.tsx';
import { fakeNetwork } from '../_shared/forms/testing/fake-network.ts';

const times = ['19:00', '20:00'].map((time) => ({ value: time, label: time }));
const context = { today: '2026-12-01', choices: { from: times, to: times } };

it('repeats the chosen times as soon as the form is sent with script [diner.waiting-list]', async () => {
  const requests = fakeNetwork();
  const values = { from: '19:00', to: '20:00', firstName: 'Ada', lastName: 'B', emailAddress: 'ada@example.com' };
  render(<WaitingForm action="#" context={context} values={values} errors={[]} isAccepted={false} headingLevel={2} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Join the waiting list' }));
  await requests.at(-1)?.answer({ kind: 'accepted' });
  expect(screen.getByRole('status').textContent).toContain('You asked for 19:00 to 20:00.');
  vi.unstubAllGlobals();
});
