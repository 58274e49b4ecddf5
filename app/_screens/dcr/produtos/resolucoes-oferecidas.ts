import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ppbSugerido, validadeDaResolucao } from '#lib/domain/zfm/produto.ts';
import type { ProdutoNovo } from '#lib/registros/produto.ts';

/** A resolution by its number. `linhas` are the products it approves, each with its own terms. */
export interface ResolucaoOferecida {
  numero: string;
  produtos: string[];
  validade: DataTexto | null;
  linhas: ResolucaoCas[];
}

export function resolucoesOferecidas(resolucoes: readonly ResolucaoCas[]): ResolucaoOferecida[] {
  return [...Map.groupBy(resolucoes, ({ numero }) => numero)].map(([numero, linhas]) => ({
    numero,
    produtos: linhas.map(({ produto }) => produto),
    validade: validadeDaResolucao(linhas, numero)?.validade ?? null,
    linhas,
  }));
}

type Preenchido = Pick<ProdutoNovo, 'ppb' | 'tipoCoeficiente' | 'acrescimo'>;

/**
 * The values of a resolution for the empty fields; an acréscimo of zero counts as empty. Where the products of one number differ,
 * their value is not used.
 */
export function doDaResolucao({ linhas }: ResolucaoOferecida, preenchido: Preenchido) {
  const unico = <Valor>(valores: readonly Valor[]): Valor | undefined =>
    new Set(valores).size === 1 ? valores[0] : undefined;
  const termos = {
    ppb: unico(linhas.map(ppbSugerido)),
    tipoCoeficiente: unico(linhas.map(({ tipoCoeficiente }) => tipoCoeficiente)),
    acrescimo: unico(linhas.map(({ acrescimo }) => acrescimo)),
  };
  const vazio = {
    ppb: !preenchido.ppb,
    tipoCoeficiente: !preenchido.tipoCoeficiente,
    acrescimo: /^[0.]*$/.test(preenchido.acrescimo),
  };
  return (Object.keys(termos) as (keyof Preenchido)[]).flatMap((campo) => {
    const valor = termos[campo];
    return vazio[campo] && valor !== undefined ? [[campo, valor] as const] : [];
  });
}
