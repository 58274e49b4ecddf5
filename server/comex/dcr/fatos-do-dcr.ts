import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { impedimentoDoRepresentante } from '#lib/domain/cadastros/representante.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCR_REGISTRADO } from '#lib/domain/zfm/situacao-dcr.ts';
import { calcularDocumentoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { type FatosDoDcr, lugarDoLote } from '#lib/fiscal/dcr/fatos-do-dcr.ts';
import { aliquotaDoII } from '#server/comex/cadastros/ncm-repository.ts';
import { referenciaRepository, vigente } from '#server/comex/cadastros/referencia-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, representante } from '#server/platform/db/schema/cadastros.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { ncmImportada, referencia } from '#server/platform/db/schema/tabelas.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { notFound } from '#server/platform/refusals.ts';
import { emEstoque } from './em-estoque.ts';

/** Gathers every fact needed to check a stored DCR-E on this day. */
export async function fatosDoDcr(tx: Database, empresaId: string, lido: DcrLido, hoje: DataTexto): Promise<FatosDoDcr> {
  const [dono] = await tx
    .select({
      cnpj: importador.cnpj,
      resolucoes: importador.resolucoes,
      arredondamento: importador.arredondamentoCra,
    })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, lido.importador.id)));
  if (!dono) throw notFound('A indústria deste DCR-E');
  const importadas = [...lido.subcomponentes, ...lido.importados];
  const numeros = importadas.flatMap(({ numeroDeclaracao }) => (numeroDeclaracao ? [numeroDeclaracao] : []));
  const doProduto = await outrosDoProduto(tx, empresaId, lido);
  return {
    hoje,
    documento: lido,
    calculo: calcularDocumentoDcr(lido, dono.arredondamento),
    importador: dono,
    representante: await quemAssina(tx, empresaId, lido, hoje),
    ncms: await ncmsDe(
      tx,
      empresaId,
      [lido.ncm, ...lido.nacionais.map(({ ncm }) => ncm), ...importadas.map(({ ncm }) => ncm)],
      hoje,
    ),
    tabelaNcmCompleta: await temTabelaInteira(tx, empresaId),
    lotes: await lotesDe(tx, empresaId, numeros),
    declaracoes: await declaracoesDe(tx, empresaId, numeros),
    anterior: anteriorDe(lido),
    vigente: doProduto.vigente,
    comparado: doProduto.comparado,
  };
}

function anteriorDe({ tipo, situacao, anterior, anteriorNumero }: DcrLido): FatosDoDcr['anterior'] {
  if (tipo === 'N' || (!anterior && !anteriorNumero)) return 'FALTA';
  // This DCR-E itself closed the former one, which was in force until then.
  if (anterior && DCR_REGISTRADO.includes(situacao)) return { ...anterior, situacao: 'REGISTRADO' };
  return anterior ?? 'FORA';
}

async function quemAssina(
  tx: Database,
  empresaId: string,
  lido: DcrLido,
  hoje: DataTexto,
): Promise<FatosDoDcr['representante']> {
  if (!lido.representante) return 'FALTA';
  const [achado] = await tx
    .select()
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), eq(representante.id, lido.representante.id)));
  if (!achado || achado.excluidoEm) return { impedimento: 'O representante foi excluído. Escolha outro.' };
  const impedimento = impedimentoDoRepresentante(achado, hoje);
  return { impedimento: impedimento && `${achado.nome} não pode assinar. ${impedimento}` };
}

/**
 * Tells whether the company imported the official table, which has some ten thousand codes of eight digits. A company with only a
 * few codes has not imported it.
 */
async function temTabelaInteira(tx: Database, empresaId: string): Promise<boolean> {
  if ((await tx.$count(ncmImportada, eq(ncmImportada.empresaId, empresaId))) === 0) return false;
  const condicao = and(
    eq(referencia.empresaId, empresaId),
    eq(referencia.tabela, 'Ncm'),
    isNull(referencia.excluidoEm),
  );
  return (await tx.$count(referencia, condicao)) >= CODIGOS_DA_TABELA;
}

const CODIGOS_DA_TABELA = 5_000;

/** The NCM codes in force on the day, shipped or of the company. */
async function ncmsDe(
  tx: Database,
  empresaId: string,
  ncms: readonly string[],
  hoje: DataTexto,
): Promise<FatosDoDcr['ncms']> {
  const { todas, emUso } = referenciaRepository(tx, empresaId);
  const codigos = await tx
    .selectDistinct({ codigo: todas.codigo })
    .from(todas)
    .where(and(emUso, eq(todas.tabela, 'Ncm'), oneOfThese(todas.codigo, ncms), vigente(todas, hoje)));
  const aliquotas = await aliquotaDoII(tx, empresaId, ncms, hoje);
  return new Map(codigos.map(({ codigo }) => [codigo, { aliquotaII: aliquotas.get(codigo) ?? null }]));
}

