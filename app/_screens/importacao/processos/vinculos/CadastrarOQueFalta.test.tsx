import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type OQueFalta, oQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { CadastrarOQueFalta } from './CadastrarOQueFalta.tsx';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const ATO = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e02',
  em: '2026-11-20T12:00:00.000Z',
  por: 'Maria',
  importadores: 0,
  representantes: 0,
  fornecedores: 1,
  itens: 1,
  produtos: 0,
  vinculos: 2,
  desfeitoEm: null,
};
const CHINA = { codigo: '160', nome: 'CHINA' };
const fornecedor = (nome: string, mais: object = {}) => ({
  chave: nome,
  textos: [nome],
  porque: 'nome da declaração, país da adição',
  impedimento: null,
  razaoSocial: nome,
  papel: 'FABRICANTE',
  pais: CHINA,
  ...mais,
});
const ITEM = {
  chave: 'i1',
  textos: ['CABO'],
  porque: 'a descrição não cita part number: vai o começo dela',
  impedimento: null,
  partNumber: 'CABO FICTICIO',
  descricao: 'CABO FICTICIO',
  ncm: '85444200',
  unidade: 'PECA',
  valorUnitario: '1.2500000',
  moeda: { codigo: '220', nome: 'DOLAR' },
  fornecedor: null,
  fabricante: 'UM LTD',
};

async function abrir(outros: object[] = []) {
  let falta: OQueFalta = oQueFalta.parse({
    fornecedores: [
      fornecedor('UM LTD'),
      fornecedor('DOIS LTD', { tins: [{ tin: 'CN-91.5', operador: 'FAB-1' }] }),
      fornecedor('SEM PAIS LTD', { pais: null, impedimento: 'A declaração não diz o país.' }),
    ],
    itens: [ITEM, ...outros],
  });
  const antes = falta;
  const enviados: unknown[] = [];
  fingirApi({
    'GET /api/Apelido/OQueFalta': () => responder(falta),
    'POST /api/Apelido/OQueFalta': async (pedido) => {
      enviados.push(await pedido.json());
      falta = { fornecedores: [], itens: [] };
      return responder(ATO, 201);
    },
    [`POST /api/CadastroProposto/Atos/${ATO.id}/Desfazer`]: async (pedido) => {
      enviados.push(await pedido.json());
      falta = antes;
      return new Response(null, { status: 204 });
    },
  });
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <CadastrarOQueFalta processoId={PROCESSO} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar o que falta' }));
  return { enviados };
}

test('What is left marked is registered in one act, and undone in one', async () => {
  const { enviados } = await abrir();
  const janela = screen.getByRole('dialog');
  expect(within(janela).getByRole('checkbox', { name: 'SEM PAIS LTD' })).toBeDisabled();
  expect(within(janela).getByRole('checkbox', { name: 'Fornecedores e fabricantes: 2 de 3' })).toBeChecked();
  expect(within(janela).getByText('Fabricante · CHINA · TIN CN-91.5 (operador FAB-1 do Portal Único)')).toBeVisible();
  await userEvent.click(within(janela).getByRole('checkbox', { name: 'DOIS LTD' }));
  await userEvent.click(within(janela).getByRole('button', { name: 'Cadastrar 2' }));
  await waitFor(() => expect(enviados).toEqual([{ processoId: PROCESSO, fornecedores: ['UM LTD'], itens: ['i1'] }]));
  expect(
    await screen.findByText(
      'No cadastro: 1 fornecedor ou fabricante, 1 item, 2 descrições vinculadas a itens que já havia.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cadastrar o que falta' })).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Desfazer tudo' }));
  await waitFor(() => expect(enviados[1]).toEqual({}));
  expect(await screen.findByRole('button', { name: 'Cadastrar o que falta' })).toBeVisible();
});

test('An item that the cadastro has is told apart: only its link is missing', async () => {
  await abrir([{ ...ITEM, chave: 'i2', partNumber: 'PL-100', doCadastro: { id: PROCESSO, partNumber: 'PL-100' } }]);
  expect(screen.getByText(/^Esta declaração cita/)).toHaveTextContent(
    'Esta declaração cita 3 fornecedores e fabricantes e 1 item que o cadastro não tem, e 1 item do cadastro, ainda sem vínculo.',
  );
});
