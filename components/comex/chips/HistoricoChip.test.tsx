import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoricoChip } from './HistoricoChip.tsx';

test('what a record of before the cut-off counts for opens by the keyboard, and closes by it', async () => {
  render(<HistoricoChip antesDe="2026-01-01" />);
  await userEvent.tab();
  expect(
    screen.getByRole('button', { name: /^Histórico \(antes de 01\/01\/2026\): Conta para o estoque/ }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Histórico' })).toHaveTextContent(
    'Conta para o estoque, os preços e a linhagem; não tem prazo nem entra no Meu dia.',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
