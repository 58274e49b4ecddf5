import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { FaltaDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { taxasDeclaradas } from '#lib/fiscal/importacao/declarada/taxas-declaradas.ts';
import { custosConhecidos } from './custos-da-nota.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';
import { textoDaNota } from './texto-da-nota.ts';

type ParaOTexto = Pick<InsumosDaNota, 'declaracao' | 'custos' | 'referencias'>;

/**
 * What the text of a note may name, as it is written there: `{DECLARACAO}` is `DI 26/0123456-2`, money is `45.465,57`. The taxes are
 * `{II}` as paid and `{II_SUSPENSO}` as suspended; `{TAXA_USD}` and `{VALOR_USD}` are of a currency; a cost has its own code; a reference what the process calls it.
 */
export function figurasDoTexto(insumos: ParaOTexto, itens: readonly ItemDaDeclaracao[]): Record<string, string> {
  const { declaracao, custos, referencias } = insumos;
  const reais = (valor: string | Exato) => porExtenso(new Exato(valor), 2);
  const somaDe = (valor: (item: ItemDaDeclaracao) => string | null) => reais(somar(itens.map(valor)));
  const tributos = TRIBUTOS_DI.flatMap((tributo) => {
    const nome = tributo.toUpperCase();
    return [
      [nome, somaDe((item) => item.tributos[tributo].recolher)],
      [`${nome}_SUSPENSO`, somaDe((item) => suspenso(item.tributos[tributo]))],
    ];
  });
  const taxas = Object.entries(taxasDeclaradas(declaracao)).map(([sigla, taxa]) => [
    `TAXA_${sigla}`,
    taxa.replace('.', ','),
  ]);
  const moedas = Map.groupBy(declaracao.adicoes, ({ moeda }) => siglaDaMoeda(moeda.codigo));
  const naMoeda = [...moedas].map(([sigla, adicoes]) => [
    `VALOR_${sigla}`,
    reais(somar(adicoes.map(({ valorMoeda }) => valorMoeda))),
  ]);
  return {
    DECLARACAO: escreverDeclaracao(declaracao.numeroDI),
    VALOR_ADUANEIRO: somaDe(({ valorAduaneiro }) => valorAduaneiro),
    FOB: somaDe(({ fob }) => fob),
    FRETE: somaDe(({ frete }) => frete),
    SEGURO: somaDe(({ seguro }) => seguro),
    ...Object.fromEntries([...tributos, ...taxas, ...naMoeda]),
    ...Object.fromEntries(
      Object.entries(custosConhecidos(declaracao, custos)).map(([codigo, valor]) => [codigo, reais(valor)]),
    ),
    ...referencias,
  };
}

/** Fills in the text of the importer. A name without a value is missing, and so is a text that does not fit. */
export function textoComplementar(
  modelo: string | null,
  figuras: Readonly<Record<string, string>>,
  faltas: FaltaDaNota[],
): string | null | undefined {
  if (modelo === null) return undefined;
  const semValor = new Set<string>();
  const texto = modelo.replace(/\{(\w+)\}/g, (inteiro, nome: string) => {
    if (Object.hasOwn(figuras, nome)) return figuras[nome] ?? '';
    semValor.add(nome);
    return inteiro;
  });
  const escrito = textoDaNota(texto);
  const porque =
    semValor.size > 0
      ? `O texto da nota cita ${[...semValor].join(', ')}, e o processo não diz o que é.`
      : escrito.length > LUGAR && `O texto da nota tem ${escrito.length} caracteres, e cabem ${LUGAR}.`;
  if (!porque) return escrito || undefined;
  faltas.push({ caminho: 'infCpl', mensagem: porque });
  return null;
}

const suspenso = ({ situacao, devido }: ItemDaDeclaracao['tributos']['ii']) =>
  situacao === 'SUSPENSO' ? devido : null;

const LUGAR = 5_000;
