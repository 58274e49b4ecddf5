import { and, asc, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { NotasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { containsText, offsetOf, orderingOf, whenGiven, withoutAccents } from '#server/platform/db/list-query.ts';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { LinhasDaNota } from './linhas-da-nota.ts';

/** Reads and writes the notas brought to a DCI, including those left out. */
export function notaRepository(tx: Database, empresaId: string, dciId: string) {
  const daDci = and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, dciId)) as SQL;

  return {
    async listar(consulta: NotasConsulta): Promise<{ linhas: NotaDaDci[]; total: number }> {
      const filtro = and(
        daDci,
        containsText(dciNota.busca, consulta.q),
        whenGiven(consulta.situacao, (qual) => (qual === 'FORA' ? isNotNull(dciNota.fora) : isNull(dciNota.fora))),
        whenGiven(consulta.fora, (motivo) => eq(dciNota.fora, motivo)),
        whenGiven(consulta.destino, (destino) => eq(dciNota.destino, destino)),
        whenGiven(consulta.produto, (codigo) => comProduto(codigo)),
      );
      const { limit, offset } = offsetOf(consulta);
      const notas = await tx
        .select()
        .from(dciNota)
        .where(filtro)
        .orderBy(...orderingOf(consulta.ordem, ORDENAVEIS, dciNota.id))
        .limit(limit)
        .offset(offset);
      return { linhas: await inteiras(notas), total: await tx.$count(dciNota, filtro) };
    },

    async buscar(id: string): Promise<NotaDaDci | null> {
      const notas = await tx
        .select()
        .from(dciNota)
        .where(and(daDci, eq(dciNota.id, id)));
      return (await inteiras(notas))[0] ?? null;
    },

    /** Returns which of these notas the DCI already has, including those left out. */
    async jaTrazidas(identidades: readonly string[]): Promise<Set<string>> {
      const linhas = await tx
        .select({ identidade: dciNota.identidade })
        .from(dciNota)
        .where(and(daDci, oneOfThese(dciNota.identidade, identidades)));
      return new Set(linhas.map(({ identidade }) => identidade));
    },

    identidades(ids: readonly string[]): Promise<{ identidade: string }[]> {
      return tx
        .select({ identidade: dciNota.identidade })
        .from(dciNota)
        .where(and(daDci, oneOfThese(dciNota.id, ids)));
    },

    async inserir(linhas: readonly LinhasDaNota[]): Promise<void> {
      for (let de = 0; de < linhas.length; de += FATIA) {
        const fatia = linhas.slice(de, de + FATIA);
        await bulkInsert(
          tx,
          dciNota,
          fatia.map(({ nota }) => ({ ...nota, empresaId })),
        );
        await bulkInsert(
          tx,
          dciNotaItem,
          fatia.flatMap(({ itens }) => itens.map((item) => ({ ...item, empresaId }))),
        );
      }
    },

    /** Changes a nota. Returns false when the nota does not exist in that version. */
    async alterar(id: string, versao: number, valores: Partial<typeof dciNota.$inferInsert>): Promise<boolean> {
      const mudadas = await tx
        .update(dciNota)
        .set({ ...valores, versao: versao + 1 })
        .where(and(daDci, eq(dciNota.id, id), eq(dciNota.versao, versao)))
        .returning({ id: dciNota.id });
      return mudadas.length === 1;
    },

    async trocarItens(notaId: string, itens: LinhasDaNota['itens']): Promise<void> {
      await tx.delete(dciNotaItem).where(and(eq(dciNotaItem.empresaId, empresaId), eq(dciNotaItem.notaId, notaId)));
      await bulkInsert(
        tx,
        dciNotaItem,
        itens.map((item) => ({ ...item, empresaId })),
      );
    },

    /** Leaves the notas with these keys out as cancelled, whatever they were before. Returns the keys it found. */
    async cancelar(chaves: readonly string[]): Promise<string[]> {
      const canceladas = await tx
        .update(dciNota)
        .set({ fora: 'CANCELADA', versao: sql`${dciNota.versao} + 1` })
        .where(and(daDci, oneOfThese(dciNota.chave, chaves)))
        .returning({ chave: dciNota.chave });
      return canceladas.flatMap(({ chave }) => chave ?? []);
    },

    async apagar(id: string): Promise<void> {
      await tx.delete(dciNotaItem).where(and(eq(dciNotaItem.empresaId, empresaId), eq(dciNotaItem.notaId, id)));
      await tx.delete(dciNota).where(and(daDci, eq(dciNota.id, id)));
    },
  };

  function comProduto(codigo: string): SQL {
    return exists(
      tx
        .select({ id: dciNotaItem.id })
        .from(dciNotaItem)
        .where(
          and(eq(dciNotaItem.empresaId, empresaId), eq(dciNotaItem.notaId, dciNota.id), eq(dciNotaItem.codigo, codigo)),
        ),
    );
  }

  async function inteiras(notas: readonly (typeof dciNota.$inferSelect)[]): Promise<NotaDaDci[]> {
    if (notas.length === 0) return [];
    const itens = await tx
      .select({ item: dciNotaItem, dcr: { id: dcr.id, numero: dcr.numero, processo: dcr.processo } })
      .from(dciNotaItem)
      .leftJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dciNotaItem.dcrId)))
      .where(
        and(
          eq(dciNotaItem.empresaId, empresaId),
          oneOfThese(
            dciNotaItem.notaId,
            notas.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(asc(dciNotaItem.notaId), asc(dciNotaItem.nItem));
    const porNota = Map.groupBy(itens, ({ item }) => item.notaId);
    return notas.map((nota) => lida(nota, porNota.get(nota.id) ?? []));
  }
}

interface LinhaDeItem {
  item: typeof dciNotaItem.$inferSelect;
  dcr: { id: string; numero: string | null; processo: string } | null;
}

function lida(nota: typeof dciNota.$inferSelect, itens: readonly LinhaDeItem[]): NotaDaDci {
  const { id, versao, origem, chave, numero, serie, emissao, saida, uf, municipioIbge, municipioNome } = nota;
  const { destino, valor, fora, motivoFora } = nota;
  return {
    id,
    versao,
    origem,
    chave,
    numero,
    serie,
    emissao,
    saida,
    destinatario: {
      tipo: nota.destinatarioTipo,
      documento: nota.destinatarioDocumento,
      nome: nota.destinatarioNome,
    },
    uf,
    municipio: municipioIbge === null ? null : { codigo: municipioIbge, nome: municipioNome ?? '' },
    destino,
    valor,
    fora,
    motivoFora,
    itens: itens.map(({ item, dcr: dcrDoItem }) => ({
      id: item.id,
      nItem: item.nItem,
      codigo: item.codigo,
      descricao: item.descricao,
      ncm: item.ncm,
      cfop: item.cfop,
      unidade: item.unidade,
      quantidade: item.quantidade,
      valorUnitario: item.valorUnitario,
      valor: item.valor,
      modalidade: item.modalidade,
      dcr: dcrDoItem?.id ? dcrDoItem : null,
      fora: item.fora,
    })),
  };
}

const ORDENAVEIS = {
  numero: sql`lpad(${dciNota.numero}, 9, '0')`,
  saida: sql`coalesce(${dciNota.saida}, ${dciNota.emissao})`,
  destinatario: withoutAccents(dciNota.destinatarioNome),
  valor: dciNota.valor,
};

/** Notas per statement. */
const FATIA = 2000;