async function lotesDe(tx: Database, empresaId: string, numeros: readonly string[]): Promise<FatosDoDcr['lotes']> {
  if (numeros.length === 0) return new Map();
  const lotes = await tx
    .select({
      numeroDeclaracao: saldoLote.numeroDeclaracao,
      adicao: saldoLote.adicao,
      item: saldoLote.item,
      importadorCnpj: saldoLote.importadorCnpj,
      saldo: saldoLote.saldo,
      iiSuspenso: saldoLote.iiSuspenso,
      dataDesembaraco: saldoLote.dataDesembaraco,
      novo: sql<{ numeroDeclaracao: string; dataDesembaraco: string } | null>`(
        select json_build_object('numeroDeclaracao', n.numero_declaracao, 'dataDesembaraco', n.data_desembaraco)
        from (select * from saldo_lote l where ${emEstoque()}) n
        where n.empresa_id = ${saldoLote.empresaId} and n.importador_cnpj = ${saldoLote.importadorCnpj}
          and (n.item_id = ${saldoLote.itemId} or n.chave_item = ${saldoLote.chaveItem})
          and n.data_desembaraco > ${saldoLote.dataDesembaraco}
        order by n.data_desembaraco desc, n.numero_declaracao desc limit 1)`,
    })
    .from(saldoLote)
    .innerJoin(processo, and(eq(processo.empresaId, saldoLote.empresaId), eq(processo.id, saldoLote.processoId)))
    .where(and(eq(saldoLote.empresaId, empresaId), oneOfThese(saldoLote.numeroDeclaracao, numeros), PROCESSO_REAL));
  return new Map(
    lotes.map(({ numeroDeclaracao, adicao, item, iiSuspenso, novo, ...lote }) => [
      lugarDoLote(numeroDeclaracao, adicao, item),
      { ...lote, suspensao: /[1-9]/.test(iiSuspenso) ? 'S' : 'N', maisRecente: novo },
    ]),
  );
}

async function declaracoesDe(
  tx: Database,
  empresaId: string,
  numeros: readonly string[],
): Promise<FatosDoDcr['declaracoes']> {
  if (numeros.length === 0) return new Map();
  const linhas = await tx
    .select({
      numero: declaracao.numeroDi,
      importadorCnpj: declaracao.importadorNumero,
      dataDesembaraco: declaracao.dataDesembaraco,
    })
    .from(declaracao)
    .where(and(eq(declaracao.empresaId, empresaId), oneOfThese(declaracao.numeroDi, numeros)));
  return new Map(
    linhas.map(({ numero, importadorCnpj, dataDesembaraco }) => [
      numero,
      { importadorCnpj, desembaracada: dataDesembaraco !== null },
    ]),
  );
}

/** From the registered DCR-Es of the product: the one in force, and the last one before this. */
async function outrosDoProduto(
  tx: Database,
  empresaId: string,
  { id, produto: { id: produtoId }, anterior }: DcrLido,
): Promise<Pick<FatosDoDcr, 'vigente' | 'comparado'>> {
  const outros = await tx
    .select({
      id: dcr.id,
      processo: dcr.processo,
      numero: dcr.numero,
      vigenciaFim: dcr.vigenciaFim,
      situacao: dcr.situacao,
      CRA: dcr.cra,
      iiUnitUSD: dcr.iiUnitUsd,
    })
    .from(dcr)
    .where(
      and(
        eq(dcr.empresaId, empresaId),
        eq(dcr.produtoId, produtoId),
        ne(dcr.id, id),
        isNull(dcr.excluidoEm),
        or(inArray(dcr.situacao, ['REGISTRADO', 'SUBSTITUIDO', 'RETIFICADO']), eq(dcr.id, anterior?.id ?? id)),
      ),
    )
    .orderBy(sql`${dcr.dataRegistro} desc nulls last`);
  const vigente = outros.find(
    (candidato) =>
      candidato.situacao === 'REGISTRADO' && candidato.vigenciaFim === null && candidato.id !== anterior?.id,
  );
  const antes = outros.find((candidato) => candidato.id === anterior?.id) ?? outros[0];
  return {
    vigente: vigente ? { numero: vigente.numero, processo: vigente.processo } : null,
    comparado: antes?.CRA && antes.iiUnitUSD ? { CRA: antes.CRA, iiUnitUSD: antes.iiUnitUSD } : null,
  };
}
