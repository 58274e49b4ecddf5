import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { competenciaPorExtenso, NOME_MOTIVO_FORA, NOME_NATUREZA_DCI, NOME_TIPO_DCI } from '#lib/domain/zfm/dci.ts';
import { NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota } from '#server/platform/db/schema/dci-notas.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { uuids } from './ids.ts';
import { LIMITE_DO_NIVEL, type Nivel, no } from './nos.ts';
import { EXCLUIDO } from './nos-da-importacao.ts';

/** Makes the nodes of components, DCR-Es, DCIs and notas. */
export function nosDaSaida(tx: Database, empresaId: string) {
  return {
    /** The components priced by a shown lote come first. */
    async componentes(ids: readonly string[], { dosLotes }: { dosLotes: readonly string[] }): Promise<Nivel> {
      const linhas = await tx
        .select({ componente: dcrComponente })
        .from(dcrComponente)
        .innerJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrComponente.dcrId)))
        .where(and(eq(dcrComponente.empresaId, empresaId), oneOfThese(dcrComponente.id, ids)))
        .orderBy(
          desc(sql`coalesce(${dcrComponente.loteId} = any(${uuids(dosLotes)}), false)`),
          desc(dcr.dataBase),
          asc(dcr.processo),
          asc(dcrComponente.registro),
          asc(dcrComponente.ordem),
        )
        .limit(LIMITE_DO_NIVEL);
      const nos = linhas.map(({ componente: { id, dcrId, codigo, descricao, documento, nf, quantidade, unidade } }) =>
        no('COMPONENTE', id, {
          titulo: codigo,
          detalhe: documento === 'NF' ? `${descricao} · NF ${nf}` : descricao,
          dono: { tipo: 'DCR', id: dcrId },
          valores: { quantidade, ...(unidade && { unidade }) },
        }),
      );
      return { tipo: 'COMPONENTE', nos, total: ids.length };
    },

    async dcrs(ids: readonly string[], { dosComponentes }: { dosComponentes: readonly string[] }): Promise<Nivel> {
      const preferidos = sql`${dcr.id} in (
        select dcr_id from dcr_componente where empresa_id = ${empresaId} and id = any(${uuids(dosComponentes)}))`;
      const linhas = await tx
        .select()
        .from(dcr)
        .where(and(eq(dcr.empresaId, empresaId), oneOfThese(dcr.id, ids)))
        .orderBy(desc(preferidos), desc(dcr.dataBase), desc(dcr.processo))
        .limit(LIMITE_DO_NIVEL);
      const nos = linhas.map(({ id, numero, processo, descricao, situacao, dataRegistro, dataBase, excluidoEm }) =>
        no('DCR', id, {
          titulo: numero ?? processo,
          detalhe: descricao,
          situacao: excluidoEm ? EXCLUIDO : NOME_SITUACAO_DCR[situacao],
          data: dataRegistro ?? dataBase,
        }),
      );
      return { tipo: 'DCR', nos, total: ids.length };
    },

    async dcis(ids: readonly string[]): Promise<Nivel> {
      const linhas = await tx
        .select()
        .from(dci)
        .where(and(eq(dci.empresaId, empresaId), oneOfThese(dci.id, ids)))
        .orderBy(desc(sql`coalesce(${dci.dataRegistro}, ${dci.criadoEm}::date)`), desc(dci.processo))
        .limit(LIMITE_DO_NIVEL);
      const nos = linhas.map((linha) =>
        no('DCI', linha.id, {
          titulo: linha.numero ?? linha.processo,
          detalhe: deQue(linha),
          situacao: linha.excluidoEm ? EXCLUIDO : NOME_SITUACAO_DCI[linha.situacao],
          data: linha.dataRegistro,
        }),
      );
      return { tipo: 'DCI', nos, total: ids.length };
    },

    /** `linhas` are lines of notas (`nota_id`, `quantidade`, `unidade`). The latest nota comes first. */
    async notas(linhas: SQL): Promise<Nivel> {
      const lidas = await tx
        .select({
          nota: dciNota,
          total: sql<number>`x.total`.mapWith(Number),
          quantidade: sql<DecimalTexto | null>`x.quantidade`,
          unidade: sql<string | null>`x.unidade`,
        })
        .from(
          sql`(
            select l.nota_id, count(*) over () as total,
              case when min(l.unidade) = max(l.unidade) then sum(l.quantidade)::numeric(30, 7) end as quantidade,
              case when min(l.unidade) = max(l.unidade) then max(l.unidade) end as unidade
            from (${linhas}) l join dci_nota n on n.empresa_id = ${empresaId} and n.id = l.nota_id
            group by l.nota_id, n.saida, n.emissao, n.numero
            order by coalesce(n.saida, n.emissao) desc, n.numero desc limit ${LIMITE_DO_NIVEL}) x`,
        )
        .innerJoin(dciNota, sql`${dciNota.empresaId} = ${empresaId} and ${dciNota.id} = x.nota_id`)
        .orderBy(desc(sql`coalesce(${dciNota.saida}, ${dciNota.emissao})`), desc(dciNota.numero));
      const nos = lidas.map(({ nota, quantidade, unidade }) =>
        no('NOTA', nota.id, {
          titulo: `NF ${nota.numero}, série ${nota.serie}`,
          detalhe: [nota.destinatarioNome, [nota.municipioNome, nota.uf].filter(Boolean).join('/')]
            .filter(Boolean)
            .join(' · '),
          situacao: nota.fora ? NOME_MOTIVO_FORA[nota.fora] : null,
          data: nota.saida ?? nota.emissao,
          dono: { tipo: 'DCI', id: nota.dciId },
          valores: quantidade !== null && unidade !== null ? { quantidade, unidade } : {},
        }),
      );
      return { tipo: 'NOTA', nos, total: lidas[0]?.total ?? 0 };
    },
  };
}

/** `Mensal 11/2026`, `Individual, NF 123, retificadora`. */
function deQue({ tipo, natureza, competencia, notaNumero }: typeof dci.$inferSelect): string {
  const doMes = competencia ? `${NOME_TIPO_DCI[tipo]} ${competenciaPorExtenso(competencia)}` : NOME_TIPO_DCI[tipo];
  const daNota = notaNumero ? `NF ${notaNumero}` : null;
  const qual = natureza === 'RETIFICADORA' ? NOME_NATUREZA_DCI[natureza].toLowerCase() : null;
  return [doMes, daNota, qual].filter(Boolean).join(', ');
}
