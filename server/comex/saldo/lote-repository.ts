import { and, asc, eq, sql } from 'drizzle-orm';
import type { LoteInteiro, MovimentoLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { suspensaoConversivel } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { type Figura, memoria } from '#lib/fiscal/memoria.ts';
import { custosDaDeclaracao } from '#lib/fiscal/saldo/custo-do-lote.ts';
import { estadoDaSuspensao, quantidadesADeclarar } from '#lib/fiscal/saldo/suspensao-do-lote.ts';
import { suspensoDasFaltas } from '#lib/fiscal/saldo/suspensos-do-lote.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import type { Lote, Movimento } from './razao-repository.ts';
import { recalculosDosLotes } from './recalculo-dos-lotes.ts';
import { entradaEmPe, veioDoPapel } from './regras-da-entrada.ts';
import { saldoListagem } from './saldo-listagem.ts';
import { destinosDosLotes, loteSuspenso, type SaidaTemporaria } from './suspensao-dos-lotes.ts';

/** Reads a complete lote: its content, how its cost was calculated, and all its movements. */
export function loteRepository(tx: Database, empresaId: string) {
  return {
    /** Finds a lote; null when it does not exist. */
    async buscar(id: string, hoje: DataTexto): Promise<LoteInteiro | null> {
      const [lido] = await saldoListagem(tx, empresaId).porIds([id], hoje);
      const [lote] = await tx
        .select()
        .from(saldoLote)
        .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.id, id)));
      if (!lido || !lote) return null;
      const movimentos = await movimentosDe(id);
      const { iiSuspenso: ii, ipiSuspenso: ipi, pisSuspenso: pis, cofinsSuspenso: cofins } = lote;
      const destinos = (await destinosDosLotes(tx, empresaId, [id]))(id);
      const suspenso = loteSuspenso(lote, destinos);
      const soma = (partes: readonly { quantidade: string }[]) =>
        somar(partes.map(({ quantidade }) => quantidade)).toFixed(7);
      return {
        ...lido,
        versao: movimentos.length,
        emEstoque: entradaEmPe(movimentos.map(({ movimento }) => movimento)),
        entrou: {
          ii,
          ipi,
          pis,
          cofins,
          suspenso: somar([ii, ipi, pis, cofins]).toFixed(2),
          cbs: lote.cbsSuspensa,
          ibsUF: lote.ibsUfSuspenso,
          ibsMun: lote.ibsMunSuspenso,
        },
        especie: lote.especie,
        depreciadoEm: lote.depreciadoEm,
        documentoImportacao: lote.documentoImportacao,
        estadoDaSuspensao: estadoDaSuspensao(suspenso, hoje),
        convertido: suspenso.convertido,
        faltas: soma(suspenso.faltas),
        aApurar: aApurarDo(lote, soma(suspenso.faltas)),
        aDeclarar: soma(suspensaoConversivel(lote.cClassTrib) ? quantidadesADeclarar(suspenso, hoje) : []),
        declarado: soma(destinos.declarados),
        temporarias: destinos.temporarias.map(temporariaLida),
        custo: await custoDe(lote),
        recalculo: (await recalculosDosLotes(tx, empresaId, [lote])).get(id) ?? null,
        movimentos: movimentosLidos(movimentos),
      };
    },
  };

  function movimentosDe(id: string): Promise<LinhaDeMovimento[]> {
    return tx
      .select({
        movimento: saldoMovimento,
        nome: usuario.nome,
        processo: processo.numero,
        // The number of the Receita, or our own number until there is one.
        dci: sql<string | null>`coalesce(${dci.numero}, ${dci.processo})`,
      })
      .from(saldoMovimento)
      .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, saldoMovimento.usuarioId)))
      .leftJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoMovimento.documentoId)))
      .leftJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.id, saldoMovimento.documentoId)))
      .where(and(eq(saldoMovimento.empresaId, empresaId), eq(saldoMovimento.loteId, id)))
      .orderBy(asc(saldoMovimento.ordem));
  }

  /** Calculated again from the declaration: the same engine gives the same figure. */
  async function custoDe({ processoId, adicao, item }: Lote): Promise<LoteInteiro['custo']> {
    // For a nota or DSI a person typed the cost, so there is no calculation.
    if (processoId === null) return { fob: null, cif: null };
    const guardada = await declaracaoGuardada(tx, empresaId, processoId);
    const adicaoDoLote = guardada?.declaracao.adicoes.find(({ numero }) => Number(numero) === adicao);
    const custo =
      guardada && adicaoDoLote ? custosDaDeclaracao(guardada.declaracao)(adicaoDoLote)[item - 1] : undefined;
    return { fob: aberta(custo?.fob), cif: aberta(custo?.cif) };
  }
}

