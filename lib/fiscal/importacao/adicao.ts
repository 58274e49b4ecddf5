import type { AdicaoDoCalculo, PorTributo } from '#lib/domain/calculo-importacao.ts';
import type { CondicaoDeVenda } from '#lib/domain/incoterm.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { type Aliquotas, aliquotasDaCofins, aliquotasDoIpi, aliquotasDoPis } from './aliquotas.ts';
import { aliquotasDoIi } from './aliquotas-ii.ts';
import { calcularAntidumping } from './antidumping.ts';
import type { ContextoDoCalculo } from './contexto-do-calculo.ts';
import { calcularTributo, type TributoCalculado } from './tributo.ts';
import { calcularValorAduaneiro, type PartesDaAdicao } from './valor-aduaneiro.ts';

export interface AdicaoCalculada {
  numero: string;
  partes: PartesDaAdicao;
  valorAduaneiro: Figura;
  base: Figura;
  tributos: PorTributo<TributoCalculado>;
  antidumping: Figura;
}

/**
 * The customs value of an adição and its taxes: II, PIS and COFINS on the sum of the truncated parts, IPI on the printed base plus
 * the II that is due, paid or not (domain/importacao.md §3.4 and §4.2).
 */
export function calcularAdicao(
  adicao: AdicaoDoCalculo,
  indice: number,
  condicao: CondicaoDeVenda,
  partes: PartesDaAdicao,
  contexto: ContextoDoCalculo,
): AdicaoCalculada {
  const { numero, tributos } = adicao;
  const { valor, base } = calcularValorAduaneiro(adicao, indice, condicao, partes, contexto);
  const tributar = (qual: keyof typeof tributos, aliquotas: Aliquotas, sobre: Figura) =>
    calcularTributo(
      {
        nome: `${NOMES[qual].sigla} da adição ${numero}`,
        caminho: caminho(indice, qual),
        entrada: tributos[qual],
        aliquotas,
        valor: sobre,
        precisao: contexto.regras[qual],
        fonte: NOMES[qual].lei,
      },
      contexto,
    );

  const ii = tributar('ii', aliquotasDoIi(tributos.ii, caminho(indice, 'ii'), contexto), valor);
  const baseIpi = expressao(
    { ...contexto.regras.baseCalculo, nome: `Base do IPI, adição ${numero}`, unidade: 'R$', fonte: NOMES.ipi.lei },
    [{ fatores: [base] }, { fatores: [ii.devido] }],
  );
  const ipi = tributar('ipi', aliquotasDoIpi(tributos.ipi, caminho(indice, 'ipi'), contexto), baseIpi);
  const pis = tributar('pis', aliquotasDoPis(tributos.pis, caminho(indice, 'pis'), contexto), valor);
  const cofins = tributar('cofins', aliquotasDaCofins(tributos.cofins, caminho(indice, 'cofins'), contexto), valor);
  const antidumping = calcularAntidumping(adicao, indice, valor, contexto);
  return { numero, partes, valorAduaneiro: valor, base, tributos: { ii, ipi, pis, cofins }, antidumping };
}

function caminho(indice: number, tributo: string): string {
  return `adicoes.${indice}.tributos.${tributo}`;
}

const NOMES = {
  ii: { sigla: 'II', lei: 'Decreto 6.759/2009 (Regulamento Aduaneiro)' },
  ipi: { sigla: 'IPI', lei: 'Decreto 7.212/2010 (RIPI)' },
  pis: { sigla: 'PIS', lei: 'Lei 10.865/2004, art. 7º, I' },
  cofins: { sigla: 'COFINS', lei: 'Lei 10.865/2004, art. 7º, I' },
} as const;
