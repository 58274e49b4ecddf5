import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import {
  atoDeCadastros,
  type CadastrosPropostos,
  cadastrosPropostos,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { NOME_SITUACAO_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { CadastrosPropostosScreen } from './CadastrosPropostosScreen.tsx';
import { gruposIniciais, juntar, separar } from './grupos-escolhidos.ts';

const RECURSO = '/api/CadastroProposto';
const ATO = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const fornecedor = (nome: string) => ({
  chave: nome.toLowerCase(),
  textos: [nome],
  porque: 'nome da declaração, país da adição',
  impedimento: null,
  razaoSocial: nome,
  papel: 'FORNECEDOR' as const,
  pais: { codigo: '160', nome: 'CHINA' },
});
const PROPOSTOS: CadastrosPropostos = cadastrosPropostos.parse({
  importadores: [
    {
      cnpj: '12ABC34501DE35',
      razaoSocial: 'FICTICIA AGUIA LTDA',
      inscricaoEstadual: '041234561',
      porque: 'mesmo CNPJ em 2 declarações',
      impedimento: null,
    },
  ],
  representantes: [
    {
      chave: 'r1',
      nome: 'FICTICIA CONCEICAO',
      cpfOculto: '***.982.247-**',
      porque: 'mesmo CPF em 2 declarações, de 1 importador',
      impedimento: null,
    },
    {
      chave: 'r2',
      nome: '',
      cpfOculto: '***.456.789-**',
      porque: 'CPF de 1 declaração, de 1 importador',
      impedimento: 'Nenhuma declaração diz o nome: cadastre este à mão.',
    },
    {
      chave: 'r3',
      nome: 'FICTICIO ANDRE',
      cpfOculto: '***.444.777-**',
      porque: 'CPF de 1 declaração, de 1 importador',
      impedimento: 'O importador por quem registrou não está no cadastro: cadastre-o primeiro.',
      destravadoPor: ['12ABC34501DE35'],
    },
  ],
  fornecedores: [fornecedor('SHENZHEN FICTICIA'), fornecedor('SHENZEN FICTICIA'), fornecedor('OUTRA FICTICIA')],
  gruposDeFornecedores: [
    { chaves: ['shenzhen ficticia', 'shenzen ficticia'], porque: '2 grafias: 80% parecidas', medida: 80 },
  ],
  itens: [],
  gruposDeItens: [],
  produtos: [
    {
      chave: '12ABC34501DE35 MOTO',
      cnpj: '12ABC34501DE35',
      codigo: 'MOTO',
      descricao: 'Moto fictícia',
      ncm: '87112020',
      unidade: 'UN',
      porque: 'última nota de saída em 15/10/2026',
      impedimento: null,
    },
  ],
});
const VAZIO = cadastrosPropostos.parse({
  importadores: [],
  representantes: [],
  fornecedores: [],
  gruposDeFornecedores: [],
  itens: [],
  gruposDeItens: [],
  produtos: [],
});
const FEITO = atoDeCadastros.parse({
  id: ATO,
  em: '2026-11-26T15:00:00.000Z',
  por: 'Maria Fictícia',
  importadores: 1,
  representantes: 1,
  fornecedores: 2,
  itens: 0,
  produtos: 0,
  vinculos: 12,
  desfeitoEm: null,
});

function abrir() {
  let feito = false;
  const enviados: unknown[] = [];
  abrirTelas({
    endereco: '/importacao/historico/cadastros',
    telas: {
      '/importacao/historico/cadastros': [CadastrosPropostosScreen],
      '/importacao/historico': [() => null],
    },
    rotas: {
      [`GET ${RECURSO}`]: () => responder(feito ? VAZIO : PROPOSTOS),
      [`GET ${RECURSO}/Atos`]: () => responder(feito ? [FEITO] : []),
      [`POST ${RECURSO}`]: async (pedido) => {
        enviados.push(await pedido.json());
        feito = true;
        return responder(FEITO, 201);
      },
      [`POST ${RECURSO}/Atos/${ATO}/Desfazer`]: () => {
        feito = false;
        return new Response(null, { status: 204 });
      },
    },
  });
  return { enviados };
}

test('alike names are proposed as one with the measure, what is asked is answered, and one act takes all and is undone', async () => {
  const { enviados } = abrir();
  const lista = within(await screen.findByRole('region', { name: 'Fornecedores e fabricantes' }));
  expect(lista.getAllByRole('listitem')).toHaveLength(2);
  expect(lista.getByText('2 grafias: 80% parecidas')).toBeVisible();
  expect(lista.getByText(/com SHENZEN FICTICIA/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Setor de FICTICIA AGUIA LTDA' }));
  await userEvent.click(screen.getByRole('option', { name: 'Indústria' }));
  expect(screen.getByRole('button', { name: 'Cadastrar 2' })).toBeEnabled();
  await userEvent.click(screen.getByRole('combobox', { name: 'Situação na Suframa de FICTICIA AGUIA LTDA' }));
  await userEvent.click(screen.getByRole('option', { name: 'Ativa' }));
  expect(screen.getByRole('button', { name: 'Cadastrar 2' })).toBeEnabled();
  expect(screen.getByLabelText('Inscrição estadual (AM) de FICTICIA AGUIA LTDA')).toHaveValue('041234561');
  await userEvent.type(screen.getByLabelText('Inscrição Suframa de FICTICIA AGUIA LTDA'), '201234017');
  expect(screen.getByText('CPF ***.982.247-**')).toBeVisible();
  expect(screen.getByText('Nenhuma declaração diz o nome: cadastre este à mão.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Vínculo de ***.456.789-**' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('combobox', { name: 'Vínculo de FICTICIA CONCEICAO' }));
  await userEvent.click(screen.getByRole('option', { name: 'Despachante aduaneiro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar 4' }));
  await waitFor(() =>
    expect(enviados).toEqual([
      {
        importadores: [
          {
            cnpj: '12ABC34501DE35',
            setor: '1',
            situacaoSuframa: 'ATIVA',
            inscricaoSuframa: '201234017',
            inscricaoEstadual: '041234561',
          },
        ],
        representantes: [{ chave: 'r1', vinculo: 'DESPACHANTE' }],
        fornecedores: [['shenzhen ficticia', 'shenzen ficticia'], ['outra ficticia']],
        itens: [],
        produtos: [],
      },
    ]),
  );
  expect(await screen.findByText('Nada falta no cadastro')).toBeVisible();
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'Desfazer 1 importador, 1 representante, 2 fornecedores e fabricantes, 12 descrições vinculadas a itens que já havia',
    }),
  );
  expect(await screen.findByRole('region', { name: 'Fornecedores e fabricantes' })).toBeVisible();
});

test('a group is taken apart and another is made by hand; an unmarked one stays out', async () => {
  const { enviados } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Separar SHENZHEN FICTICIA' }));
  const lista = within(screen.getByRole('region', { name: 'Fornecedores e fabricantes' }));
  expect(lista.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Juntar OUTRA FICTICIA a outra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Juntar OUTRA FICTICIA a SHENZEN FICTICIA' }));
  expect(lista.getByText('juntadas à mão')).toBeVisible();
  await userEvent.click(lista.getByRole('checkbox', { name: 'SHENZHEN FICTICIA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar 1' }));
  await waitFor(() =>
    expect(enviados).toMatchObject([{ importadores: [], fornecedores: [['shenzen ficticia', 'outra ficticia']] }]),
  );
});

test('groups begin as suggested, and keep every proposal once', () => {
  const propostas = ['a', 'b', 'c', 'd'].map((chave) => ({ chave }));
  const grupos = gruposIniciais(propostas, [{ chaves: ['b', 'd'] }]);
  expect(grupos).toEqual([['a'], ['b', 'd'], ['c']]);
  expect(separar(grupos, 'b')).toEqual([['a'], ['b'], ['d'], ['c']]);
  expect(juntar(grupos, 'c', 'b')).toEqual([['a'], ['c', 'b', 'd']]);
});

test('a representative is unlocked by the answers of its importer, and goes in with it', async () => {
  const { enviados } = abrir();
  const vinculo = await screen.findByRole('combobox', { name: 'Vínculo de FICTICIO ANDRE' });
  expect(vinculo).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('combobox', { name: 'Setor de FICTICIA AGUIA LTDA' }));
  await userEvent.click(screen.getByRole('option', { name: 'Indústria' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Situação na Suframa de FICTICIA AGUIA LTDA' }));
  await userEvent.click(screen.getByRole('option', { name: NOME_SITUACAO_SUFRAMA.NAO_INSCRITO }));
  expect(screen.getByText(/vai com o importador, no mesmo ato/)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Vínculo de FICTICIO ANDRE' }));
  await userEvent.click(screen.getByRole('option', { name: 'Despachante aduaneiro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar 4' }));
  await waitFor(() =>
    expect(enviados).toMatchObject([
      { importadores: [{ cnpj: '12ABC34501DE35' }], representantes: [{ chave: 'r3', vinculo: 'DESPACHANTE' }] },
    ]),
  );
});
