import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { impedimentoDoRepresentante } from '#lib/domain/cadastros/representante.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';
import { calcularDocumentoDci } from '#lib/fiscal/dci/calcular-documento.ts';
import type { FatosDaDci, NotaAConferir } from '#lib/fiscal/dci/fatos-da-dci.ts';
import { localDestino } from '#lib/fiscal/dci/local-destino.ts';
import { mudancasDaRetificadora } from '#lib/fiscal/dci/mudancas-da-retificadora.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, representante } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dciNota, dciNotaItem, notaInternada } from '#server/platform/db/schema/dci-notas.ts';
import { dcr } from '#server/platform/db/schema/dcr.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { apurarNoEnsaio } from './apurar-no-ensaio.ts';
import { conteudoDaDci } from './conteudo-da-dci.ts';
import { dciLeitura } from './dci-leitura.ts';
import { insumosDaDci } from './insumos-da-dci.ts';
import { planoDosInsumos, recusasDasEscolhas, saidasSemLote } from './plano-dos-insumos.ts';
import { produtosDasLinhas } from './produtos-das-linhas.ts';

/** Gathers every fact needed to check a stored DCI. */
export async function fatosDaDci(tx: Database, empresaId: string, lida: DciLido, hoje: DataTexto): Promise<FatosDaDci> {
  const conteudo = conteudoDaDci(lida);
  const notas = await notasDe(tx, empresaId, lida);
  const insumos = await insumosDaDci(tx, empresaId, lida.id, hoje);
  const plano = await planoDosInsumos(tx, empresaId, lida, insumos.insumos);
  return {
    hoje,
    documento: {
      ...conteudo,
      tipo: lida.tipo,
      natureza: lida.natureza,
      competencia: lida.competencia,
      processoRetificador: lida.processoRetificador,
      presencaEm: lida.presencaEm,
      presencaRecinto: lida.presencaRecinto,
      presencaDispensa: lida.presencaDispensa,
      banco: lida.banco,
      agencia: lida.agencia,
      conta: lida.conta,
      dataTransmissao: lida.dataTransmissao,
    },
    calculo: calcularDocumentoDci(conteudo),
    importador: await industriaDe(tx, empresaId, lida),
    representante: await quemAssina(tx, empresaId, lida, hoje),
    anterior: lida.anterior,
    ...(await daSucessao(tx, empresaId, lida, hoje)),
    mesmaCompetencia: await mesmaCompetencia(tx, empresaId, lida),
    notas,
    emOutraDci: await emOutraDci(tx, empresaId, lida),
    itens: new Map(lida.lista.map(({ chave, unidade, exigivelPadrao }) => [chave, { unidade, exigivelPadrao }])),
    dcrs: await dcrsDe(
      tx,
      empresaId,
      notas.flatMap(({ itens }) => itens.flatMap(({ dcrId }) => dcrId ?? [])),
    ),
    faltantes: insumos.insumos
      .filter(({ faltante }) => /[1-9]/.test(faltante))
      .map(({ chave: insumo, codigo, unidade, necessidade, faltante }) => ({
        insumo,
        codigo,
        unidade,
        necessidade,
        faltante,
      })),
    antesDoDesembaraco: plano ? saidasSemLote(plano, insumos.insumos) : [],
    recusas: plano ? recusasDasEscolhas(plano, insumos.insumos) : [],
    faltanteBloqueia: insumos.faltanteBloqueia,
  };
}

/** What a calculation of now changes of the saved figures of an open DCI, and what an open retificadora changes by it. */
async function daSucessao(
  tx: Database,
  empresaId: string,
  lida: DciLido,
  hoje: DataTexto,
): Promise<Pick<FatosDaDci, 'mudancas' | 'envelheceu'>> {
  if (!DCI_EM_ABERTO.includes(lida.situacao)) return {};
  const agora = await apurarNoEnsaio(tx, empresaId, lida.id, hoje);
  if (!agora) return {};
  const anterior = lida.anterior && (await dciLeitura(tx, empresaId)(lida.anterior.id));
  const envelheceu = mudancasDaRetificadora(lida, agora);
  return anterior ? { envelheceu, mudancas: mudancasDaRetificadora(anterior, agora) } : { envelheceu };
}

async function industriaDe(tx: Database, empresaId: string, lida: DciLido): Promise<FatosDaDci['importador']> {
  const [linha] = await tx
    .select({
      cnpj: importador.cnpj,
      inscricaoEstadual: importador.inscricaoEstadual,
      dciMensal: importador.dciMensal,
    })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), eq(importador.id, lida.importador.id)));
  return linha ?? { cnpj: lida.importador.cnpj, inscricaoEstadual: null, dciMensal: false };
}

