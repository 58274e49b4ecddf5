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

test('a cause in words stands with one remedy for all, and a path of the file is not for people', async () => {
  const semMatriz = Array.from({ length: 16 }, (_, i) => ({
    nivel: 'erro' as const,
    codigo: 'ESCOLHA_INCOMPLETA',
    mensagem: `A adição ${i + 1} ainda não tem tributação.`,
    caminho: `adicao.${i}.cdTributacao`,
  }));
  const doXsd = { nivel: 'aviso' as const, codigo: 'XSD', mensagem: 'Falta um campo.', caminho: 'adicao.0.vlFrete' };
  render(
    <ThemeProvider theme={theme}>
      <Apontamentos
        apontamentos={[...semMatriz, doXsd]}
        link={() => null}
        causas={{
          ESCOLHA_INCOMPLETA: {
            texto: (quantas) => `${quantas} adições sem linha da matriz`,
            remedio: <a href="#/dai">Escolher</a>,
          },
        }}
      />
    </ThemeProvider>,
  );
  const lista = screen.getByRole('list', { name: 'Impedem o XML' });
  expect(lista).toHaveTextContent('16 adições sem linha da matriz · Escolher');
  expect(within(lista).getAllByRole('link', { name: 'Escolher' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ver as 16' }));
  expect(screen.getByText(/A adição 16 ainda não tem tributação/)).toBeVisible();
  expect(screen.queryByText(/cdTributacao/)).toBeNull();
  expect(screen.getByText('adicao.0.vlFrete')).toBeVisible();
});
