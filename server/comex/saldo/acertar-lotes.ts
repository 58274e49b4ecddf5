import { v7 as uuidv7 } from 'uuid';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { mudancaDoLote, mudou } from './historia-do-lote.ts';
import { type Lote, type Movimento, type NovoMovimento, razaoRepository } from './razao-repository.ts';
import { entradaEmPe, estornosDaEntrada, recusaDaQuantidade, recusaDaRetirada } from './regras-da-entrada.ts';

/** What a paper says of an item. The owner and the balance come from elsewhere. */
export type LoteDeclarado = Omit<
  Lote,
  | 'empresaId'
  | 'id'
  | 'processoId'
  | 'entradaId'
  | 'dataDesembaraco'
  | 'importadorId'
  | 'saldo'
  | 'especie'
  | 'depreciadoEm'
>;

/** A paper that brings lotes into stock. */
export interface Papel {
  documento: 'PROCESSO' | 'ENTRADA';
  /** Id of the process, or of the typed entrada. */
  id: string;
  importadorId: string | null;
  /** The day the lotes come in. */
  dia: DataTexto;
  por: Assinatura;
  /** The reason written with a change: `Retificação da DI 23/9000001-0.` */
  motivoDaMudanca: string;
}

/** Everything to be written to the stock for some papers, in one go. */
export interface Mudancas {
  novos: (Omit<Lote, 'empresaId'> & { assinatura: Assinatura; documento: Papel['documento'] })[];
  declarados: { antes: Lote; depois: Lote; motivo: string }[];
  lancamentos: (NovoMovimento & { por: Assinatura })[];
}

export const semMudancas = (): Mudancas => ({ novos: [], declarados: [], lancamentos: [] });

interface DoPapel {
  papel: Papel;
  /** The lotes of the paper, locked. */
  deles: readonly Lote[];
  /** Ids of those that are in stock. */
  dentro: ReadonlySet<string>;
  declarados: readonly LoteDeclarado[];
}

/** Adjusts the lotes of a valid paper to what the paper says. */
export function acertar(muda: Mudancas, { papel, deles: lotesDoPapel, dentro: emEstoque, declarados }: DoPapel): void {
  const { documento, id: documentoId, importadorId, dia, por } = papel;
  // A typed nota or DSI has a single item, so its position on the paper does not identify it.
  const chave = documento === 'ENTRADA' ? () => documentoId : lugarDe;
  const porLugar = new Map(lotesDoPapel.map((lote) => [chave(lote), lote]));
  const doPapel = {
    processoId: documento === 'PROCESSO' ? documentoId : null,
    entradaId: documento === 'ENTRADA' ? documentoId : null,
    dataDesembaraco: dia,
    importadorId,
  };
  const entrada = { tipo: 'ENTRADA', data: dia, documento, documentoId, por } as const;
  for (const declarado of declarados) {
    const antes = porLugar.get(chave(declarado));
    porLugar.delete(chave(declarado));
    if (!antes) {
      const novo = { ...declarado, ...doPapel, ...COMO_INSUMO, id: uuidv7(), saldo: declarado.quantidade };
      muda.novos.push({ ...novo, documento, assinatura: por });
      continue;
    }
    const dentro = emEstoque.has(antes.id);
    redeclarar(muda, { antes, depois: { ...antes, ...declarado, ...doPapel }, dentro }, papel);
    if (!dentro) muda.lancamentos.push({ ...entrada, loteId: antes.id, quantidade: declarado.quantidade });
  }
  for (const antes of porLugar.values()) {
    if (!emEstoque.has(antes.id)) continue;
    redeclarar(muda, { antes, depois: { ...antes, ...NADA_DELE }, dentro: true }, papel);
  }
}

/** Takes over the lote as the paper now describes it. A changed quantity of a lote in stock becomes an adjustment. */
function redeclarar(
  muda: Mudancas,
  { antes, depois, dentro }: { antes: Lote; depois: Lote; dentro: boolean },
  { documento, id, por, motivoDaMudanca: motivo }: Papel,
): void {
  if (mudou(antes, depois)) muda.declarados.push({ antes, depois, motivo });
  const diferenca = new Exato(depois.quantidade).minus(antes.quantidade);
  if (!dentro || diferenca.isZero()) return;
  const recusa = recusaDaQuantidade(antes, depois.quantidade);
  if (recusa) throw againstRule(recusa);
  muda.lancamentos.push({
    loteId: antes.id,
    tipo: 'AJUSTE',
    quantidade: diferenca.toFixed(),
    data: today({ agora: () => por.em }),
    documento,
    documentoId: id,
    motivo,
    por,
  });
}

interface DeUmPapel {
  papel: Pick<Papel, 'documento' | 'id' | 'por'>;
  deles: readonly Lote[];
  movimentos: ReadonlyMap<string, Movimento[]>;
}

/** Takes the lotes of a paper out of stock, with the reason. @throws {Refusal} 422 when a lote was used. */
export function retirar(muda: Mudancas, { papel, deles: lotesDoPapel, movimentos }: DeUmPapel, motivo: string): void {
  const dentro = lotesDoPapel.filter(({ id }) => entradaEmPe(movimentos.get(id) ?? []));
  if (dentro.length === 0) return;
  const recusa = recusaDaRetirada(dentro, movimentos);
  if (recusa) throw againstRule(recusa);
  const { documento, id: documentoId, por } = papel;
  const data = today({ agora: () => por.em });
  for (const { id } of dentro) {
    for (const estorno of estornosDaEntrada(movimentos.get(id) ?? [])) {
      muda.lancamentos.push({ ...estorno, data, motivo, documento, documentoId, por });
    }
  }
}

/** Writes the changes of locked lotes. Without a signature the history records nothing, because no person made the change. */
export async function gravarMudancas(
  tx: Database,
  empresaId: string,
  { muda, lotes }: { muda: Mudancas; lotes: readonly Lote[] },
  assinatura: Assinatura | null,
): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  await razao.declarar(muda.declarados.map(({ depois }) => depois));
  await razao.abrir(muda.novos.map((novo) => ({ ...novo, empresaId })));
  for (const [assinado, novos] of Map.groupBy(muda.lancamentos, ({ por }) => por)) {
    await razao.lancar(lotes, novos.map(semAssinatura), assinado);
  }
  if (!assinatura) return;
  await historyRepository(tx, empresaId).registrar(
    muda.declarados.flatMap(({ antes, depois, motivo }) => {
      const mudanca = mudancaDoLote(antes, depois);
      return mudanca ? [{ ...mudanca, motivo, ...assinatura }] : [];
    }),
  );
}

export const lugarDe = ({ adicao, item }: { adicao: number; item: number }) => `${adicao}/${item}`;
const semAssinatura = ({ por: _, ...novo }: NovoMovimento & { por: Assinatura }): NovoMovimento => novo;

/** The class of an item tells no fixed asset from an input: a person does. */
const COMO_INSUMO = { especie: 'INSUMO', depreciadoEm: null } as const;

/** For an item a retificação removed: it stays in the ledger with nothing left. */
const NADA_DELE = {
  quantidade: '0.00000',
  iiSuspenso: '0.00',
  ipiSuspenso: '0.00',
  pisSuspenso: '0.00',
  cofinsSuspenso: '0.00',
  cbsSuspensa: '0.00',
  ibsUfSuspenso: '0.00',
  ibsMunSuspenso: '0.00',
  reformaFalta: null,
  reformaEstimada: false,
  prazoConversao: null,
};
