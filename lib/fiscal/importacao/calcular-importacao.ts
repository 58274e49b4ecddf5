import type { EntradaImportacao, ResultadoImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { type Memoria, memoriaSemRepetir } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { calcularAdicao } from './adicao.ts';
import { calcularAfrmm } from './afrmm.ts';
import { converterAjustes } from './ajustes.ts';
import { calcularCondicaoDeVenda } from './condicao-de-venda.ts';
import { type ContextoDoCalculo, contextoDoCalculo, type OpcoesDoCalculo } from './contexto-do-calculo.ts';
import { calcularCusto } from './custo.ts';
import { adicoesDaDuimp } from './duimp/adicoes.ts';
import { calcularTcifDaImportacao, icmsDaImportacao } from './encargos-locais.ts';
import { semPisCofinsExtintos } from './extincao-do-pis-cofins.ts';
import { ratearFrete } from './frete.ts';
import { type FigurasDaImportacao, resultadoImportacao } from './resultado-importacao.ts';
import { ratearSeguro } from './seguro.ts';
import { figuraTaxaSiscomex } from './taxa-siscomex.ts';
import { totalizar } from './totais.ts';

/**
 * Calculates the taxes of an import declaration from its goods. It gives customs value, II, IPI, PIS, COFINS and antidumping by
 * adição (for a DUIMP also by item) and the Taxa Siscomex; on request also AFRMM, ICMS and TCIF. Amounts are in reais as decimal
 * text, 2 decimals. The function is pure: rates and dates are in the entrada or in `opcoes`. The memória is built only when read.
 * @throws {RegraViolada} with the field when figures contradict each other.
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

/** Returns the same result as figures, each with its memória. Throws as {@link calcularImportacao}. */
export function figurasDaImportacao(entrada: EntradaImportacao, opcoes: OpcoesDoCalculo = {}): FigurasDaImportacao {
  const { adicoes, frete, seguro, totais, contexto } = figurasDasAdicoes(entrada, opcoes);
  const parametros = opcoes.parametros ?? PARAMETROS_DE_FABRICA;
  const taxaSiscomex = figuraTaxaSiscomex({ dataRegistro: entrada.dataRegistro, adicoes: adicoes.length }, parametros);
  const afrmm = entrada.afrmm ? calcularAfrmm(entrada.afrmm, contexto) : null;
  const federais = { totais, taxaSiscomex, afrmm };
  const { icms, aviso } = icmsDaImportacao(entrada, federais, parametros, contexto);
  const tcif = entrada.tcif ? calcularTcifDaImportacao(entrada, adicoes, parametros, contexto) : null;
  const custo = calcularCusto({
    ...federais,
    icms,
    tcif,
    semIcms: aviso !== null,
    semCbsIbs: pisCofinsExtintos(entrada.dataRegistro),
  });
  return { adicoes, frete, seguro, ...federais, icms, tcif, custo, avisos: aviso ? [aviso] : [] };
}

/**
 * Returns only the adições and their totals. They need no table of the day except for their own rates. Throws as {@link
 * calcularImportacao}.
 */
export function figurasDasAdicoes(informada: EntradaImportacao, opcoes: OpcoesDoCalculo = {}) {
  const entrada = semPisCofinsExtintos(informada);
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
