import type { Apresentacao } from '#lib/contracts/platform/visao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { ajustar, apresentacaoPadrao, camposAVista, colunasMostradas, mover } from './apresentacao.ts';
import { difere, filtrosDaBusca } from './views/visao-da-lista.ts';

const coluna = (campo: string, padrao?: true): ColunaDeLista<object> => ({
  campo,
  titulo: campo,
  tipo: 'texto',
  caracteres: 12,
  ...(padrao && { padrao }),
});
const COLUNAS = [coluna('a', true), coluna('b', true), coluna('c')];
const guardada = (...colunas: Apresentacao['colunas']): Apresentacao => ({ colunas, densidade: 'normal' });
const ordem = ({ colunas }: Apresentacao) =>
  colunas.map(({ campo, visivel }) => `${campo}${visivel ? '' : '-'}`).join(' ');

test('a list comes with the columns it names', () => {
  expect(ordem(apresentacaoPadrao(COLUNAS))).toBe('a b c-');
});

test('what was kept of columns that are gone is let go; new ones come last, hidden; the first is always first and shown', () => {
  const velha = guardada(
    { campo: 'b', visivel: true, largura: 90 },
    { campo: 'gone', visivel: true },
    { campo: 'b', visivel: false },
    { campo: 'a', visivel: false },
  );
  expect(ordem(ajustar(velha, COLUNAS))).toBe('a b c-');
  expect(ajustar(velha, COLUNAS).colunas[1]).toEqual({ campo: 'b', visivel: true, noCartao: false, largura: 90 });
});

test('a look kept before cards had lines to choose has those the columns name', () => {
  const comLinhas = COLUNAS.map((uma) => (uma.campo === 'a' ? uma : { ...uma, noCartao: true as const }));
  const velha = guardada({ campo: 'a', visivel: true }, { campo: 'c', visivel: false, noCartao: false });
  expect(camposAVista(ajustar(velha, comLinhas), true)).toEqual(['a', 'b']);
  expect(camposAVista(ajustar(velha, comLinhas), false)).toEqual(['a']);
});

test('a column moves one place, but never before the first nor past the last', () => {
  const inicio = apresentacaoPadrao(COLUNAS);
  expect(ordem(mover(inicio, 'c', -1))).toBe('a c- b');
  expect(ordem(mover(inicio, 'b', -1))).toBe('a b c-');
  expect(ordem(mover(inicio, 'a', 1))).toBe('a b c-');
  expect(ordem(mover(inicio, 'c', 1))).toBe('a b c-');
});

test('hidden columns are not shown, and a width somebody gave goes along', () => {
  const dada = guardada({ campo: 'c', visivel: true, largura: 70 }, { campo: 'b', visivel: false });
  expect(colunasMostradas(dada, COLUNAS).map(({ coluna: { campo }, largura }) => [campo, largura])).toEqual([
    ['c', 70],
  ]);
});

test('a view keeps filters and search as text, and nothing of pages and dialogs', () => {
  const busca = {
    pagina: 2,
    tamanho: 50,
    ordem: 'a',
    q: '',
    situacao: 'X',
    numero: 7,
    vazio: undefined,
    dialogo: 'd',
    visao: 'v',
  };
  expect(filtrosDaBusca(busca)).toEqual({ situacao: 'X', numero: '7' });
});

test('a view differs by its filters, order, columns, widths or density, and not by the order of its filters', () => {
  const base = { filtros: { a: '1', b: '2' }, ordem: 'a', apresentacao: apresentacaoPadrao(COLUNAS) };
  expect(difere(base, { ...base, filtros: { b: '2', a: '1' } })).toBe(false);
  expect(difere(base, { ...base, filtros: { a: '1' } })).toBe(true);
  expect(difere(base, { ...base, ordem: '-a' })).toBe(true);
  expect(difere(base, { ...base, apresentacao: { ...base.apresentacao, densidade: 'compacta' } })).toBe(true);
  const larga = guardada({ campo: 'a', visivel: true, largura: 99 }, ...base.apresentacao.colunas.slice(1));
  expect(difere(base, { ...base, apresentacao: larga })).toBe(true);
  const comLinha = guardada(...base.apresentacao.colunas.map((uma) => ({ ...uma, noCartao: true })));
  expect(difere(base, { ...base, apresentacao: comLinha })).toBe(true);
});
