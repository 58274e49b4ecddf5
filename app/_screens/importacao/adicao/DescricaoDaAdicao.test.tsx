import { render, screen } from '@testing-library/react';
import { DescricaoDaAdicao } from './DescricaoDaAdicao.tsx';

const PROCESSO = { numero: 'IMP-2026-0019', numeroDI: null, numeroDuimp: '26BR90000000010' };

test('an adição of training wears the mark, and no other does', () => {
  const { container, rerender } = render(<DescricaoDaAdicao processo={{ ...PROCESSO, treinamento: false }} />);
  expect(container).toHaveTextContent(/^IMP-2026-0019 · DUIMP 26BR9000000001-0$/);
  rerender(<DescricaoDaAdicao processo={{ ...PROCESSO, treinamento: true }} />);
  expect(screen.getByText('Treinamento')).toBeVisible();
});
