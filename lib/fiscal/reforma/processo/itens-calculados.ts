import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoCalculada } from '#lib/fiscal/importacao/adicao.ts';
import { exatoDeCentavos } from '#lib/fiscal/importacao/inteiros.ts';
import type { Figura } from '#lib/fiscal/memoria.ts';
import { type ItemDaCarga, repartirDaAdicao, repartirPeso } from './carga-do-processo.ts';

/** What the goods are, in the order of the items of the calculation. */
export interface ItemDescrito {
  /** Of the adição, three digits. */
  adicao: string;
  descricao: string;
  cClassTrib: string | null;
}

/** Returns the items of a calculated import: of a DUIMP as calculated, of a DI with their share of the adição. */
export function itensCalculados(
  entrada: EntradaImportacao,
  adicoes: readonly AdicaoCalculada[],
  descritos: readonly ItemDescrito[],
): ItemDaCarga[] {
  const daAdicao = Map.groupBy(descritos, ({ adicao }) => adicao);
  return entrada.adicoes.flatMap(({ numero, ncm, itens, pesoLiquido }, indice) => {
    const calculada = adicoes[indice];
    if (!calculada) return [];
    const valores = calculada.itens
      ? calculada.itens.map(({ valorAduaneiro }) => exatoDeCentavos(valorAduaneiro).toFixed(2))
      : repartirDaAdicao(emCentavos(calculada.valorAduaneiro), itens);
    const ii = calculada.itens
      ? calculada.itens.map(({ tributos }) => exatoDeCentavos(tributos.ii.recolher).toFixed(2))
      : repartirDaAdicao(emCentavos(calculada.tributos.ii.recolher), itens);
    const antidumping = calculada.antidumping.exato.isZero()
      ? null
      : repartirDaAdicao(emCentavos(calculada.antidumping), itens);
    const pesos = itens.every((item) => item.pesoLiquido !== undefined)
      ? itens.map((item) => item.pesoLiquido ?? '0')
      : repartirPeso(pesoLiquido, itens);
    const descritosDela = daAdicao.get(numero) ?? [];
    return itens.map((item, k) => {
      const descrito = descritosDela[k];
      const marcada = lerCClassTrib(descrito?.descricao ?? '');
      return {
        adicao: numero,
        sequencia: Number(item.numero ?? k + 1),
        ncm,
        descricao: marcada.texto,
        cClassTrib: descrito?.cClassTrib ?? marcada.cClassTrib,
        valorAduaneiro: valores[k] ?? '0.00',
        ii: ii[k] ?? '0.00',
        pesoLiquido: pesos[k] ?? '0',
        componentes: antidumping ? { antidumping: antidumping[k] ?? '0.00' } : {},
        fonte: `calculado na adição ${numero}${calculada.itens || itens.length === 1 ? '' : ', pelo valor na condição de venda'}`,
      };
    });
  });
}

function emCentavos({ exato }: Figura): DecimalTexto {
  return exato.toDecimalPlaces(2, Exato.ROUND_DOWN).toFixed(2);
}
