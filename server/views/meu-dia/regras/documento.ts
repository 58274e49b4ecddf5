import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { type PapelExigido, papeisExigidos, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { NOME_TIPO_DOCUMENTO, type TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { adicaoPrevista, processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { documento as anexo } from '#server/platform/db/schema/records.ts';
import { type Declarado, regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/**
 * Documents a process must have and lacks, from the arrival on; before it they travel with the goods. `papeisExigidos` says which
 * documents each process needs. The SQL finds the processes that lack one, and documento.test.ts keeps the two in agreement.
 */
export const documento = regraDeProcesso({
  codigo: 'DOCUMENTO',
  onde: () => and(inArray(processo.situacao, [...DA_CHEGADA_AO_FIM]), FALTA_ALGUM),
  mais: () => FATOS_DOS_PAPEIS,
  dizer({ processo: { situacao }, declaracao: lida, mais }) {
    const { presentes, ...fatos } = mais;
    const exigidos = papeisExigidos({ ...fatos, registrado: foiRegistrado(situacao, lida) });
    const faltam = papeisQueFaltam(exigidos, lida ? [...presentes, 'DECLARACAO'] : presentes);
    return {
      nivel: 'aviso',
      prazo: null,
      porque: porque(faltam),
      valor: tributosEmJogo(lida),
      lugar: { onde: 'PROCESSO', aba: 'documentos', campo: faltam[0]?.tipo ?? null },
    };
  },
});

/** The situations in which the rule looks for documents: the goods have arrived and the process is not closed. */
const DA_CHEGADA_AO_FIM: readonly SituacaoProcesso[] = [
  'AGUARDANDO_PRESENCA',
  'REGISTRADO',
  'PARAMETRIZADO',
  'EM_EXIGENCIA',
  'DESEMBARACADO_RFB',
  'DESEMBARACADO_SEFAZ',
  'ENTREGUE',
];

function foiRegistrado(situacao: SituacaoProcesso, lida: Declarado | null): boolean {
  return lida !== null || situacao !== 'AGUARDANDO_PRESENCA';
}

function porque(faltam: readonly PapelExigido[]): string {
  const porMotivo = Map.groupBy(faltam, ({ porque: motivo }) => motivo);
  return [...porMotivo]
    .map(([motivo, papeis]) => {
      const nomes = papeis.map(({ tipo }) => noMeioDaFrase(NOME_TIPO_DOCUMENTO[tipo]));
      return `${nomes.length > 1 ? 'Faltam' : 'Falta'} ${lista(nomes)}. ${motivo}`;
    })
    .join(' ');
}

function lista(nomes: readonly string[]): string {
  return nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}` : nomes.join('');
}

const PRESENTES = sql<TipoDocumento[]>`array(
  select distinct d.tipo from ${anexo} d
  where d.empresa_id = ${processo.empresaId} and d.recurso = 'Processo' and d.registro_id = ${processo.id} and d.excluido_em is null)`;

const TEM_LICENCA = sql<boolean>`(jsonb_array_length(${processo.licencas}) > 0
  or ${existe(sql`${adicao} a
    where a.empresa_id = ${processo.empresaId} and a.processo_id = ${processo.id} and a.numero_li is not null`)}
  or ${existe(sql`${processoItem} i
    where i.empresa_id = ${processo.empresaId} and i.processo_id = ${processo.id} and i.numero_li is not null`)})`;

const TEM_ACORDO = sql<boolean>`(${existe(sql`${adicao} a
    where a.empresa_id = ${processo.empresaId} and a.processo_id = ${processo.id}
      and coalesce(a.campos ->> 'iiAcordoTarifarioTipoCodigo', '') ~ '[1-9]'`)}
  or ${existe(sql`${adicaoPrevista} p
    where p.empresa_id = ${processo.empresaId} and p.processo_id = ${processo.id} and p.tributos -> 'ii' ? 'acordo'`)})`;

const FOI_ENTREGUE = existe(sql`${processoPasso} s
  where s.empresa_id = ${processo.empresaId} and s.processo_id = ${processo.id} and s.situacao = 'ENTREGUE' and s.desfeito_em is null`);

/** What the papers of a process depend on, and those attached to it, as columns beside the process. */
export const FATOS_DOS_PAPEIS = {
  presentes: PRESENTES,
  temLicenca: TEM_LICENCA,
  temAcordo: TEM_ACORDO,
  entregue: FOI_ENTREGUE,
};

/** Whether a required document is missing among those present. */
const FALTA_ALGUM = sql`not (${PRESENTES} @> (
  array['FATURA', 'ROMANEIO', 'CONHECIMENTO']
  || case when ${TEM_LICENCA} then array['LICENCA'] else '{}'::text[] end
  || case when ${TEM_ACORDO} then array['CERTIFICADO_ORIGEM'] else '{}'::text[] end
  || case when ${processo.situacao} <> 'AGUARDANDO_PRESENCA' and ${declaracao.id} is null then array['DECLARACAO'] else '{}'::text[] end
  || case when ${FOI_ENTREGUE} then array['NOTA_FISCAL'] else '{}'::text[] end))`;

/**
 * Evaluated for one process at a time: PostgreSQL would turn an `exists` into a scan of the whole table, even for the first few
 * processes.
 */
function existe(onde: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((select true from ${onde} limit 1), false)`;
}
