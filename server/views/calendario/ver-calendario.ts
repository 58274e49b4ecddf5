import {
  type AnyColumn,
  and,
  asc,
  between,
  count,
  eq,
  isNotNull,
  isNull,
  ne,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type Calendario,
  type CalendarioConsulta,
  type EventoDoCalendario,
  MAXIMO_DE_EVENTOS,
  type TipoDeEvento,
} from '#lib/contracts/parametros/calendario.ts';
import { DIAS_PARA_A_DAI } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { estaConcluido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { A_PAGAR } from '#server/comex/dci/dci-listagem.ts';
import { PEDE_DAI } from '#server/comex/processo/dai-pedida.ts';
import { FORA_DO_HISTORICO } from '#server/comex/processo/historico-da-empresa.ts';
import { A_CHEGAR } from '#server/comex/processo/processo-alertas.ts';
import { NOTIFICACAO_ABERTA } from '#server/comex/sefaz/dinheiro-da-dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { whenGiven } from '#server/platform/db/list-query.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';

/** Reads what falls on each of these days. The person in charge narrows processes; a DCI has none, and is left out then. */
export async function verCalendario(
  tx: Database,
  empresaId: string,
  consulta: CalendarioConsulta,
  hoje: DataTexto,
): Promise<Calendario> {
  const lidos = [
    await deProcessos(tx, empresaId, consulta, 'ETA'),
    await deProcessos(tx, empresaId, consulta, 'DEVOLUCAO'),
    await deProcessos(tx, empresaId, consulta, 'DAI'),
    await deProcessos(tx, empresaId, consulta, 'DAR'),
    ...(consulta.responsavelId ? [] : [await deDcis(tx, empresaId, consulta)]),
  ];
  const eventos = lidos
    .flatMap((leitura) => leitura.eventos)
    .sort((evento, outro) => (evento.dia < outro.dia ? -1 : +(evento.dia > outro.dia)));
  const aMais = lidos.flatMap(({ tipo, total, eventos: aVista }) =>
    total > aVista.length ? [[tipo, total - aVista.length] as const] : [],
  );
  return { hoje, eventos, aMais: Object.fromEntries(aMais) };
}

interface Lidos {
  tipo: TipoDeEvento;
  eventos: EventoDoCalendario[];
  total: number;
}

async function deProcessos(
  tx: Database,
  empresaId: string,
  { de, ate, importadorId, responsavelId }: CalendarioConsulta,
  tipo: DeProcesso,
): Promise<Lidos> {
  const { dia, quais, aMaisDias = 0 } = DE_PROCESSOS[tipo];
  const onde = and(
    eq(processo.empresaId, empresaId),
    PROCESSO_REAL,
    quais,
    FORA_DO_HISTORICO,
    between(dia, somarDias(de, -aMaisDias), somarDias(ate, -aMaisDias)),
    whenGiven(importadorId, (id) => eq(processo.importadorId, id)),
    whenGiven(responsavelId, (id) => eq(processo.responsavelId, id)),
  );
  const condicao = and(eq(dai.empresaId, processo.empresaId), eq(dai.processoId, processo.id));
  const lidos = await tx
    .select({
      id: processo.id,
      nome: processo.numero,
      dia: sql<DataTexto>`${dia}::text`,
      importador: importador.razaoSocial,
    })
    .from(processo)
    .leftJoin(dai, condicao)
    .leftJoin(importador, importadorDe(processo))
    .where(onde)
    .orderBy(asc(dia), asc(processo.id))
    .limit(MAXIMO_DE_EVENTOS);
  const eventos = lidos.map((linha) => ({ ...linha, tipo, dia: somarDias(linha.dia, aMaisDias) }));
  const [contado] =
    lidos.length < MAXIMO_DE_EVENTOS
      ? [{ total: lidos.length }]
      : await tx.select({ total: count() }).from(processo).leftJoin(dai, condicao).where(onde);
  return { tipo, eventos, total: contado?.total ?? 0 };
}

async function deDcis(tx: Database, empresaId: string, { de, ate, importadorId }: CalendarioConsulta): Promise<Lidos> {
  const onde = and(
    eq(dci.empresaId, empresaId),
    isNull(dci.excluidoEm),
    A_PAGAR,
    between(dci.venceEm, de, ate),
    whenGiven(importadorId, (id) => eq(dci.importadorId, id)),
  );
  const lidos = await tx
    .select({ id: dci.id, nome: dci.processo, dia: dci.venceEm, importador: importador.razaoSocial })
    .from(dci)
    .leftJoin(importador, importadorDe(dci))
    .where(onde)
    .orderBy(asc(dci.venceEm), asc(dci.id))
    .limit(MAXIMO_DE_EVENTOS);
  const eventos = lidos.map((linha) => ({ ...linha, tipo: 'DCI' as const, dia: linha.dia as DataTexto }));
  const [contado] =
    lidos.length < MAXIMO_DE_EVENTOS
      ? [{ total: lidos.length }]
      : await tx.select({ total: count() }).from(dci).where(onde);
  return { tipo: 'DCI', eventos, total: contado?.total ?? 0 };
}

type DeProcesso = Exclude<TipoDeEvento, 'DCI'>;

/** The day of each event of a process, and the processes that still have it before them. `aMaisDias` are added to the column. */
const DE_PROCESSOS: Readonly<Record<DeProcesso, { dia: AnyColumn; quais: SQL | undefined; aMaisDias?: number }>> = {
  ETA: { dia: processo.eta, quais: A_CHEGAR },
  DEVOLUCAO: {
    dia: processo.devolverAte,
    quais: and(
      isNotNull(processo.devolverAte),
      notInArray(processo.situacao, SITUACOES_PROCESSO.filter(estaConcluido)),
    ),
  },
  DAI: {
    dia: processo.desde,
    quais: and(eq(processo.situacao, 'DESEMBARACADO_RFB'), isNull(processo.daiEm), PEDE_DAI),
    aMaisDias: DIAS_PARA_A_DAI,
  },
  DAR: {
    dia: dai.notificacaoVencimento,
    quais: and(sql`${NOTIFICACAO_ABERTA} > 0`, ne(processo.situacao, 'CANCELADO')),
  },
};
