import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TreinamentoChip } from './TreinamentoChip.tsx';

test('what a processo of training is kept out of opens by the keyboard', async () => {
  render(<TreinamentoChip treinamento />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Treinamento' })).toHaveTextContent(
    'Não é declaração de verdade: não entra em soma, relatório, estoque, DAI, DCR-E, DCI nem no Meu dia, e não atende pedido.',
  );
});

test('a real processo has no chip', () => {
  const { container } = render(<TreinamentoChip treinamento={false} />);
  expect(container).toBeEmptyDOMElement();
});
