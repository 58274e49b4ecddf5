import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { emReais } from '#lib/portal/domain/registro-no-portal.ts';
import { aConferirNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { portalAcompanhamento, portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRascunho, portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { type AoLer, chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/**
 * What only a person can settle with the Portal Único: it says another thing than the processo, or asks for something; a DUIMP that was
 * refused, or of which nobody knows whether it was registered; a followed DUIMP of which it says nothing any more.
 */
export const aResolverNoPortal = regraDePoucos({
  codigo: 'A_RESOLVER_NO_PORTAL',
  async linhas(ao) {
    const [vistos, passos, registros, rascunhos] = await Promise.all([
      acompanhados(ao),
      passosDosAcompanhados(ao),
      registrosParados(ao),
      rascunhosParados(ao),
    ]);
    const passosDe = Map.groupBy(passos, ({ processoId }) => processoId);
    return [
      ...vistos.flatMap((acompanhamento) => doAcompanhamento(acompanhamento, passosDe.get(acompanhamento.id) ?? [])),
      ...registros.map(doRegistro),
      ...rascunhos.map(doRascunho),
    ];
  },
});

const DO_PROCESSO = {
  id: processo.id,
  numero: processo.numero,
  importadorId: importador.id,
  importadorNome: importador.razaoSocial,
};

type ComProcesso = typeof portalAcompanhamento | typeof portalRegistro | typeof portalRascunho;
type ComCredencial = typeof portalAcompanhamento | typeof portalRascunho;

const processoDe = ({ empresaId, processoId }: ComProcesso) =>
  and(eq(processo.empresaId, empresaId), eq(processo.id, processoId));
const credencialDe = ({ empresaId, credencialId }: ComCredencial) =>
  and(eq(portalCredencial.empresaId, empresaId), eq(portalCredencial.id, credencialId));
const doImportador = and(eq(importador.empresaId, processo.empresaId), eq(importador.id, processo.importadorId));

const vistoDe = sql`${portalAcompanhamento.visto}`;

/** A superset in SQL of what `aConferirNoPortal` finds, and the looks that nothing came of. */
const pedeAtencao = (hoje: string) =>
  or(
    sql`${vistoDe} ->> 'situacao' like 'CANCELADA%' and ${processo.situacao} <> 'CANCELADO'`,
    sql`${vistoDe} ->> 'retificacao' = 'DEFERIDA_COM_EXIGENCIA'`,
    sql`jsonb_path_exists(${vistoDe}, '$.conferencias[*].situacao ? (@ == "EM_EXIGENCIA" || @ == "INTERROMPIDA")')`,
    sql`${vistoDe} -> 'desembaraco' ->> 'de' is distinct from ${vistoDe} -> 'desembaraco' ->> 'ate'`,
    sql`${vistoDe} ->> 'canal' <> ${processo.canalRfb}`,
    caladoDesde(hoje),
  );

/** Nothing came for a day, and the last sentence says why. */
const caladoDesde = (hoje: string) =>
  and(
    isNotNull(portalAcompanhamento.proximaEm),
    isNotNull(portalAcompanhamento.frase),
    sql`coalesce(${portalAcompanhamento.olhadoEm}, ${portalAcompanhamento.ligadoEm}) < ${hoje}::date - 1`,
  );

function acompanhados({ tx, empresaId, hoje }: AoLer) {
  return tx
    .select({
      ...DO_PROCESSO,
      duimp: portalAcompanhamento.numero,
      visto: portalAcompanhamento.visto,
      frase: portalAcompanhamento.frase,
      olhadoEm: portalAcompanhamento.olhadoEm,
      ambiente: portalCredencial.ambiente,
      calado: sql<boolean>`coalesce(${caladoDesde(hoje)}, false)`,
    })
    .from(portalAcompanhamento)
    .innerJoin(processo, processoDe(portalAcompanhamento))
    .innerJoin(portalCredencial, credencialDe(portalAcompanhamento))
    .leftJoin(importador, doImportador)
    .where(
      and(
        eq(portalAcompanhamento.empresaId, empresaId),
        PROCESSO_REAL,
        eq(processo.numeroDuimp, portalAcompanhamento.numero),
        pedeAtencao(hoje),
      ),
    )
    .orderBy(asc(processo.numero), asc(processo.id))
    .limit(LIMITE_DE_POUCOS);
}

function passosDosAcompanhados({ tx, empresaId, hoje }: AoLer) {
  return tx
    .select({
      processoId: processoPasso.processoId,
      situacao: processoPasso.situacao,
      canalRfb: processoPasso.canalRfb,
      desfeito: processoPasso.desfeitoEm,
    })
    .from(processoPasso)
    .innerJoin(
      portalAcompanhamento,
      and(
        eq(portalAcompanhamento.empresaId, processoPasso.empresaId),
        eq(portalAcompanhamento.processoId, processoPasso.processoId),
      ),
    )
    .innerJoin(
      processo,
      and(eq(processo.empresaId, processoPasso.empresaId), eq(processo.id, processoPasso.processoId)),
    )
    .where(and(eq(processoPasso.empresaId, empresaId), PROCESSO_REAL, pedeAtencao(hoje)))
    .orderBy(asc(processoPasso.processoId), asc(processoPasso.ordem));
}

/** The last request of the draft that is in the Portal: refused, or left without an answer. */
function registrosParados({ tx, empresaId }: AoLer) {
  return tx
    .select({
      ...DO_PROCESSO,
      registroId: portalRegistro.id,
      duimp: portalRegistro.numero,
      valor: portalRegistro.valor,
      ambiente: portalRegistro.ambiente,
      situacao: portalRegistro.situacao,
    })
    .from(portalRegistro)
    .innerJoin(processo, processoDe(portalRegistro))
    .leftJoin(
      portalRascunho,
      and(
        eq(portalRascunho.empresaId, portalRegistro.empresaId),
        eq(portalRascunho.processoId, portalRegistro.processoId),
      ),
    )
    .leftJoin(importador, doImportador)
    .where(
      and(
        eq(portalRegistro.empresaId, empresaId),
        PROCESSO_REAL,
        or(
          eq(portalRegistro.situacao, 'INCERTO'),
          and(
            eq(portalRegistro.situacao, 'RECUSADO'),
            eq(portalRascunho.sha256, portalRegistro.sha256),
            sql`not exists (select 1 from portal_registro depois where depois.empresa_id = ${portalRegistro.empresaId}
              and depois.processo_id = ${portalRegistro.processoId} and depois.pedido_em > ${portalRegistro.pedidoEm})`,
          ),
        ),
      ),
    )
    .orderBy(asc(portalRegistro.pedidoEm), asc(portalRegistro.id))
    .limit(LIMITE_DE_POUCOS);
}

function rascunhosParados({ tx, empresaId }: AoLer) {
  return tx
    .select({ ...DO_PROCESSO, situacao: portalRascunho.situacao, ambiente: portalCredencial.ambiente })
    .from(portalRascunho)
    .innerJoin(processo, processoDe(portalRascunho))
    .innerJoin(portalCredencial, credencialDe(portalRascunho))
    .leftJoin(importador, doImportador)
    .where(
      and(
        eq(portalRascunho.empresaId, empresaId),
        PROCESSO_REAL,
        ne(processo.situacao, 'CANCELADO'),
        inArray(portalRascunho.situacao, ['RECUSADO', 'INCERTO']),
      ),
    )
    .orderBy(asc(processo.numero), asc(processo.id))
    .limit(LIMITE_DE_POUCOS);
}

interface DoProcesso {
  id: string;
  numero: string;
  importadorId: string | null;
  importadorNome: string | null;
}

function linha({ id, numero, importadorId, importadorNome }: DoProcesso, dita: Dita) {
  return {
    regra: 'A_RESOLVER_NO_PORTAL' as const,
    nivel: dita.nivel ?? ('aviso' as const),
    prazo: null,
    valor: null,
    responsavel: null,
    titulo: numero,
    porque: dita.porque,
    chave: chaveDaLinha('A_RESOLVER_NO_PORTAL', id, dita.detalhe),
    lugar: { onde: 'PROCESSO' as const, id, aba: dita.aba, campo: null },
    importador: importadorId && importadorNome ? { id: importadorId, nome: importadorNome } : null,
  };
}
interface Dita {
  porque: string;
  /** Of the key: a line that says another thing is another line. */
  detalhe: string;
  aba: string | null;
  nivel?: 'erro' | 'aviso';
}

const no = (ambiente: AmbienteDoPortal) => NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase();

type Acompanhado = Awaited<ReturnType<typeof acompanhados>>[number];
type Passo = Awaited<ReturnType<typeof passosDosAcompanhados>>[number];

function doAcompanhamento(acompanhamento: Acompanhado, passos: readonly Passo[]) {
  const { visto, frase, calado, ambiente, duimp } = acompanhamento;
  const aConferir = visto ? aConferirNoPortal(visto, passos) : [];
  const ditas = [
    ...(aConferir.length > 0 ? [`${aConferir.join(' ')} (${no(ambiente)})`] : []),
    ...(calado && frase
      ? [
          `O Portal Único (${no(ambiente)}) não diz nada da DUIMP ${formatarNumeroDuimp(duimp)} há mais de um dia. ${frase}`,
        ]
      : []),
  ];
  return ditas.map((porque) => linha(acompanhamento, { porque, detalhe: resumo(porque), aba: null }));
}

/** Another sentence is another line, also where the one before was put off. */
const resumo = (porque: string) => createHash('sha256').update(porque).digest('base64url').slice(0, 12);

type Registro = Awaited<ReturnType<typeof registrosParados>>[number];

function doRegistro(registro: Registro) {
  const { duimp, valor, ambiente, situacao, registroId } = registro;
  const deQue = `o registro da DUIMP ${formatarNumeroDuimp(duimp)} em ${no(ambiente)}`;
  return linha(registro, {
    detalhe: `${registroId}-${situacao}`,
    aba: 'duimp',
    nivel: 'erro',
    porque:
      situacao === 'INCERTO'
        ? `Não se sabe se o Portal Único fez ${deQue}: ${emReais(valor)} podem ter sido debitados.`
        : `O Portal Único recusou ${deQue}.`,
  });
}

type Rascunho = Awaited<ReturnType<typeof rascunhosParados>>[number];

function doRascunho(rascunho: Rascunho) {
  return linha(rascunho, {
    detalhe: `rascunho-${rascunho.situacao}`,
    aba: 'duimp',
    porque:
      rascunho.situacao === 'INCERTO'
        ? `Não se sabe se o Portal Único (${no(rascunho.ambiente)}) criou o rascunho da DUIMP: veja lá e diga aqui.`
        : `O Portal Único (${no(rascunho.ambiente)}) recusou o rascunho da DUIMP, ou parte dele.`,
  });
}
