import { Link } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComAjuda } from '#app/_app/ComAjuda.tsx';
import { useHelp } from '#app/_app/help.ts';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { Manual, Novidades, SecaoDoManual } from '#lib/contracts/platform/manual.ts';
import { AjudaDaBarra } from './AjudaDaBarra.tsx';
import { BuscaDaBarra } from './BuscaDaBarra.tsx';

const secao = (id: string, titulo: string, telas: string[], dito: string): SecaoDoManual => ({
  id,
  titulo,
  telas,
  partes: [{ id, titulo: null, blocos: [{ tipo: 'paragrafo', texto: [dito] }] }],
});
const MANUAL: Manual = {
  apresentacao: [{ tipo: 'paragrafo', texto: ['O que é o Cais.'] }],
  secoes: [
    secao('dashboard', 'Dashboard', ['/dashboard'], 'Como está o trabalho hoje.'),
    {
      ...secao('processo', 'Processo', ['/importacao/processos/$id'], 'A página de um processo.'),
      partes: [
        { id: 'processo', titulo: null, blocos: [{ tipo: 'paragrafo', texto: ['A página de um processo.'] }] },
        {
          id: 'processo.retificacao',
          titulo: 'Retificação',
          telas: ['/importacao/processos/$id?aba=retificar'],
          blocos: [
            {
              tipo: 'paragrafo',
              texto: [
                '“Retificar” recebe o arquivo da mesma declaração. O cálculo aparece em ',
                { secao: 'dashboard', texto: 'Dashboard' },
                '.',
              ],
            },
          ],
        },
      ],
    },
    secao('sefaz', 'Sefaz', ['/importacao/sefaz'], 'A fila da Sefaz-AM.'),
  ],
};
const NOVIDADES: Novidades = {
  versao: '0.9.0',
  data: '2026-11-23',
  partes: [
    {
      id: 'adicionado',
      titulo: 'Adicionado',
      blocos: [{ tipo: 'lista', itens: [[{ forte: 'Ajuda.' }, ' O manual dentro do programa.']] }],
    },
  ],
};

function Tela() {
  const { verSobre } = useHelp();
  return (
    <>
      <BuscaDaBarra />
      <AjudaDaBarra />
      <label>
        Campo <input />
      </label>
      <Link to={'/importacao/processos/7' as '/'}>Um processo</Link>
      <button type="button" onClick={verSobre}>
        Sobre
      </button>
    </>
  );
}

function abrir(endereco = '/dashboard', rotas: RotasDeTeste = {}) {
  const tela = () => (
    <ComAjuda>
      <Tela />
    </ComAjuda>
  );
  return abrirTelas({
    endereco,
    telas: { '/dashboard': [tela], '/importacao/processos/$id': [tela] },
    rotas: {
      'GET /ajuda/manual.json': () => responder(MANUAL),
      'GET /ajuda/novidades.json': () => responder(NOVIDADES),
      ...rotas,
    },
  });
}

const ajuda = () => screen.findByRole('dialog', { name: 'Ajuda' });
const titulo = (nome: string) => screen.findByRole('heading', { name: nome, level: 2 });