async function quemAssina(
  tx: Database,
  empresaId: string,
  lida: DciLido,
  hoje: DataTexto,
): Promise<FatosDaDci['representante']> {
  if (!lida.representante) return 'FALTA';
  const [achado] = await tx
    .select()
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), eq(representante.id, lida.representante.id)));
  if (!achado || achado.excluidoEm) return { impedimento: 'O credenciado foi excluído do cadastro. Escolha outro.' };
  const impedimento = impedimentoDoRepresentante(achado, hoje);
  return { impedimento: impedimento && `${achado.nome} não pode registrar. ${impedimento}` };
}

async function mesmaCompetencia(
  tx: Database,
  empresaId: string,
  lida: DciLido,
): Promise<FatosDaDci['mesmaCompetencia']> {
  if (lida.tipo !== 'MENSAL' || lida.natureza !== 'ORIGINAL' || lida.competencia === null) return null;
  const [outra] = await tx
    .select({ numero: dci.numero, processo: dci.processo })
    .from(dci)
    .where(
      and(
        eq(dci.empresaId, empresaId),
        ne(dci.id, lida.id),
        ne(dci.raizId, lida.id),
        eq(dci.tipo, 'MENSAL'),
        eq(dci.importadorId, lida.importador.id),
        eq(dci.competencia, lida.competencia),
        isNull(dci.excluidoEm),
        ne(dci.situacao, 'CANCELADA'),
      ),
    );
  return outra ?? null;
}

async function notasDe(tx: Database, empresaId: string, lida: DciLido): Promise<NotaAConferir[]> {
  const linhas = await tx
    .select({ nota: dciNota, item: dciNotaItem })
    .from(dciNota)
    .innerJoin(
      dciNotaItem,
      and(eq(dciNotaItem.empresaId, dciNota.empresaId), eq(dciNotaItem.notaId, dciNota.id), isNull(dciNotaItem.fora)),
    )
    .where(and(eq(dciNota.empresaId, empresaId), eq(dciNota.dciId, lida.id), isNull(dciNota.fora)))
    .orderBy(asc(dciNota.identidade), asc(dciNotaItem.nItem));
  const produtos = await produtosDasLinhas(tx, empresaId, lida.importador.id, {
    codigos: [...new Set(linhas.map(({ item }) => item.codigo))],
    ditas: [],
  });
  return [...Map.groupBy(linhas, ({ nota }) => nota.id).values()].flatMap((linhasDaNota) => {
    const [primeira] = linhasDaNota;
    if (!primeira) return [];
    const { nota } = primeira;
    return [
      {
        id: nota.id,
        numero: nota.numero,
        emissao: nota.emissao,
        saida: nota.saida,
        destino: nota.destino ?? zfmOuDesconhecido(nota),
        itens: linhasDaNota.map(({ item }) => ({
          nItem: item.nItem,
          codigo: item.codigo,
          modalidade: item.modalidade,
          quantidade: item.quantidade,
          produto: produtos.get(item.codigo)?.produto ?? null,
          dcrId: item.dcrId,
        })),
      },
    ];
  });
}

function zfmOuDesconhecido({ municipioIbge, uf }: typeof dciNota.$inferSelect): 'ZFM' | null {
  if (municipioIbge === null || uf === null || !municipioIbge.startsWith('13')) return null;
  return localDestino(municipioIbge, uf) === 'ZFM' ? 'ZFM' : null;
}

/** Notas of this DCI that another DCI root holds. The key of the table should make this list empty. */
async function emOutraDci(tx: Database, empresaId: string, lida: DciLido): Promise<FatosDaDci['emOutraDci']> {
  const raizDaDci = tx
    .select({ raizId: dci.raizId })
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, lida.id)));
  return tx
    .select({
      nota: { id: dciNota.id, numero: dciNota.numero },
      dci: { numero: dci.numero, processo: dci.processo },
    })
    .from(dciNota)
    .innerJoin(
      notaInternada,
      and(eq(notaInternada.empresaId, dciNota.empresaId), eq(notaInternada.identidade, dciNota.identidade)),
    )
    .innerJoin(dci, and(eq(dci.empresaId, dciNota.empresaId), eq(dci.id, notaInternada.raizId)))
    .where(
      and(
        eq(dciNota.empresaId, empresaId),
        eq(dciNota.dciId, lida.id),
        isNull(dciNota.fora),
        sql`${notaInternada.raizId} not in ${raizDaDci}`,
      ),
    );
}

async function dcrsDe(tx: Database, empresaId: string, ids: readonly string[]): Promise<FatosDaDci['dcrs']> {
  if (ids.length === 0) return new Map();
  const linhas = await tx
    .select({
      id: dcr.id,
      numero: dcr.numero,
      processo: dcr.processo,
      importadorCnpj: importador.cnpj,
      vigenciaInicio: dcr.dataRegistro,
      vigenciaFim: dcr.vigenciaFim,
    })
    .from(dcr)
    .innerJoin(importador, importadorDe(dcr))
    .where(and(eq(dcr.empresaId, empresaId), oneOfThese(dcr.id, ids)));
  return new Map(linhas.map(({ id, ...resto }) => [id, resto]));
}
