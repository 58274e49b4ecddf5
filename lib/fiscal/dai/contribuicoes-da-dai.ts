import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  type BaseDeContribuicao,
  CONTRIBUICOES_AM,
  type CodigoDeContribuicao,
  NOME_BASE_CONTRIBUICAO,
} from '#lib/domain/zfm/contribuicoes-am.ts';
import { dado, expressao, type Figura, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import type { ContribuicaoDaDai } from './dai-montada.ts';

/**
 * Calculates the contributions whose parameter is in force on the day, in reais with 2 decimals, half up. A contribution not based
 * on the import has no amount. A contribution without a parameter is left out (domain/importacao.md §4.9).
 */
export function contribuicoesDaDai(
  bases: { fob: DecimalTexto; cif: DecimalTexto },
  dia: DataTexto,
  parametros: readonly Parametro[],
): ContribuicaoDaDai[] {
  const valorDaBase: Partial<Record<BaseDeContribuicao, DecimalTexto>> = { FOB: bases.fob, CIF: bases.cif };
  return CODIGOS.flatMap((codigo) => {
    const parametro = parametroSeHouver(parametros, codigo, dia);
    if (!parametro) return [];
    const { nome, base } = CONTRIBUICOES_AM[codigo];
    const aliquota = figuraDoParametro(parametro, { nome: `Alíquota ${nome}`, unidade: '%' });
    const sobre = valorDaBase[base];
    return [
      {
        nome,
        base: NOME_BASE_CONTRIBUICAO[base],
        aliquota: texto(aliquota),
        valor: sobre === undefined ? null : texto(contribuicao(nome, NOME_BASE_CONTRIBUICAO[base], sobre, aliquota)),
        situacao: parametro.situacao,
      },
    ];
  });
}

function contribuicao(nome: string, nomeDaBase: string, base: DecimalTexto, aliquota: Figura): Figura {
  const sobre = dado({ nome: nomeDaBase, unidade: 'R$', casas: 2, fonte: 'DAI' }, base);
  return expressao({ ...CENTAVOS_MEIO_PARA_CIMA, nome, unidade: 'R$', fonte: aliquota.fonte }, [
    { fatores: [sobre, aliquota] },
  ]);
}

const CODIGOS = Object.keys(CONTRIBUICOES_AM) as CodigoDeContribuicao[];
