import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { HISTORICO_ANTES_DE } from '#server/comex/processo/historico-da-empresa.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import type { LinhaDeDai } from './dai-linhas.ts';

const quemTomouCiencia = alias(usuario, 'quem_tomou_ciencia');

/** Reads the DAIs of a company that match `filtro`, with the records they point at. */
export async function lerDais(tx: Database, empresaId: string, filtro: SQL | undefined): Promise<LinhaDeDai[]> {
  return tx
    .select({
      dai,
      processo: {
        id: processo.id,
        numero: processo.numero,
        situacao: processo.situacao,
        desde: processo.desde,
        tipoDocumento: processo.tipoDocumento,
        numeroDi: processo.numeroDi,
        numeroDuimp: processo.numeroDuimp,
        canalRfb: processo.canalRfb,
        urfDespachoCodigo: processo.urfDespachoCodigo,
        urfEntradaCodigo: processo.urfEntradaCodigo,
        treinamento: processo.treinamento,
        excluidoEm: processo.excluidoEm,
      },
      declaracao: {
        numeroDi: declaracao.numeroDi,
        canalCodigo: declaracao.canalCodigo,
        canalRfb: declaracao.canalRfb,
        importadorNumero: declaracao.importadorNumero,
        importadorNome: declaracao.importadorNome,
        dataDesembaraco: declaracao.dataDesembaraco,
      },
      importador: {
        id: importador.id,
        cnpj: importador.cnpj,
        razaoSocial: importador.razaoSocial,
        inscricaoEstadual: importador.inscricaoEstadual,
        inscricaoSuframa: importador.inscricaoSuframa,
      },
      historicoAntesDe: HISTORICO_ANTES_DE,
      cienciaPor: quemTomouCiencia.nome,
      autor: usuario.nome,
    })
    .from(dai)
    .innerJoin(processo, SEU_PROCESSO)
    .leftJoin(declaracao, SUA_DECLARACAO)
    .leftJoin(importador, SEU_IMPORTADOR)
    .leftJoin(quemTomouCiencia, and(eq(quemTomouCiencia.empresaId, empresaId), eq(quemTomouCiencia.id, dai.cienciaPor)))
    .leftJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, dai.alteradoPor)))
    .where(and(eq(dai.empresaId, empresaId), filtro));
}

export const SEU_PROCESSO = and(eq(processo.empresaId, dai.empresaId), eq(processo.id, dai.processoId));
export const SUA_DECLARACAO = and(eq(declaracao.empresaId, dai.empresaId), eq(declaracao.processoId, dai.processoId));
export const SEU_IMPORTADOR = importadorDe(processo);
