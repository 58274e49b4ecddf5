import type { EntradaImportacao, ResultadoImportacao } from '#lib/domain/calculo-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/incoterm.ts';
import { type Memoria, memoriaSemRepetir } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { calcularAdicao } from './adicao.ts';
import { calcularAfrmm } from './afrmm.ts';
import { converterAjustes } from './ajustes.ts';
import { calcularCondicaoDeVenda } from './condicao-de-venda.ts';
import { type ContextoDoCalculo, contextoDoCalculo, type OpcoesDoCalculo } from './contexto-do-calculo.ts';
import { calcularCusto } from './custo.ts';
import { calcularIcmsDaImportacao, calcularTcifDaImportacao } from './encargos-locais.ts';
import { ratearFrete } from './frete.ts';
import { type FigurasDaImportacao, resultadoImportacao } from './resultado-importacao.ts';
import { ratearSeguro } from './seguro.ts';
import { figuraTaxaSiscomex } from './taxa-siscomex.ts';
import { totalizar } from './totais.ts';

/**
 * The taxes of an import declaration from its goods: customs value, II, IPI, PIS, COFINS and antidumping by adição, Taxa Siscomex,
 * and, where asked for, AFRMM, ICMS and TCIF. Reais as decimal text, 2 decimals on a DI and 7 on a DUIMP. Pure: rates and dates are
 * in the entrada or in `opcoes`. The memória is made when it is read.
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
  const contexto = contextoDoCalculo(entrada, opcoes);
  const parametros = opcoes.parametros ?? PARAMETROS_DE_FABRICA;
  const { adicoes, frete, seguro } = calcularAdicoes(entrada, contexto);
  const totais = totalizar(adicoes, contexto);
  const taxaSiscomex = figuraTaxaSiscomex({ dataRegistro: entrada.dataRegistro, adicoes: adicoes.length }, parametros);
  const afrmm = entrada.afrmm ? calcularAfrmm(entrada.afrmm, contexto) : null;
  const federais = { totais, taxaSiscomex, afrmm };
  const icms = entrada.icms ? calcularIcmsDaImportacao(entrada, entrada.icms, federais, contexto) : null;
  const tcif = entrada.tcif ? calcularTcifDaImportacao(entrada, adicoes, parametros, contexto) : null;
  const custo = calcularCusto({ ...federais, icms, tcif });
  return { adicoes, frete, seguro, ...federais, icms, tcif, custo };
}

function calcularAdicoes(entrada: EntradaImportacao, contexto: ContextoDoCalculo) {
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
      ajustes: converterAjustes(adicao, indice, entrada.dataRegistro, contexto),
    };
    const condicao = condicaoDeVenda(adicao.incoterm ?? entrada.incoterm);
    return calcularAdicao(adicao, indice, condicao, partes, contexto);
  });
  return { adicoes, frete: frete.internacional, seguro };
}
