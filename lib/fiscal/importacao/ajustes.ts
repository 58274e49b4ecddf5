import type { AjusteDoCalculo } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { type ContextoDoCalculo, valorEmMoeda } from './contexto-do-calculo.ts';

interface Ajustaveis {
  acrescimos?: readonly AjusteDoCalculo[] | undefined;
  deducoes?: readonly AjusteDoCalculo[] | undefined;
}

export interface AjustesEmReais {
  acrescimos: readonly Figura[];
  deducoes: readonly Figura[];
}

/**
 * Converts the acréscimos and deduções of an adição or item into reais, each at the rate of its currency (AVA, art. 8; Decreto
 * 6.759/2009, art. 77). `dono` is the path of the adição or item.
 * @throws {RegraViolada} for a dedução of capatazia before it was allowed.
 */
export function converterAjustes(
  { acrescimos = [], deducoes = [] }: Ajustaveis,
  dono: string,
  dataRegistro: DataTexto,
  contexto: ContextoDoCalculo,
): AjustesEmReais {
  const semDireito = dataRegistro < CAPATAZIA_FORA_DESDE ? deducoes.findIndex(({ capatazia }) => capatazia) : -1;
  if (semDireito !== -1) {
    throw new RegraViolada(
      `${dono}.deducoes.${semDireito}.capatazia`,
      'A capatazia só sai do valor aduaneiro em declarações registradas desde 08/06/2022 (Decreto 11.090/2022).',
    );
  }
  const converter = (lista: 'acrescimos' | 'deducoes', nome: string) => (ajuste: AjusteDoCalculo, k: number) =>
    emReais(ajuste, `${dono}.${lista}.${k}`, ajuste.denominacao ?? nome, contexto);
  return {
    acrescimos: acrescimos.map(converter('acrescimos', 'Acréscimo')),
    deducoes: deducoes.map(converter('deducoes', 'Dedução')),
  };
}

function emReais(ajuste: AjusteDoCalculo, caminho: string, nome: string, contexto: ContextoDoCalculo): Figura {
  const { valor, taxa } = valorEmMoeda(contexto, caminho, ajuste, nome);
  const rotulo = { ...contexto.regras.conversao, nome: `${nome} em reais`, unidade: 'R$', fonte: 'AVA, art. 8' };
  return expressao(rotulo, [{ fatores: [valor, taxa] }]);
}

/** Decreto 11.090/2022 e IN RFB 2.090/2022: itemised capatazia in Brazil is not part of the customs value. */
const CAPATAZIA_FORA_DESDE = '2022-06-08';
