import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { ComLado } from './ComLado.tsx';

const RELACIONADOS = [
  { titulo: 'PO', nenhum: 'Nenhum pedido.', linhas: [{ chave: '1', conteudo: <a href="#/po">PO-1</a> }] },
  { titulo: 'Lotes', nenhum: 'Nenhum lote.', linhas: [] },
];

const abrir = (largo: boolean) =>
  render(
    <ThemeProvider theme={theme}>
      <ComLado relacionados={RELACIONADOS} largo={largo}>
        A parte
      </ComLado>
    </ThemeProvider>,
  );

test('the related records stand at the side where there is room, with a word where there is none', () => {
  fingirMidia(() => true);
  abrir(false);
  const lado = within(screen.getByRole('complementary', { name: 'Relacionados' }));
  expect(lado.getByRole('link', { name: 'PO-1' })).toBeVisible();
  expect(lado.getByText('Nenhum lote.')).toBeVisible();
});

test.each([
  ['a narrow window', 1280, false],
  ['a wide table', 1440, true],
])('beside %s they stand under a fold below', async (_, largura, largo) => {
  fingirMidia(() => largura >= 1440);
  abrir(largo);
  const dobra = screen.getByRole('button', { name: 'Relacionados (1)', expanded: false });
  await userEvent.click(dobra);
  expect(await screen.findByRole('link', { name: 'PO-1' })).toBeVisible();
});
