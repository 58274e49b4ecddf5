import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { Apontamentos } from './Apontamentos.tsx';

test('many findings of one cause stand as one line, and open to all of them', async () => {
  const semPreco = Array.from({ length: 157 }, (_, i) => ({
    nivel: 'erro' as const,
    codigo: 'SEM_PRECO',
    mensagem: `Linha ${i + 1}, FX-${i}: falta o preço unitário.`,
  }));
  const outra = { nivel: 'erro' as const, codigo: 'SEM_UNIDADE', mensagem: 'Linha 3, FX-2: falta a unidade.' };
  render(
    <ThemeProvider theme={theme}>
      <Apontamentos apontamentos={[...semPreco, outra]} link={() => null} />
    </ThemeProvider>,
  );
  const lista = screen.getByRole('list', { name: 'Impedem o XML' });
  expect(within(lista).getAllByRole('listitem')).toHaveLength(2);
  expect(lista).toHaveTextContent('157 vezes: Linha 1, FX-0: falta o preço unitário.');
  await userEvent.click(screen.getByRole('button', { name: 'Ver as 157' }));
  expect(screen.getByText('Linha 157, FX-156: falta o preço unitário.')).toBeVisible();
});
