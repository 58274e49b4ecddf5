import type { ItemDaNota, NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { custosConhecidos } from '#lib/fiscal/nota/custos-da-nota.ts';
import type { InsumosDaNota } from '#lib/fiscal/nota/insumos-da-nota.ts';
import { type ItemDaDeclaracao, itensDaDeclaracao } from '#lib/fiscal/nota/itens-da-nota.ts';

/** One point of the shape: what the example shows, and by how many reais it misses. Null is not shown by this example. */
export interface ProvaDaForma {
  ponto: string;
  achado: string | null;
  diferenca: DecimalTexto | null;
}

/** What the example is about, where the company has it. */
export type ProcessoDoExemplo = Pick<InsumosDaNota, 'declaracao' | 'custos' | 'referencias'>;

export interface NotaDeExemplo {
  nota: NotaDeImportacao;
  /** The items of the note with what was declared of them; empty where the declaration is not at hand, or is another. */
  pares: readonly { escrito: ItemDaNota; declarado: ItemDaDeclaracao }[];
  declarados: readonly ItemDaDeclaracao[];
  custos: Readonly<Record<string, DecimalTexto>>;
}

/**
 * Pairs the items by the adição and the sequence they name (of a DUIMP the number of its item), and where an issuer named another by
 * NCM and quantity.
 */
export function notaDeExemplo(nota: NotaDeImportacao, processo: ProcessoDoExemplo | null): NotaDeExemplo {
  if (processo === null) return { nota, pares: [], declarados: [], custos: {} };
  const { declaracao } = processo;
  const declarados = itensDaDeclaracao(declaracao);
  const ehDuimp = documentoDoNumero(declaracao.numeroDI) === 'DUIMP';
  const nome = (adicao: string | undefined, sequencia: string) =>
    ehDuimp ? sequencia : `${Number(adicao)}/${sequencia}`;
  const porNome = new Map(
    declarados.map((declarado) => [nome(declarado.adicao.numero, String(declarado.item.sequencia)), declarado]),
  );
  const doNome = ({ DI }: ItemDaNota) => DI && porNome.get(nome(DI.adi.nAdicao, String(Number(DI.adi.nSeqAdic))));
  const pares = nota.itens.flatMap((escrito) => {
    const declarado = [doNome(escrito), ...declarados].find(
      (candidato) => candidato !== undefined && ehOMesmo(escrito, candidato),
    );
    return declarado ? [{ escrito, declarado }] : [];
  });
  const todos =
    pares.length === nota.itens.length && new Set(pares.map(({ declarado }) => declarado)).size === pares.length;
  return { nota, pares: todos ? pares : [], declarados, custos: custosConhecidos(declaracao, processo.custos) };
}

function ehOMesmo({ prod }: ItemDaNota, { adicao, item }: ItemDaDeclaracao): boolean {
  return prod.NCM === adicao.ncm && valor(prod.qCom).minus(item.quantidade).abs().lt(MEIA_CASA);
}

const MEIA_CASA = new Exato('0.0001');

/** Absent and unknown amounts count as zero here: an example is read, not written. */
export const valor = (texto: string | null | undefined): Exato => new Exato(texto ?? 0);

export const soma = (valores: Iterable<Exato>): Exato => {
  let ate = new Exato(0);
  for (const parcela of valores) ate = ate.plus(parcela);
  return ate;
};

/** The candidate that misses least; null when even that one misses more than `folga`. The earlier one wins a draw. */
export function melhor<Candidato>(
  candidatos: readonly Candidato[],
  erro: (candidato: Candidato) => Exato,
  folga: string,
): { candidato: Candidato; diferenca: DecimalTexto } | null {
  const medidos = candidatos.map((candidato) => ({ candidato, erra: erro(candidato).abs() }));
  const [primeiro, ...outros] = medidos;
  if (!primeiro) return null;
  const menor = outros.reduce((ate, medido) => (medido.erra.lt(ate.erra) ? medido : ate), primeiro);
  return menor.erra.lte(folga) ? { candidato: menor.candidato, diferenca: menor.erra.toFixed(2) } : null;
}
