import { Link } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRememberRecord } from '#app/_app/palette/open-record.ts';
import { SaidaDialog } from '#components/form/SaidaDialog.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { TituloDaPagina } from '#components/ui/navigation/titulo-da-pagina.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import type { RotasDeTeste } from '#lib/api/platform/api-de-teste.ts';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { Achado } from '#lib/contracts/views/busca.ts';
import { BuscaDaBarra } from './BuscaDaBarra.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const OUTRO = '01900000-0000-7000-8000-000000000002';

const achado = (mais: Partial<Achado> = {}): Achado => ({
  tipo: 'PROCESSO',
  id: ID,
  titulo: 'IMP-2026-0007',
  detalhe: 'DI 26/0000001-0 · Fictícia',
  porque: null,
  em: null,
  ...mais,
});

function Tela({ titulo }: { titulo?: string }) {
  return (
    <TituloDaPagina value={useRememberRecord()}>
      <BuscaDaBarra />
      <PageHeader titulo={titulo} />
      <label>
        Campo <input />
      </label>
      <Link to={`/importacao/processos/${ID}` as '/'}>Outra página</Link>
      <button type="button">Botão</button>
    </TituloDaPagina>
  );
}

/** A screen with something typed and not saved. */
function TelaPorGravar() {
  const nada = async () => {};
  return (
    <>
      <Tela />
      <SaidaDialog estaSujo={() => true} guardaRascunho despejar={nada} descartar={nada} />
    </>
  );
}

function abrir(rotas: RotasDeTeste = {}, endereco = '/dashboard', pessoa?: string) {
  return abrirTelas({
    endereco,
    pessoa,
    telas: {
      '/dashboard': [() => <Tela />],
      '/importacao/processos': [() => <Tela />],
      '/importacao/processos/$id': [() => <Tela titulo="IMP-2026-0007 · REF" />],
      '/configuracoes/itens': [() => <TelaPorGravar />],
      '/configuracoes/itens/$id': [() => <Tela titulo="FX-100" />],
    },
    rotas,
  });
}

const campo = () => screen.findByRole('combobox', { name: 'Buscar em tudo' });
const aberta = () => screen.findByRole('dialog', { name: 'Buscar em tudo' });
const opcoes = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

// The first of the file: from here on the code of the palette is there.
test('what is typed right after Ctrl+K, before its code is there, stands in its field and not in the form', async () => {
  abrir();
  const dentro = await screen.findByRole('textbox', { name: 'Campo' });
  const user = userEvent.setup({ delay: null });
  await user.click(dentro);
  await user.keyboard('{Control>}k{/Control}26x{Backspace}/9');
  expect(await campo()).toHaveValue('26/9');
  expect(dentro).toHaveValue('');
});

test('Ctrl+K opens it from within a field, Escape gives the focus back', async () => {
  abrir();
  const dentro = await screen.findByRole('textbox', { name: 'Campo' });
  await userEvent.click(dentro);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await campo()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(dentro).toHaveFocus();
});

test('focus that another dialog takes away as it closes comes back to the field', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar (Ctrl K)' }));
  const procura = await campo();
  act(() => procura.blur());
  await waitFor(() => expect(procura).toHaveFocus());
  await userEvent.keyboard('sair');
  expect(procura).toHaveValue('sair');
});