interface LinhaDeMovimento {
  movimento: Movimento;
  nome: string;
  processo: string | null;
  dci: string | null;
}

function movimentosLidos(linhas: readonly LinhaDeMovimento[]): MovimentoLido[] {
  const ordens = new Map(linhas.map(({ movimento }) => [movimento.id, movimento.ordem]));
  const estornos = new Map(linhas.map(({ movimento }) => [movimento.estornoDe, movimento.ordem]));
  return linhas.map(({ movimento, nome, processo: doProcesso, dci: daDci }) => {
    const numero = doProcesso ?? daDci;
    const { id, ordem, tipo, quantidade, saldo, data, documento, documentoId, motivo, em, usuarioId } = movimento;
    const estornadoPor = estornos.get(id) ?? null;
    return {
      id,
      ordem,
      tipo,
      quantidade,
      saldo,
      data,
      documento: documento && documentoId ? { tipo: documento, id: documentoId, numero } : null,
      estornoDe: movimento.estornoDe === null ? null : (ordens.get(movimento.estornoDe) ?? null),
      estornadoPor,
      estornavel: estornadoPor === null && feitoAMao(movimento),
      motivo,
      em: em.toISOString(),
      usuario: { id: usuarioId, nome },
    };
  });
}

function temporariaLida({
  id,
  finalidade,
  nota,
  emissao,
  prazo,
  quantidade,
  retornadaEm,
  notaDoRetorno,
}: SaidaTemporaria) {
  return { id, finalidade, nota, emissao, prazo, quantidade, retornadaEm, notaDoRetorno };
}

/** Tells whether a movement is an adjustment, a shortage, a surplus or a devolução made by hand, which a person may reverse. */
export function feitoAMao(movimento: Pick<Movimento, 'tipo' | 'documento'>): boolean {
  return FEITOS_A_MAO.has(movimento.tipo) && !veioDoPapel(movimento);
}

const FEITOS_A_MAO: ReadonlySet<Movimento['tipo']> = new Set(['AJUSTE', 'DEVOLUCAO', 'FALTA', 'SOBRA']);

/** What was suspended on the goods that are missing, tax by tax; unknown where the tax of the lote is. */
function aApurarDo(lote: Lote, faltas: string): LoteInteiro['aApurar'] {
  const { saldo, quantidade } = lote;
  const parte = (suspenso: string) => suspensoDasFaltas(suspenso, { saldo, faltas, quantidade });
  const daReforma = (suspenso: string | null) => (suspenso === null ? null : parte(suspenso));
  const federais = {
    ii: parte(lote.iiSuspenso),
    ipi: parte(lote.ipiSuspenso),
    pis: parte(lote.pisSuspenso),
    cofins: parte(lote.cofinsSuspenso),
  };
  return {
    ...federais,
    suspenso: somar(Object.values(federais)).toFixed(2),
    cbs: daReforma(lote.cbsSuspensa),
    ibsUF: daReforma(lote.ibsUfSuspenso),
    ibsMun: daReforma(lote.ibsMunSuspenso),
  };
}

const aberta = (figura: Figura | null | undefined) => (figura ? memoria(figura) : null);
