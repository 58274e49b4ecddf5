import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/api-de-teste.ts';
import { type ItensLidos, itensLidos } from '#lib/contracts/pedido-itens.ts';
import { ImportarItensDialog } from './ImportarItensDialog.tsx';
import { ImportarLinhasDialog } from './ImportarLinhasDialog.tsx';

const FABRICANTE = { id: '0190aaaa-0000-7000-8000-000000000001', razaoSocial: 'FICTICIA MAKER CO' };
const LIDOS: ItensLidos = itensLidos.parse({
  folha: 'Pedido',
  ignoradas: ['Cor'],
  linhas: [
    { numero: 2, celulas: { partNumber: 'FX-1', quantidade: '10.00000', fabricante: 'FICTICIA MAKER CO' }, erros: {} },
    { numero: 3, celulas: { partNumber: 'FX-2', quantidade: 'dez' }, erros: { quantidade: 'Não é um número.' } },
  ],
  fabricantes: [FABRICANTE],
});

async function soltar(rotas: RotasDeTeste) {
  fingirApi(rotas);
  const aoEscolher = jest.fn();
  const lembrarNome = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <ImportarItensDialog destino="pedido" aoFechar={() => {}} aoEscolher={aoEscolher} lembrarNome={lembrarNome} />
    </ThemeProvider>,
  );
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File(['x'], 'po.csv'));
  return { aoEscolher, lembrarNome };
}

const DA_API = { 'POST /api/PurchaseOrder/LerItens': () => responder(LIDOS) };

test('says line by line what is wrong, and puts only what is right', async () => {
  const { aoEscolher, lembrarNome } = await soltar(DA_API);
  expect(await screen.findByText(/2 linhas, 1 sem erro/)).toBeVisible();
  expect(screen.getByRole('row', { name: '3 Quantidade dez Não é um número.' })).toBeVisible();
  expect(screen.getByText('Colunas que não entram no pedido: Cor.')).toBeVisible();
  expect(aoEscolher).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Incluir 1 linha no pedido' }));
  const [[linhas]] = aoEscolher.mock.calls;
  expect(linhas).toHaveLength(1);
  expect(linhas[0]).toMatchObject({ partNumber: 'FX-1', quantidade: '10.00000' });
  expect(lembrarNome).toHaveBeenCalledWith(FABRICANTE.id, FABRICANTE.razaoSocial);
});

test('numbers that fit both conventions are asked about before any line goes in', async () => {
  const pedidos: string[] = [];
  const duvida = { titulo: 'Qtd', texto: '1.234' };
  const { aoEscolher } = await soltar({
    'POST /api/PurchaseOrder/LerItens': ({ url }: Request) => {
      const numeros = new URL(url).searchParams.get('numeros');
      pedidos.push(numeros ?? '');
      return responder(numeros ? LIDOS : { ...LIDOS, duvida });
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: '1,234 (números como em 1,234.56)' }));
  expect(await screen.findByText(/2 linhas, 1 sem erro/)).toBeVisible();
  expect(pedidos).toEqual(['', 'EN']);
  expect(aoEscolher).not.toHaveBeenCalled();
});

test('puts all of them to be mended in the grid, where that is asked for', async () => {
  const { aoEscolher } = await soltar(DA_API);
  await userEvent.click(await screen.findByRole('button', { name: 'Incluir todas e corrigir na grade' }));
  const [[linhas]] = aoEscolher.mock.calls;
  expect(linhas.map(({ quantidade }: { quantidade: string }) => quantidade)).toEqual(['10.00000', 'dez']);
});

test('a file that is no sheet is refused in words, and nothing can be put', async () => {
  const frase = 'A planilha não foi lida: o arquivo está vazio.';
  await soltar({ 'POST /api/PurchaseOrder/LerItens': () => responder({ Error: frase, codigo: 'VALIDACAO' }, 400) });
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Incluir no pedido' })).toBeDisabled();
});

test('lines that are there already may give way to those of the sheet, where somebody says so', async () => {
  const aoEscolher = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <ImportarLinhasDialog
        titulo="Importar componentes"
        onde="na estrutura"
        titulos="part number"
        rotulos={{}}
        ler={async () => LIDOS}
        aTrocar={12}
        aoFechar={() => {}}
        aoEscolher={aoEscolher}
      />
    </ThemeProvider>,
  );
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File(['x'], 'bom.csv'));
  const tirar = await screen.findByRole('checkbox', { name: 'Tirar as 12 linhas que já estão na grade' });
  expect(tirar).not.toBeChecked();
  await userEvent.click(tirar);
  await userEvent.click(screen.getByRole('button', { name: 'Incluir 1 linha na estrutura' }));
  expect(aoEscolher).toHaveBeenCalledWith([LIDOS.linhas[0]], { lidas: LIDOS, trocar: true });
});
