import type { Apresentacao } from '#lib/contracts/platform/visao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

type ColunaMostrada = Apresentacao['colunas'][number];

/** Returns the default presentation of a list. */
export function apresentacaoPadrao<Linha>(colunas: readonly ColunaDeLista<Linha>[]): Apresentacao {
  return {
    colunas: colunas.map(({ campo, padrao = false, noCartao = false }) => ({ campo, visivel: padrao, noCartao })),
    densidade: 'normal',
  };
}

/**
 * Adapts a saved presentation to the current columns. It drops removed columns and adds new ones last, hidden. The first column
 * names the row and links to it, so it always stands first and visible.
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

/** Moves a column by a place. The first place belongs to the principal column. */
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

/** Returns the visible columns in order, each with the width the person set. */
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

/** Returns the visible fields: the columns of the grid or, on a phone, the title and lines of a card. */
export function camposAVista({ colunas }: Apresentacao, telefone: boolean): string[] {
  return colunas
    .filter(({ visivel, noCartao }, i) => (telefone ? i === 0 || noCartao : visivel))
    .map(({ campo }) => campo);
}

function primeiro(colunas: readonly ColunaMostrada[], campo: string): number {
  return colunas.findIndex((coluna) => coluna.campo === campo);
}
