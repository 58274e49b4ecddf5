import { and, eq, isNull } from 'drizzle-orm';
import {
  type RecursoVinculado,
  textoDoFornecedor,
  textoDoItem,
} from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { VINCULOS_NO_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { chaveDe } from '#server/comex/declaracao/vinculo-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { fornecedor, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { adicao, item } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { type HistoryLine, historyRepository } from '#server/platform/history/history-repository.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';

/** A text whose link an act changed: the ids of the records it had and has now. */
export interface VinculoMudado {
  recurso: RecursoVinculado;
  chave: string;
  texto: string;
  era: string | null;
  ficou: string | null;
  /** Of an item, where it is known: only goods of these NCMs are looked through. */
  ncm?: string | undefined;
}

/**
 * Tells of the links in the history of each process whose declaration has one of the texts: each text with its record before and after.
 */
export async function contarVinculos(
  tx: Database,
  { empresaId, assinatura }: { empresaId: string; assinatura: Assinatura },
  mudados: readonly VinculoMudado[],
  oQue: keyof typeof FRASES,
): Promise<void> {
  if (mudados.length === 0) return;
  const nomes = await nomesDosRegistros(tx, empresaId, mudados);
  const porChave = new Map(
    mudados.map((vinculoMudado) => [`${vinculoMudado.recurso} ${vinculoMudado.chave}`, vinculoMudado]),
  );
  const linhas: HistoryLine[] = [];
  for (const [registroId, chaves] of await processosQueCitam(tx, empresaId, mudados)) {
    const vinculosDoProcesso = [...chaves].flatMap((chave) => porChave.get(chave) ?? []);
    // What took the place of another link is always told.
    const ditos = vinculosDoProcesso
      .toSorted((a, b) => Number(b.era !== null) - Number(a.era !== null))
      .slice(0, MAXIMO_DITOS);
    const lista = (qual: 'era' | 'ficou') =>
      ditos.map((vinculoMudado) => ({
        nome: vinculoMudado.texto.slice(0, MAXIMO_DO_TEXTO),
        registro: nomes.get(vinculoMudado[qual] ?? '') ?? null,
      }));
    const resto = vinculosDoProcesso.length - ditos.length;
    linhas.push({
      recurso: 'Processo',
      registroId,
      acao: 'ALTERAR',
      ...assinatura,
      antes: { [VINCULOS_NO_HISTORICO]: lista('era') },
      depois: { [VINCULOS_NO_HISTORICO]: lista('ficou') },
      motivo: FRASES[oQue](vinculosDoProcesso.length) + (resto > 0 ? ` Os ${MAXIMO_DITOS} primeiros estão aqui.` : ''),
    });
  }
  await historyRepository(tx, empresaId).registrar(linhas);
}

/** The names of records, deleted or not; that of a deleted one says so. */
async function nomesDosRegistros(tx: Database, empresaId: string, mudados: readonly VinculoMudado[]) {
  const nomes = new Map<string, string>();
  for (const [recurso, tabela, nome] of [
    ['Fornecedor', fornecedor, fornecedor.razaoSocial],
    ['Item', itemCadastrado, itemCadastrado.partNumber],
  ] as const) {
    const ids = mudados
      .filter((vinculoMudado) => vinculoMudado.recurso === recurso)
      .flatMap(({ era, ficou }) => [era ?? [], ficou ?? []]);
    const linhas = await tx
      .select({ id: tabela.id, nome, excluidoEm: tabela.excluidoEm })
      .from(tabela)
      .where(and(eq(tabela.empresaId, empresaId), oneOfThese(tabela.id, [...new Set(ids.flat())])));
    for (const linha of linhas) nomes.set(linha.id, linha.excluidoEm ? `${linha.nome} (excluído)` : linha.nome);
  }
  return nomes;
}

/** The processes whose declarations have these texts, with the texts of each. A text is compared by its key, as the link itself is. */
async function processosQueCitam(
  tx: Database,
  empresaId: string,
  mudados: readonly VinculoMudado[],
): Promise<Map<string, Set<string>>> {
  const procuradas = new Set(mudados.map(({ recurso, chave }) => `${recurso} ${chave}`));
  const citam = new Map<string, Set<string>>();
  const anotar = (processoId: string | null, chave: string) => {
    if (!processoId || !procuradas.has(chave)) return;
    citam.set(processoId, (citam.get(processoId) ?? new Set()).add(chave));
  };
  const vivo = and(
    eq(processo.empresaId, adicao.empresaId),
    eq(processo.id, adicao.processoId),
    isNull(processo.excluidoEm),
  );
  if (mudados.some(({ recurso }) => recurso === 'Fornecedor')) {
    const linhas = await tx
      .selectDistinct({ processoId: adicao.processoId, fornecedor: adicao.fornecedor, fabricante: adicao.fabricante })
      .from(adicao)
      .innerJoin(processo, vivo)
      .where(eq(adicao.empresaId, empresaId));
    for (const { processoId, ...nomes } of linhas) {
      for (const nome of [nomes.fornecedor, nomes.fabricante]) {
        if (nome) anotar(processoId, `Fornecedor ${chaveDe(textoDoFornecedor(nome))}`);
      }
    }
  }
  if (mudados.some(({ recurso }) => recurso === 'Item')) {
    const ncms = mudados.flatMap(({ recurso, ncm }) => (recurso === 'Item' ? [ncm ?? null] : []));
    const condicao = ncms.includes(null)
      ? undefined
      : oneOfThese(adicao.ncm, [...new Set(ncms.flatMap((ncm) => ncm ?? []))]);
    const linhas = await tx
      .selectDistinct({ processoId: adicao.processoId, ncm: adicao.ncm, descricao: item.descricao })
      .from(item)
      .innerJoin(adicao, and(eq(adicao.empresaId, item.empresaId), eq(adicao.id, item.adicaoId)))
      .innerJoin(processo, vivo)
      .where(and(eq(item.empresaId, empresaId), condicao));
    for (const { processoId, ...bem } of linhas) anotar(processoId, `Item ${chaveDe(textoDoItem(bem))}`);
  }
  return citam;
}

const FRASES = {
  VINCULADOS: (quantos: number) =>
    quantos === 1
      ? 'Um ato de cadastro vinculou 1 nome desta declaração.'
      : `Um ato de cadastro vinculou ${quantos} nomes desta declaração.`,
  DESFEITOS: (quantos: number) =>
    quantos === 1
      ? 'O ato de cadastro foi desfeito: 1 nome desta declaração voltou a como era.'
      : `O ato de cadastro foi desfeito: ${quantos} nomes desta declaração voltaram a como eram.`,
};
/** A declaration of thousands of goods would give a line of as many. */
const MAXIMO_DITOS = 100;
const MAXIMO_DO_TEXTO = 200;
