import type { EntradaImportacao, ResultadoImportacao } from '#lib/domain/aduana/calculo-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/incoterm.ts';
import { type Memoria, memoriaSemRepetir } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { calcularAdicao } from './adicao.ts';
import { calcularAfrmm } from './afrmm.ts';
import { converterAjustes } from './ajustes.ts';
import { calcularCondicaoDeVenda } from './condicao-de-venda.ts';
import { type ContextoDoCalculo, contextoDoCalculo, type OpcoesDoCalculo } from './contexto-do-calculo.ts';
import { calcularCusto } from './custo.ts';
import { adicoesDaDuimp } from './duimp/adicoes.ts';
import { calcularIcmsDaImportacao, calcularTcifDaImportacao } from './encargos-locais.ts';
import { ratearFrete } from './frete.ts';
import { type FigurasDaImportacao, resultadoImportacao } from './resultado-importacao.ts';
import { ratearSeguro } from './seguro.ts';
import { figuraTaxaSiscomex } from './taxa-siscomex.ts';
import { totalizar } from './totais.ts';

/**
 * The taxes of an import declaration from its goods: customs value, II, IPI, PIS, COFINS and antidumping by adição, and of a DUIMP by
 * item, Taxa Siscomex, and, where asked for, AFRMM, ICMS and TCIF. Reais as decimal text, 2 decimals. Pure: rates and dates are in the
 * entrada or in `opcoes`. The memória is made when it is read.
 * @throws {RegraViolada} when figures cannot stand together, naming the field.
 */
export function calcularImportacao(
  entrada: EntradaImportacao,
  opcoes: OpcoesDoCalculo = {},
): ResultadoImportacao & { readonly memoria: Memoria } {
  const figuras = figurasDaImportacao(entrada, opcoes);
  return {
    ...resultadoImportacao(figuras),
    get memoria() {
      return memoriaSemRepetir(figuras.custo);
    },
  };
}

/** The same as figures, each of which can be asked how it came about. Errors as {@link calcularImportacao}. */
export function figurasDaImportacao(entrada: EntradaImportacao, opcoes: OpcoesDoCalculo = {}): FigurasDaImportacao {
  const { adicoes, frete, seguro, totais, contexto } = figurasDasAdicoes(entrada, opcoes);
  const parametros = opcoes.parametros ?? PARAMETROS_DE_FABRICA;
  const taxaSiscomex = figuraTaxaSiscomex({ dataRegistro: entrada.dataRegistro, adicoes: adicoes.length }, parametros);
  const afrmm = entrada.afrmm ? calcularAfrmm(entrada.afrmm, contexto) : null;
  const federais = { totais, taxaSiscomex, afrmm };
  const icms = entrada.icms ? calcularIcmsDaImportacao(entrada, entrada.icms, federais, contexto) : null;
  const tcif = entrada.tcif ? calcularTcifDaImportacao(entrada, adicoes, parametros, contexto) : null;
  const custo = calcularCusto({ ...federais, icms, tcif });
  return { adicoes, frete, seguro, ...federais, icms, tcif, custo };
}

/** The adições and their totals alone: nothing that needs a table of the day but their own rates. Errors as {@link calcularImportacao}. */
export function figurasDasAdicoes(entrada: EntradaImportacao, opcoes: OpcoesDoCalculo = {}) {
  const contexto = contextoDoCalculo(entrada, opcoes);
  const calculadas = (entrada.tipoDocumento === 'DUIMP' ? adicoesDaDuimp : adicoesDaDi)(entrada, contexto);
  return { ...calculadas, totais: totalizar(calculadas.adicoes), contexto };
}

function adicoesDaDi(entrada: EntradaImportacao, contexto: ContextoDoCalculo) {
  const vendidas = entrada.adicoes.map((adicao, indice) => ({
    adicao,
    venda: calcularCondicaoDeVenda(adicao, indice, contexto),
  }));
  const frete = ratearFrete(entrada, contexto);
  const seguro = ratearSeguro(
    entrada,
    vendidas.map(({ venda }) => venda),
    contexto,
  );
  const adicoes = vendidas.map(({ adicao, venda }, indice) => {
    const partes = {
      venda,
      frete: frete.internacional.daAdicao(indice),
      freteNacional: frete.nacional.daAdicao(indice),
      seguro: seguro.daAdicao(indice),
      ajustes: converterAjustes(adicao, `adicoes.${indice}`, entrada.dataRegistro, contexto),
    };
    const condicao = condicaoDeVenda(adicao.incoterm ?? entrada.incoterm);
    return calcularAdicao(adicao, indice, condicao, partes, contexto);
  });
  return { adicoes, frete: frete.internacional.total, seguro: seguro.total };
}
