import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { EstadoDoPasso, PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { PASSOS_INICIAIS, type PassoInicial } from '#lib/domain/telas/primeiros-passos.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { leaveSample } from '#lib/session/sample-company.ts';
import { checkSession } from '#lib/session/session.ts';
import { PrimeirosPassosScreen } from './PrimeirosPassosScreen.tsx';

const passos = (estados: Partial<Record<PassoInicial, EstadoDoPasso>>, mais: Partial<PrimeirosPassos> = {}) =>
  ({
    passos: PASSOS_INICIAIS.map((passo) => ({ passo, estado: estados[passo] ?? 'NAO_COMECADO' })),
    contagens: {
      temCnpj: true,
      pessoas: 3,
      historicoAntesDe: '2026-10-01',
      historicosLidos: 0,
      historicosPorLer: 1,
      declaracoes: 1240,
      notas: 1,
      importadores: 1,
      fornecedores: 13,
      itens: 189,
      importadoresQueFaltam: 2,
      ncmDe: null,
      lotes: 0,
      dais: 0,
      daisEnviadas: 0,
    },
    terminado: false,
    dispensado: false,
    ...mais,
  }) satisfies PrimeirosPassos;

const abrir = (inicio: PrimeirosPassos, rotas: RotasDeTeste = {}) =>
  abrirTelas({
    endereco: '/primeiros-passos',
    telas: { '/primeiros-passos': [PrimeirosPassosScreen] },
    rotas: { 'GET /api/PrimeirosPassos': () => responder(inicio), ...rotas },
  });
const passo = async (nome: string) => within(await screen.findByRole('listitem', { name: nome }));

test('each step tells its state, what is there, and where it is taken', async () => {
  abrir(passos({ EMPRESA: 'FEITO', CORTE: 'FEITO', HISTORICO: 'COMECADO', CADASTROS: 'COMECADO' }));
  const empresa = await passo('Empresa e pessoas');
  expect(empresa.getByText('Feito')).toBeVisible();
  expect(empresa.getByText('com CNPJ, 3 pessoas')).toBeVisible();
  expect(empresa.queryByRole('button', { name: /^Pular/ })).not.toBeInTheDocument();
  expect((await passo('Dia de corte')).getByText('histórico antes de 01/10/2026')).toBeVisible();
  const historico = await passo('Trazer o histórico');
  expect(historico.getByText('Começado')).toBeVisible();
  expect(historico.getByText('1.240 declarações, 1 nota, 1 envio por ler')).toBeVisible();
  expect(historico.getByRole('link', { name: 'Trazer o histórico' })).toHaveAttribute(
    'href',
    '/importacao/historico?pagina=1',
  );
  expect(
    (await passo('Cadastros do histórico')).getByText(
      '1 importador, 13 fornecedores, 189 itens, 2 importadores declarados sem cadastro',
    ),
  ).toBeVisible();
  const tabelas = await passo('Tabelas oficiais');
  expect(tabelas.getByText('Não começado')).toBeVisible();
  expect(tabelas.getByText('nenhuma tabela oficial importada')).toBeVisible();
  expect((await passo('Primeira DAI')).getByRole('link', { name: 'Abrir a fila da Sefaz' })).toHaveAttribute(
    'href',
    '/importacao/sefaz',
  );
  expect(screen.getByText(/^2 de 6 passos feitos\./)).toBeVisible();
});

test('a step is skipped, and taken up again', async () => {
  const { pedidos } = abrir(passos({}), {
    'POST /api/PrimeirosPassos/Pular': async (pedido) =>
      responder(passos((await pedido.json()).pular ? { TABELAS: 'PULADO' } : {})),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pular: Tabelas oficiais' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retomar: Tabelas oficiais' }));
  expect(await screen.findByRole('button', { name: 'Pular: Tabelas oficiais' })).toBeVisible();
  const corpos = await Promise.all(pedidos('POST', '/api/PrimeirosPassos/Pular').map((um) => um.json()));
  expect(corpos).toEqual([
    { passo: 'TABELAS', pular: true },
    { passo: 'TABELAS', pular: false },
  ]);
});

test('dismissed, the page says where it is, and they can be shown again', async () => {
  abrir(passos({}), {
    'POST /api/PrimeirosPassos/Dispensar': async (pedido) =>
      responder(passos({}, { dispensado: (await pedido.json()).dispensar })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Dispensar' }));
  expect(await screen.findByText(/^Dispensados para todos da empresa/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar no menu' }));
  expect(await screen.findByRole('button', { name: 'Dispensar' })).toBeVisible();
});

test('a sample company is opened beside the own one, entered when it is ready, and thrown away', async () => {
  let situacao = 'NENHUMA';
  const lida = () =>
    responder({ situacao, andamento: situacao === 'PREPARANDO' ? { feitos: 3, total: 24 } : null } as object);
  const mudando = (para: string) => () => {
    situacao = para;
    return lida();
  };
  const { pedidos } = abrir(passos({}), {
    'GET /api/EmpresaDeExemplo': lida,
    'POST /api/EmpresaDeExemplo': mudando('PREPARANDO'),
    'POST /api/EmpresaDeExemplo/JogarFora': mudando('NENHUMA'),
    'POST /api/EmpresaDeExemplo/Entrar': () =>
      responder({ ...MARIA, token: 't2', idEmpresa: 'e2', empresa: { nomeFantasia: 'Empresa de exemplo' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir uma empresa de exemplo' }));
  expect(await screen.findByText(/^Preparando: 3 de 24\./)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Preparando a empresa de exemplo' })).toBeVisible();
  situacao = 'PRONTA';
  await userEvent.click(await screen.findByRole('button', { name: 'Jogar fora' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Jogar fora a empresa de exemplo?' })).getByRole('button', {
      name: 'Jogar fora',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Abrir uma empresa de exemplo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir uma empresa de exemplo' }));
  situacao = 'PRONTA';
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar na empresa de exemplo' }));
  expect(await screen.findByText('Outra tela')).toBeVisible();
  expect(checkSession()).toMatchObject({ token: 't2', empresa: { nomeFantasia: 'Empresa de exemplo' } });
  act(() => {
    expect(leaveSample()).toBe(true);
  });
  expect(pedidos('POST', '/api/EmpresaDeExemplo')).toHaveLength(2);
});

test('a sample company left half-made says so, and can be begun anew', async () => {
  const { pedidos } = abrir(passos({}), {
    'GET /api/EmpresaDeExemplo': () => responder({ situacao: 'INTERROMPIDA', andamento: null }),
    'POST /api/EmpresaDeExemplo': () =>
      responder({ Error: 'A sua empresa já tem 5 empresas de exemplo abertas.', codigo: 'BLOQUEADO' }, 409),
  });
  expect(await screen.findByText(/^A preparação parou antes do fim/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Começar de novo' }));
  expect(await screen.findByText('A sua empresa já tem 5 empresas de exemplo abertas.')).toBeVisible();
  expect(pedidos('POST', '/api/EmpresaDeExemplo')).toHaveLength(1);
});

test('a server that fails is asked again', async () => {
  let vezes = 0;
  abrir(passos({}), {
    'GET /api/PrimeirosPassos': () => (++vezes === 1 ? responder({ Error: 'Falhou.' }, 500) : responder(passos({}))),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('list', { name: 'Passos' })).toBeVisible();
});
