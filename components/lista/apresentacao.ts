import type { Apresentacao } from '#lib/contracts/visao.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';

type ColunaMostrada = Apresentacao['colunas'][number];

/** How a list looks until somebody chooses otherwise. */
export function apresentacaoPadrao<Linha>(colunas: readonly ColunaDeLista<Linha>[]): Apresentacao {
  return {
    colunas: colunas.map(({ campo, padrao = false, noCartao = false }) => ({ campo, visivel: padrao, noCartao })),
    densidade: 'normal',
  };
}

/**
 * A kept look on the columns there are today: those that are gone are left out, new ones come last, hidden. The first column
 * names the row and leads to it, so it always stands first and is always shown.
 */
export function ajustar<Linha>(guardada: Apresentacao, colunas: readonly ColunaDeLista<Linha>[]): Apresentacao {
  const deFabrica = apresentacaoPadrao(colunas).colunas;
  const conhecidas = guardada.colunas
    .filter(({ campo }, i, todas) => primeiro(deFabrica, campo) >= 0 && primeiro(todas, campo) === i)
    .map((coluna) => ({
      ...coluna,
      noCartao: coluna.noCartao ?? deFabrica[primeiro(deFabrica, coluna.campo)]?.noCartao,
    }));
  const novas = deFabrica
    .filter(({ campo }) => primeiro(conhecidas, campo) < 0)
    .map((coluna) => ({ ...coluna, visivel: false }));
  const principal = colunas[0]?.campo;
  const todas = [...conhecidas, ...novas];
  const noInicio = todas.filter(({ campo }) => campo === principal).map((coluna) => ({ ...coluna, visivel: true }));
  return { ...guardada, colunas: [...noInicio, ...todas.filter(({ campo }) => campo !== principal)] };
}

/** One place up or down; the first place is the principal column's. */
export function mover({ colunas, ...resto }: Apresentacao, campo: string, passo: -1 | 1): Apresentacao {
  const de = primeiro(colunas, campo);
  const para = de + passo;
  if (de < 1 || para < 1 || para >= colunas.length) return { colunas, ...resto };
  const movidas = colunas.toSpliced(de, 1).toSpliced(para, 0, ...colunas.slice(de, de + 1));
  return { ...resto, colunas: movidas };
}

export function mudarColuna(
  { colunas, ...resto }: Apresentacao,
  campo: string,
  mudanca: Partial<Omit<ColunaMostrada, 'campo'>>,
): Apresentacao {
  return { ...resto, colunas: colunas.map((coluna) => (coluna.campo === campo ? { ...coluna, ...mudanca } : coluna)) };
}

/** The columns shown, in their order, each with the width somebody gave it. */
export function colunasMostradas<Linha>(
  apresentacao: Apresentacao,
  colunas: readonly ColunaDeLista<Linha>[],
): { coluna: ColunaDeLista<Linha>; largura: number | undefined }[] {
  return apresentacao.colunas
    .filter(({ visivel }) => visivel)
    .flatMap(({ campo, largura }) =>
      colunas.filter((coluna) => coluna.campo === campo).map((coluna) => ({ coluna, largura })),
    );
}

/** What is in sight of each row: the columns of the grid or, on a phone, what names the card and its lines. */
export function camposAVista({ colunas }: Apresentacao, telefone: boolean): string[] {
  return colunas
    .filter(({ visivel, noCartao }, i) => (telefone ? i === 0 || noCartao : visivel))
    .map(({ campo }) => campo);
}

function primeiro(colunas: readonly ColunaMostrada[], campo: string): number {
  return colunas.findIndex((coluna) => coluna.campo === campo);
}
