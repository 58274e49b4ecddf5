import { and, asc, eq, sql } from 'drizzle-orm';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import {
  portalAcompanhamento,
  portalBusca,
  portalConsulta,
  portalCredencial,
} from '#server/platform/db/schema/portal.ts';
import { portalRegistro } from '#server/platform/db/schema/portal-duimp.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { type AoLer, chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/**
 * What Cais fetched from the Portal Único by itself, and waits for a person: newer versions, DUIMPs of the nightly round, and those that
 * were registered from here.
 */
export const novidadeDoPortal = regraDePoucos({
  codigo: 'NOVIDADE_DO_PORTAL',
  async linhas(ao) {
    const [versoes, daRonda, registradas] = await Promise.all([
      versoesNovas(ao),
      daRondaSemProcesso(ao),
      registradasSemDeclaracao(ao),
    ]);
    return [...versoes.map(deVersao), ...daRonda.map(deRonda), ...registradas.map(deRegistrada)];
  },
});

const daConsulta = and(
  eq(portalCredencial.empresaId, portalConsulta.empresaId),
  eq(portalCredencial.id, portalConsulta.credencialId),
);

/** Followed processos whose newer version was fetched and not accepted. */
function versoesNovas({ tx, empresaId }: AoLer) {
  return tx
    .select({
      id: processo.id,
      numero: processo.numero,
      duimp: portalConsulta.numero,
      versao: portalConsulta.versao,
      ambiente: portalCredencial.ambiente,
      importadorId: importador.id,
      importadorNome: importador.razaoSocial,
    })
    .from(portalAcompanhamento)
    .innerJoin(
      portalConsulta,
      and(
        eq(portalConsulta.empresaId, portalAcompanhamento.empresaId),
        eq(portalConsulta.id, portalAcompanhamento.consultaId),
      ),
    )
    .innerJoin(portalCredencial, daConsulta)
    .innerJoin(
      processo,
      and(eq(processo.empresaId, portalAcompanhamento.empresaId), eq(processo.id, portalAcompanhamento.processoId)),
    )
    .innerJoin(declaracao, and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(importador, and(eq(importador.empresaId, processo.empresaId), eq(importador.id, processo.importadorId)))
    .where(
      and(
        eq(portalAcompanhamento.empresaId, empresaId),
        eq(portalConsulta.situacao, 'PRONTA'),
        PROCESSO_REAL,
        sql`${portalConsulta.versao} > (${declaracao.cabecalho} -> 'duimp' ->> 'versao')::int`,
      ),
    )
    .orderBy(asc(processo.numero), asc(processo.id))
    .limit(LIMITE_DE_POUCOS);
}

/** DUIMPs that a nightly round found and that were fetched, while no processo has them. */
function daRondaSemProcesso({ tx, empresaId }: AoLer) {
  return tx
    .selectDistinct({
      duimp: portalConsulta.numero,
      ambiente: portalCredencial.ambiente,
      importadorId: importador.id,
      importadorNome: importador.razaoSocial,
    })
    .from(portalConsulta)
    .innerJoin(portalCredencial, daConsulta)
    .innerJoin(
      portalBusca,
      and(
        eq(portalBusca.empresaId, portalConsulta.empresaId),
        eq(portalBusca.credencialId, portalConsulta.credencialId),
        eq(portalBusca.daRonda, true),
        sql`${portalConsulta.numero} = any(${portalBusca.achadas})`,
      ),
    )
    .innerJoin(
      importador,
      and(eq(importador.empresaId, portalBusca.empresaId), eq(importador.id, portalBusca.importadorId)),
    )
    .where(
      and(
        eq(portalConsulta.empresaId, empresaId),
        eq(portalConsulta.situacao, 'PRONTA'),
        sql`not exists (select 1 from ${processo} where ${processo.empresaId} = ${portalConsulta.empresaId}
          and ${processo.numeroDuimp} = ${portalConsulta.numero} and ${processo.excluidoEm} is null)`,
      ),
    )
    .orderBy(asc(portalConsulta.numero), asc(importador.id))
    .limit(LIMITE_DE_POUCOS);
}

/** DUIMPs that were registered from here in production and fetched, whose processo does not have them yet. */
function registradasSemDeclaracao({ tx, empresaId }: AoLer) {
  return tx
    .select({
      id: processo.id,
      numero: processo.numero,
      duimp: portalRegistro.numero,
      importadorId: importador.id,
      importadorNome: importador.razaoSocial,
    })
    .from(portalRegistro)
    .innerJoin(
      processo,
      and(eq(processo.empresaId, portalRegistro.empresaId), eq(processo.id, portalRegistro.processoId)),
    )
    .leftJoin(importador, and(eq(importador.empresaId, processo.empresaId), eq(importador.id, processo.importadorId)))
    .where(
      and(
        eq(portalRegistro.empresaId, empresaId),
        eq(portalRegistro.situacao, 'REGISTRADA'),
        eq(portalRegistro.ambiente, 'PRODUCAO'),
        PROCESSO_REAL,
        sql`${processo.numeroDuimp} is distinct from ${portalRegistro.numero}`,
      ),
    )
    .orderBy(asc(processo.numero), asc(processo.id))
    .limit(LIMITE_DE_POUCOS);
}

const no = (ambiente: AmbienteDoPortal) => NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase();

const DA_NOVIDADE = {
  regra: 'NOVIDADE_DO_PORTAL',
  nivel: 'aviso',
  prazo: null,
  valor: null,
  responsavel: null,
} as const;

type Versao = Awaited<ReturnType<typeof versoesNovas>>[number];

function deVersao({ id, numero, duimp, versao, ambiente, importadorId, importadorNome }: Versao) {
  return {
    ...DA_NOVIDADE,
    chave: chaveDaLinha('NOVIDADE_DO_PORTAL', id, `v${versao}`),
    titulo: numero,
    porque: `O Portal Único (${no(ambiente)}) tem a versão ${versao} da DUIMP ${formatarNumeroDuimp(duimp)}: veja-a como retificação.`,
    lugar: { onde: 'PROCESSO' as const, id, aba: null, campo: null },
    importador: importadorId && importadorNome ? { id: importadorId, nome: importadorNome } : null,
  };
}

type DaRonda = Awaited<ReturnType<typeof daRondaSemProcesso>>[number];

function deRonda({ duimp, ambiente, importadorId, importadorNome }: DaRonda) {
  return {
    ...DA_NOVIDADE,
    chave: chaveDaLinha('NOVIDADE_DO_PORTAL', importadorId, duimp),
    titulo: `DUIMP ${formatarNumeroDuimp(duimp)} · ${importadorNome}`,
    porque: `A ronda da noite a buscou (${no(ambiente)}), e nenhum processo a tem: importe-a pelo número.`,
    lugar: { onde: 'DUIMP_A_IMPORTAR' as const, id: importadorId, aba: null, campo: duimp },
    importador: { id: importadorId, nome: importadorNome },
  };
}

type Registrada = Awaited<ReturnType<typeof registradasSemDeclaracao>>[number];

function deRegistrada({ id, numero, duimp, importadorId, importadorNome }: Registrada) {
  return {
    ...DA_NOVIDADE,
    chave: chaveDaLinha('NOVIDADE_DO_PORTAL', id, `registrada-${duimp}`),
    titulo: numero,
    porque: `A DUIMP ${formatarNumeroDuimp(duimp)} foi registrada daqui, em produção: confira-a e traga-a para o processo.`,
    lugar: { onde: 'PROCESSO' as const, id, aba: 'duimp', campo: null },
    importador: importadorId && importadorNome ? { id: importadorId, nome: importadorNome } : null,
  };
}
