import type { DocumentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { type ConsumoNaoConvertido, escreverEvento112120 } from '#lib/siscomex/nfe/evento-112120.ts';
import { againstRule } from '#server/platform/refusals.ts';

/**
 * Writes the XML fragment of event 112120 for an import document. An item that left by several DCIs is one entry. The layout has 4
 * decimals for the quantity and 6 characters for the unit.
 * @throws {Refusal} 422 with the sentence when some amount is unknown.
 */
export function eventoDoDocumento({ numeroDeclaracao, uf, linhas, semEvento }: DocumentoNaoConvertido): {
  nome: string;
  xml: string;
} {
  if (semEvento !== null || uf === null) throw againstRule(semEvento ?? 'Falta a UF do importador no cadastro.');
  // The event of a shortage is not settled (docs/decisions/saldo-de-insumos.md).
  const aDeclarar = linhas.filter(({ situacao, origem }) => situacao === 'A_DECLARAR' && origem !== 'FALTA');
  const itens = [...Map.groupBy(aDeclarar, ({ nItem }) => nItem)].map(
    ([item, quantidadesDoItem]): ConsumoNaoConvertido => ({
      item,
      vIBS: dinheiro(somar(quantidadesDoItem.map(({ ibs }) => ibs))),
      vCBS: dinheiro(somar(quantidadesDoItem.map(({ cbs }) => cbs))),
      quantidade: somar(quantidadesDoItem.map(({ quantidade }) => quantidade))
        .toDecimalPlaces(CASAS, Exato.ROUND_HALF_UP)
        .toFixed(CASAS),
      unidade: (quantidadesDoItem[0]?.unidade ?? 'UN').slice(0, LETRAS).trim(),
    }),
  );
  try {
    const nome = `evento-112120-${escreverNumeroDeclaracao(numeroDeclaracao).replaceAll(/\W/g, '-')}.xml`;
    return {
      nome,
      xml: escreverEvento112120(
        uf,
        itens.toSorted((a, b) => a.item - b.item),
      ),
    };
  } catch (erro) {
    if (erro instanceof RangeError) throw againstRule(erro.message);
    throw erro;
  }
}

const CASAS = 4;
const LETRAS = 6;
