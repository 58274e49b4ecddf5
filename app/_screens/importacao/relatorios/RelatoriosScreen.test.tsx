import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { relatorio } from '#lib/contracts/views/relatorio.ts';
import { RelatoriosScreen } from './RelatoriosScreen.tsx';
import { relatoriosBusca } from './relatorios-busca.ts';

const ESTOQUE = relatorio.parse({
  linhas: [
    {
      chave: '1',
      rotulo: 'DI 26/9000001-0, adição 001, item 01',
      processoId: '01a1fd15-e7ab-758c-8773-6cd900bf9e20',
      valores: {
        partNumber: null,
        descricao: 'RADIO FICTICIO',
        ncm: '85271300',
        registro: '2026-11-03',
        quantidade: '4.0000000',
        unidade: 'PECA',
        pis: '84.00',
        cofins: null,
        adicional: null,
        total: null,
      },
    },
  ],
  totais: { pis: '84.00' },
  aviso: 'Posição de hoje, 20/11/2026: 31/12/2026 ainda não chegou.',
});

test('the stock of the turn is asked for its day, with what to decide first; what is not known is a dash', async () => {
  const { pedidos } = abrirTelas({
    endereco: '/importacao/relatorios/estoque-em-31-12-2026',
    telas: {
      '/importacao/relatorios/$relatorio': [RelatoriosScreen, { validateSearch: relatoriosBusca }],
      '/ajuda': [() => null],
      '/importacao/processos/$id': [() => null],
    },
    rotas: { 'GET /api/Relatorio/EstoqueNaVirada': () => responder(ESTOQUE) },
  });
  const tabela = within(await screen.findByRole('table', { name: 'Estoque em 31/12/2026' }));
  const [, linha] = tabela.getAllByRole('row');
  expect(linha).toHaveTextContent(
    'DI 26/9000001-0, adição 001, item 01RADIO FICTICIO84,00———4,00000PECA03/11/202685271300—',
  );
  expect(screen.getByText(/^Posição de hoje, 20\/11\/2026/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Posição em/ })).toHaveValue('31/12/2026');
  expect(screen.queryByRole('region', { name: / por mês$/ })).toBeNull();
  const ressalvas = within(screen.getByRole('list', { name: 'Antes de usar estes números' }));
  expect(ressalvas.getAllByRole('listitem')).toHaveLength(4);
  expect(ressalvas.getByRole('link', { name: 'Decreto 12.955/2026, art. 607, § 1º' })).toHaveAttribute(
    'href',
    '/ajuda?lei=decreto-12955-2026.607',
  );
  const [pedido] = pedidos('GET', '/api/Relatorio/EstoqueNaVirada');
  expect(new URL(pedido?.url ?? '').search).toBe('?de=2026-12-31&ate=2026-12-31&agrupar=MES&importador=');
});

test('a report is of the importer chosen from the cadastro; a part of a name in an older address stays as it was', async () => {
  const { pedidos } = abrirTelas({
    endereco: '/importacao/relatorios/registro-de-di?de=2026-01-01&ate=2026-12-31&importador=fict',
    telas: { '/importacao/relatorios/$relatorio': [RelatoriosScreen, { validateSearch: relatoriosBusca }] },
    rotas: {
      'GET /api/Relatorio/RegistroDi': () => responder({ linhas: [], totais: {} }),
      'GET /api/Importador/GetByQ': () => responder([{ id: AGUIA, codigo: '11', nome: 'Águia' }]),
      [`GET /api/Importador/${AGUIA}`]: () => responder({ Error: 'Este importador não existe.' }, 500),
    },
  });
  const perguntas = () =>
    pedidos('GET', '/api/Relatorio/RegistroDi').map(({ url }) =>
      new URL(url).searchParams.toString().replace('de=2026-01-01&ate=2026-12-31&agrupar=MES&', ''),
    );
  const deNome = await screen.findByRole('button', { name: 'Importador: fict' });
  expect(perguntas()).toEqual(['importador=fict']);
  act(() => deNome.focus());
  await userEvent.keyboard('{Delete}');
  await userEvent.click(await screen.findByRole('button', { name: 'Importador' }));
  await screen.findByRole('combobox', { name: 'Importador' });
  await userEvent.keyboard('agu');
  await userEvent.click(await screen.findByRole('option', { name: '11 - Águia' }));
  await waitFor(() => expect(perguntas().at(-1)).toBe(`importadorId=${AGUIA}&importador=`));
});

const AGUIA = '01a1fd15-e7ab-758c-8773-6cd900bf9e21';
