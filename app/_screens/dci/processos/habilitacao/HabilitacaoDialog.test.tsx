import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirDci } from '#app/_screens/dci/processos/processo/abrir-dci-de-teste.tsx';
import { INDUSTRIA_DE_TESTE } from '#app/_screens/dci/processos/processo/dci-de-teste.ts';
import { industriaDeTeste } from '#app/_screens/dci/processos/processo/industria-de-teste.ts';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { type HabilitacaoDaDci, habilitacaoDaDci } from '#lib/contracts/dci/habilitacao-dci.ts';

const { id, cnpj, razaoSocial } = INDUSTRIA_DE_TESTE;
const ABERTO = `/dci/processos-dci?importadorId=${id}&dialogo=habilitacao`;

const habilitacao = (mudancas: Partial<HabilitacaoDaDci> = {}) =>
  habilitacaoDaDci.parse({
    importador: { id, cnpj, razaoSocial, setor: '1' },
    habilitada: true,
    adeNumero: '12/2024',
    adeData: '2024-03-05',
    arquivos: [
      { arquivo: 'REGINV', linhas: 12345 },
      { arquivo: 'REGINS', linhas: 1 },
      { arquivo: 'REGMERC', linhas: 3 },
      { arquivo: 'REGPJF', linhas: 0 },
      { arquivo: 'REGESTI', linhas: 6 },
    ],
    ...mudancas,
  });
const comIndustria = (resposta: () => Response | Error = () => responder(habilitacao())) => ({
  [`GET /api/Importador/${id}`]: () => responder(industriaDeTeste()),
  'GET /api/Dci/Habilitacao': resposta,
});
const aberto = async () => within(await screen.findByRole('dialog', { name: 'Arquivos de habilitação à DCI mensal' }));

beforeEach(() => localStorage.clear());

test('the button opens it, the industry is chosen by its name, and the address says both', async () => {
  const { endereco } = abrirDci('/dci/processos-dci', {
    ...comIndustria(),
    'GET /api/Importador/GetByQ': () => responder([{ id, codigo: cnpj, nome: razaoSocial }]),
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Arquivos de habilitação' }))[0] as HTMLElement);
  const dialogo = await aberto();
  expect(dialogo.getByText('Escolha a indústria')).toBeVisible();
  await userEvent.type(dialogo.getByRole('combobox', { name: /Indústria/ }), 'fict');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(razaoSocial) }));
  expect(await dialogo.findByText('12.345 linhas')).toBeVisible();
  expect(endereco()).toBe(`/dci/processos-dci?dialogo=habilitacao&importadorId=${id}`);
  await userEvent.click(dialogo.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(endereco()).toBe(`/dci/processos-dci?importadorId=${id}`));
});

test('each list says what it is and how much there is, and that it is not the file to hand in', async () => {
  abrirDci(ABERTO, comIndustria());
  const dialogo = await aberto();
  const listas = await dialogo.findByRole('list', { name: 'Listas da habilitação' });
  const [inventario, insumos, , pessoas, estimativa] = within(listas).getAllByRole('listitem');
  expect(inventario).toHaveTextContent(/^REGINV: Registro de inventário.*12\.345 linhas/);
  expect(insumos).toHaveTextContent(/1 linha(?!s)/);
  expect(pessoas).toHaveTextContent('O Cais ainda não tem nada para esta lista.');
  expect(dialogo.getByRole('button', { name: 'Baixar REGPJF em CSV' })).toBeDisabled();
  expect(estimativa).toHaveTextContent('uma estimativa pelo que já saiu');
  expect(dialogo.getByRole('alert')).toHaveTextContent('Não são os arquivos .TXT a entregar');
});

test('a list is asked for in the format that was pressed; a refusal is said', async () => {
  const { pedidos } = abrirDci(ABERTO, {
    ...comIndustria(),
    'GET /api/Dci/Habilitacao/REGINV': () => responder({ Error: 'Hoje não.', codigo: 'REGRA' }, 422),
  });
  const dialogo = await aberto();
  await userEvent.click(await dialogo.findByRole('button', { name: 'Baixar REGINV em CSV' }));
  expect(await screen.findByText('Hoje não.')).toBeVisible();
  const [pedido] = pedidos('GET', '/api/Dci/Habilitacao/REGINV');
  expect(Object.fromEntries(new URL(pedido?.url ?? '').searchParams)).toEqual({ importadorId: id, formato: 'csv' });
});

test('the ADE is told with the way to where it is written; who has none is led there too', async () => {
  abrirDci(ABERTO, comIndustria());
  const dialogo = await aberto();
  expect(await dialogo.findByText('ADE nº 12/2024, de 05/03/2024')).toBeVisible();
  expect(dialogo.getByRole('link', { name: 'Alterar no cadastro da indústria' })).toHaveAttribute(
    'href',
    `/configuracoes/associados/${id}`,
  );
});

test('of who only trades no estimate is asked', async () => {
  const comercio = habilitacao({
    habilitada: false,
    adeNumero: null,
    adeData: null,
    arquivos: [{ arquivo: 'REGESTI', linhas: null }],
  });
  abrirDci(
    ABERTO,
    comIndustria(() => responder(comercio)),
  );
  const dialogo = await aberto();
  expect(await dialogo.findByText('Não é pedido às empresas comerciais.')).toBeVisible();
  expect(dialogo.queryByRole('button', { name: /REGESTI/ })).not.toBeInTheDocument();
  expect(dialogo.getByText('Não habilitada à DCI mensal')).toBeVisible();
  expect(dialogo.getByRole('link', { name: 'Informar o ADE no cadastro da indústria' })).toBeVisible();
});

test('with the server down it says so, and trying again brings it', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  let caiu = true;
  abrirDci(
    ABERTO,
    comIndustria(() => (caiu ? semRede() : responder(habilitacao()))),
  );
  const dialogo = await aberto();
  const deNovo = await dialogo.findByRole('button', { name: 'Tentar de novo' });
  caiu = false;
  await userEvent.click(deNovo);
  expect(await dialogo.findByText('12.345 linhas')).toBeVisible();
  calado.mockRestore();
});