test('before anything is typed: what can be done here, what was open, frequent actions', async () => {
  const { endereco } = abrir({}, `/configuracoes/itens/${OUTRO}`, 'recentes');
  await screen.findByRole('heading', { name: 'FX-100' });
  await userEvent.click(screen.getByRole('link', { name: 'Outra página' }));
  await screen.findByRole('heading', { name: 'IMP-2026-0007 · REF' });
  await userEvent.click(screen.getByRole('button', { name: 'Buscar (Ctrl K)' }));
  await aberta();
  const grupo = (nome: string) =>
    within(screen.getByRole('group', { name: nome }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(grupo('Nesta página')).toEqual([
    'Gerar DAI deste processo',
    'Imprimir espelho deste processo',
    'Itens deste processo',
    'Documentos deste processo',
    'Histórico deste processo',
    'Ver a linhagem',
  ]);
  expect(grupo('Abertos há pouco')).toEqual(['FX-100Item']);
  expect(grupo('Ações')[0]).toBe('Novo processogn');
  await userEvent.keyboard('{Enter}');
  expect(endereco()).toBe(`/importacao/sefaz/${ID}?aba=conferencia`);
});

test('what was open belongs to the person', async () => {
  abrir({}, '/dashboard', 'outra pessoa');
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar (Ctrl K)' }));
  await aberta();
  expect(screen.queryByRole('group', { name: 'Abertos há pouco' })).toBeNull();
});

test('what is typed is asked once, its answers stand by kind, and Enter opens the first', async () => {
  const item = achado({ tipo: 'ITEM', id: OUTRO, titulo: 'FX-100', detalhe: 'Fone', porque: 'Também VELHO-77' });
  const { endereco, pedidos } = abrir({ 'GET /api/Busca': () => responder([achado(), item]) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await campo(), '26/00');
  expect(await screen.findByRole('group', { name: 'Processos' })).toBeInTheDocument();
  expect(opcoes()).toEqual(['IMP-2026-0007DI 26/0000001-0 · Fictícia', 'FX-100FoneTambém VELHO-77']);
  expect(screen.getByText('26/00', { selector: 'mark' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 resultados.'));
  expect(pedidos('GET', '/api/Busca').map(({ url }) => new URL(url).search)).toEqual(['?q=26%2F00']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(endereco()).toBe(`/configuracoes/itens/${OUTRO}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page with something unsaved is asked before it is left', async () => {
  const { endereco } = abrir({ 'GET /api/Busca': () => responder([achado()]) }, '/configuracoes/itens');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await campo(), 'imp');
  await screen.findByRole('group', { name: 'Processos' });
  await userEvent.click(screen.getByRole('option', { name: /26\/0000001-0/ }));
  expect(await screen.findByRole('dialog', { name: 'Descartar alterações?' })).toBeVisible();
  expect(endereco()).toBe('/configuracoes/itens');
});

test('the number of a DUIMP may be asked of the Portal, behind what has it here', async () => {
  const { endereco } = abrir({ 'GET /api/Busca': () => responder([achado({ detalhe: 'DUIMP 26BR0000000001-0' })]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Buscar (Ctrl K)' }));
  await userEvent.type(await campo(), '26br00000000010');
  await screen.findByRole('option', { name: /^IMP-2026-0007/ });
  expect(opcoes().at(-1)).toBe('Buscar a DUIMP 26BR0000000001-0 no Portal Único');
  await userEvent.click(screen.getByRole('option', { name: /^Buscar a DUIMP/ }));
  expect(endereco()).toBe('/importacao/processos?dialogo=importar-di&q=26BR0000000001-0');
});

test('Ctrl+Enter opens another tab and stays where it is', async () => {
  const abrirAba = jest.spyOn(window, 'open').mockReturnValue(null);
  const { endereco } = abrir({ 'GET /api/Busca': () => responder([achado()]) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await campo(), 'imp');
  await screen.findByRole('group', { name: 'Processos' });
  await userEvent.hover(screen.getByRole('option', { name: /26\/0000001-0/ }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(abrirAba).toHaveBeenCalledWith(`/importacao/processos/${ID}`, '_blank', 'noopener');
  expect(endereco()).toBe('/dashboard');
  abrirAba.mockRestore();
});

test('an older answer never overtakes a newer one, and the former stays until the new is there', async () => {
  const respostas = new Map<string, (achados: Achado[]) => void>();
  const pergunta = (pedido: Request) =>
    new Promise<Response>((feito) => {
      respostas.set(new URL(pedido.url).searchParams.get('q') ?? '', (achados) => feito(responder(achados)));
    });
  abrir({ 'GET /api/Busca': pergunta });
  await userEvent.keyboard('{Control>}k{/Control}');
  const onde = await campo();
  await userEvent.type(onde, 'zz');
  await waitFor(() => expect(respostas.has('zz')).toBe(true));
  await userEvent.type(onde, 'z');
  await waitFor(() => expect(respostas.has('zzz')).toBe(true));
  act(() => respostas.get('zzz')?.([achado({ titulo: 'Novo' })]));
  expect(await screen.findByRole('option', { name: /Novo/ })).toBeInTheDocument();
  act(() => respostas.get('zz')?.([achado({ titulo: 'Velho' })]));
  await userEvent.type(onde, 'z');
  await waitFor(() => expect(respostas.has('zzzz')).toBe(true));
  expect(opcoes()).toEqual(['NovoDI 26/0000001-0 · Fictícia']);
  // A read that nobody answers would be told of as slow in whatever comes after.
  act(() => respostas.get('zzzz')?.([]));
});

test('with the server down screens and actions are still there, and it is asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let cai = true;
  const { endereco } = abrir({ 'GET /api/Busca': () => (cai ? semRede() : responder([achado()])) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await campo(), 'importar di');
  expect(await screen.findByRole('alert')).toHaveTextContent(/telas e ações continuam aqui/);
  expect(opcoes()).toEqual(['Importar DI ou DUIMP']);
  cai = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('group', { name: 'Processos' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: 'Importar DI ou DUIMP' }));
  expect(endereco()).toBe('/importacao/processos?dialogo=importar-di');
});

test('what nothing answers to is said', async () => {
  abrir({ 'GET /api/Busca': () => responder([]) });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await campo(), 'xqzw');
  expect(await screen.findByText('Nada encontrado para “xqzw”.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nenhum resultado.');
});

test('? lists the keys; g and a letter goes to a section, in vain from within a field', async () => {
  const { endereco } = abrir();
  const dentro = await screen.findByRole('textbox', { name: 'Campo' });
  await userEvent.click(dentro);
  await userEvent.keyboard('gp/?');
  expect(endereco()).toBe('/dashboard');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(dentro).toHaveValue('gp/?');
  await userEvent.click(screen.getByRole('button', { name: 'Botão' }));
  await userEvent.keyboard('?');
  const lista = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  expect(within(lista).getByText('Processos').previousSibling).toHaveTextContent('gp');
  await userEvent.keyboard('gp');
  expect(endereco()).toBe('/dashboard');
  await userEvent.click(within(lista).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gp');
  expect(endereco()).toBe('/importacao/processos');
});

test('keys pressed alone can be turned off, and stay off; Ctrl+K is no such key', async () => {
  const { endereco } = abrir({}, '/dashboard', 'sem atalhos');
  await screen.findByRole('button', { name: 'Botão' });
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('switch', { name: 'Atalhos de uma tecla só: /, ? e g' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gp?/');
  expect([endereco(), screen.queryByRole('dialog')]).toEqual(['/dashboard', null]);
  expect(localStorage.getItem('cais-preferencia:sem atalhos:atalhos-de-uma-tecla')).toBe('false');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await aberta()).toBeInTheDocument();
});