test('without a network it says so, and comes when it is back', async () => {
  let rede = false;
  abrir('/dashboard', { 'GET /ajuda/manual.json': () => (rede ? responder(MANUAL) : semRede()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajuda' }));
  const dentro = within(await ajuda());
  expect(await dentro.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  rede = true;
  await userEvent.click(dentro.getByRole('button', { name: 'Tentar de novo' }));
  expect(await titulo('Dashboard')).toBeVisible();
});

test('it opens at the section of the screen, and what was being typed stays', async () => {
  abrir('/importacao/processos/7');
  const campo = await screen.findByRole('textbox', { name: 'Campo' });
  await userEvent.type(campo, 'meio digit');
  await userEvent.keyboard('{F1}');
  expect(await titulo('Processo')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(campo).toHaveFocus();
  expect(campo).toHaveValue('meio digit');
});

test('it opens at the part of the section that is of the tab', async () => {
  abrir('/importacao/processos/7?aba=retificar');
  await screen.findByRole('button', { name: 'Ajuda' });
  await userEvent.keyboard('{F1}');
  expect(await screen.findByRole('heading', { name: 'Retificação', level: 3 })).toHaveFocus();
});

test('a word without its accent is found, its link leads on, and Voltar comes back to what was found', async () => {
  abrir('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajuda' }));
  const dentro = within(await ajuda());
  await userEvent.type(await dentro.findByRole('searchbox', { name: 'Buscar na ajuda' }), 'retificacao{Enter}');
  const achados = within(await dentro.findByRole('region', { name: 'Achados' }));
  expect(achados.getByRole('status')).toHaveTextContent('1 trecho encontrado');
  expect(achados.getByText(/recebe o arquivo da mesma declaração/)).toBeVisible();
  await userEvent.click(achados.getByRole('link', { name: 'Processo › Retificação' }));
  expect(await dentro.findByRole('heading', { name: 'Retificação' })).toHaveFocus();
  await userEvent.click(dentro.getByRole('link', { name: 'Dashboard' }));
  expect(await titulo('Dashboard')).toHaveFocus();
  await userEvent.click(dentro.getByRole('button', { name: 'Voltar' }));
  await userEvent.click(dentro.getByRole('button', { name: 'Voltar' }));
  expect(await dentro.findByRole('link', { name: 'Processo › Retificação' })).toBeVisible();
  expect(dentro.getByRole('searchbox')).toHaveValue('retificacao');
});

test('sections follow each other, and the table of contents has them all', async () => {
  const { endereco } = abrir('/importacao/processos/7');
  await userEvent.keyboard('{F1}');
  const dentro = within(await ajuda());
  await userEvent.click(await dentro.findByRole('link', { name: 'Próxima: Sefaz' }));
  expect(await titulo('Sefaz')).toBeVisible();
  expect(dentro.queryByRole('link', { name: /^Próxima/ })).toBeNull();
  await userEvent.click(dentro.getByRole('button', { name: 'Índice' }));
  const indice = within(await dentro.findByRole('navigation', { name: 'Índice da ajuda' }));
  expect(indice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Processo', 'Sefaz']);
  expect(indice.getByRole('link', { name: 'Sefaz' })).toHaveAttribute('href', '/ajuda?secao=sefaz');
  expect(endereco()).toBe('/importacao/processos/7');
});

test('closed and opened again on the same screen it is where it was left; on another screen, at that one', async () => {
  abrir('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Ajuda' }));
  await userEvent.click(within(await ajuda()).getByRole('link', { name: 'Próxima: Processo' }));
  await userEvent.click(within(await ajuda()).getByRole('link', { name: 'Próxima: Sefaz' }));
  await titulo('Sefaz');
  await userEvent.keyboard('{F1}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{F1}');
  expect(await titulo('Sefaz')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // Once the help has slid away, the keys act on the page again.
  await waitFor(() => expect(screen.getByText('Ajuda', { selector: 'h2' })).not.toBeVisible());
  await userEvent.keyboard('?');
  const atalhos = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
  expect(atalhos.getByText('Ajuda desta tela')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('link', { name: 'Um processo' }));
  await userEvent.keyboard('{F1}');
  expect(await titulo('Processo')).toBeVisible();
});

test('the palette leads to a section of the help, over the page', async () => {
  const { endereco } = abrir('/dashboard', { 'GET /api/Busca': () => responder([]) });
  await screen.findByRole('button', { name: 'Ajuda' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Buscar em tudo' }), 'retificacao');
  await userEvent.click(await screen.findByRole('option', { name: 'Ajuda: Processo' }));
  expect(await titulo('Processo')).toBeVisible();
  expect(endereco()).toBe('/dashboard');
});

test('Sobre tells the version of the site and of the server, and what is new', async () => {
  abrir('/dashboard', { 'GET /saude': () => responder({ ok: true, banco: 'embutido', versao: '0.9.1' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sobre' }));
  const dentro = within(await screen.findByRole('dialog', { name: 'Sobre o Cais' }));
  expect(await dentro.findByText('0.9.1')).toBeVisible();
  expect(await dentro.findByRole('heading', { name: 'Novidades da versão 0.9.0, de 23/11/2026' })).toBeVisible();
  expect(dentro.getByText('O manual dentro do programa.', { exact: false })).toBeVisible();
});

test('Sobre says that the server does not answer, and tells its own version', async () => {
  abrir('/dashboard', { 'GET /saude': () => semRede() });
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.click(await screen.findByRole('button', { name: 'Sobre' }));
  expect(await screen.findByText('O servidor não respondeu')).toBeVisible();
  calado.mockRestore();
});

test('another back end, which does not tell its version, is not one that is down', async () => {
  const { pedidos } = abrir('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Sobre' }));
  const dentro = within(await screen.findByRole('dialog', { name: 'Sobre o Cais' }));
  await waitFor(() => expect(pedidos('GET', '/saude')).toHaveLength(1));
  expect(await dentro.findByText('—')).toBeVisible();
  expect(dentro.queryByText('O servidor não respondeu')).toBeNull();
});
