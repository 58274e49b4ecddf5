import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Alerta } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { AlertaChips } from './AlertaChips.tsx';

const ALERTAS: readonly Alerta[] = [
  { codigo: 'ETA_PASSADA', nivel: 'erro', data: '2026-11-16', mensagem: 'ETA passou há 4 dias, sem chegada.' },
  { codigo: 'LICENCA', nivel: 'aviso', data: '2026-12-02', mensagem: 'LI 26/9000002-8 vence em 12 dias.' },
];

test('the sentences of the alerts open by the keyboard, and close by it', async () => {
  render(<AlertaChips alertas={ALERTAS} />);
  await userEvent.tab();
  expect(
    screen.getByRole('button', { name: /ETA passou há 4 dias, sem chegada\. LI 26\/9000002-8 vence em 12 dias\.$/ }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const frases = within(screen.getByRole('dialog', { name: 'Alertas' })).getAllByRole('listitem');
  expect(frases.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ETA passou há 4 dias, sem chegada\.$/),
    expect.stringMatching(/LI 26\/9000002-8 vence em 12 dias\.$/),
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing is there without an alert', () => {
  render(<AlertaChips alertas={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
