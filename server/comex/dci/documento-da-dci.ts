import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DocumentoDci, InsumoDoArquivo, NotaDoArquivo } from '#lib/siscomex/dci/dci-documento.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dciInsumo } from '#server/platform/db/schema/dci.ts';
import { dciNota, dciNotaItem } from '#server/platform/db/schema/dci-notas.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { nomeDoInsumo } from './nome-do-insumo.ts';

/** Gathers the content of the file of a DCI, including what comes from notas and stock. */
export async function documentoDaDci(tx: Database, empresaId: string, lida: DciLido): Promise<DocumentoDci> {
  const [dono] = await tx
    .select({ inscricaoEstadual: importador.inscricaoEstadual })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, lida.importador.id)));
  return {
    tipo: lida.tipo,
    natureza: lida.natureza,
    cnpj: lida.importador.cnpj,
    inscricaoEstadual: dono?.inscricaoEstadual ?? null,
    competencia: lida.competencia,
    nota: lida.tipo === 'INDIVIDUAL' ? await notaDo(tx, empresaId, lida.id) : null,
    banco: lida.banco,
    agencia: lida.agencia,
    conta: lida.conta,
    anteriorNumero: lida.anterior?.numero ?? null,
    processoRetificador: lida.processoRetificador,
    grupos: lida.grupos,
    itens: lida.lista,
    insumos: await insumosDe(tx, empresaId, lida),
  };
}

/** The nota of an individual DCI, without the items left out. */
async function notaDo(tx: Database, empresaId: string, dciId: string): Promise<NotaDoArquivo | null> {
  const linhas = await tx
    .select({ nota: dciNota, item: dciNotaItem })
    .from(dciNota)
    .innerJoin(dciNotaItem, and(eq(dciNotaItem.empresaId, dciNota.empresaId), eq(dciNotaItem.notaId, dciNota.id)))
    .where(
      and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, dciId), isNull(dciNota.fora), isNull(dciNotaItem.fora)),
    )
    .orderBy(asc(dciNota.emissao), asc(dciNota.identidade), asc(dciNotaItem.nItem));
  const [primeira] = linhas;
  if (!primeira) return null;
  const { nota, item } = primeira;
  return {
    numero: nota.numero,
    serie: nota.serie,
    emissao: nota.emissao,
    saida: nota.saida,
    cfop: item.cfop,
    destinatario: {
      tipo: nota.destinatarioTipo === 'PF' ? 'PF' : 'PJ',
      documento: nota.destinatarioDocumento ?? '',
    },
    uf: nota.uf ?? '',
    itens: linhas
      .filter((linha) => linha.nota.id === nota.id)
      .map(({ item: { nItem, item: chave, quantidade, valorUnitario, valor } }) => ({
        nItem,
        chave: chave ?? '',
        quantidade,
        valorUnitario,
        valor,
      })),
  };
}

/** The inputs that pay tax, by the name that `origens` gives them. */
async function insumosDe(tx: Database, empresaId: string, lida: DciLido): Promise<Map<string, InsumoDoArquivo>> {
  const origens = lida.lista.flatMap((item) => item.origens);
  if (origens.length === 0) return new Map();
  const linhas = await tx
    .selectDistinct({ codigo: dciInsumo.codigo, descricao: dciInsumo.descricao })
    .from(dciInsumo)
    .where(and(eq(dciInsumo.empresaId, empresaId), eq(dciInsumo.dciId, lida.id)));
  const lotes = await tx
    .select({ id: saldoLote.id, ncm: saldoLote.ncm, unidade: saldoLote.unidade })
    .from(saldoLote)
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        oneOfThese(
          saldoLote.id,
          origens.map(({ lote }) => lote.id),
        ),
      ),
    );
  const porId = new Map(lotes.map((lote) => [lote.id, lote]));
  const loteDo = new Map(origens.map(({ insumo, lote }) => [insumo, porId.get(lote.id)]));
  return new Map(
    linhas.map(({ codigo, descricao }) => {
      const nome = nomeDoInsumo({ codigo, descricao });
      const lote = loteDo.get(nome);
      return [nome, { codigo, descricao, ncm: lote?.ncm ?? null, unidade: lote?.unidade ?? null }];
    }),
  );
}
