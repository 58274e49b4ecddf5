import type { DaiLida, DaiNova, DaiResumo, EnvioLido, MarcaLida } from '#lib/contracts/sefaz/dai.ts';
import { DIAS_PARA_A_DAI } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { diasDesde } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { icmsPorNotificar, notificacaoAberta } from '#lib/domain/zfm/icms-devido.ts';
import { pedeDai } from '#lib/domain/zfm/pede-dai.ts';
import { DAI_EM_ABERTO, NOME_SITUACAO_DAI, PROXIMO_ATO_DAI, SEM_DAI_NA_SEFAZ } from '#lib/domain/zfm/situacao-dai.ts';
import { DAI } from '#lib/registros/dai.ts';
import { importadorNomeado } from '#server/comex/cadastros/importador-apontado.ts';
import type { declaracao } from '#server/platform/db/schema/declaracao.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';
import type { dai } from '#server/platform/db/schema/sefaz.ts';
import { fieldsOfRow } from '#server/platform/records/record-read.ts';

/** A DAI with the names the queue shows of the records it points at. */
export interface LinhaDeDai {
  dai: typeof dai.$inferSelect;
  processo: Pick<
    typeof processo.$inferSelect,
    | 'id'
    | 'numero'
    | 'situacao'
    | 'desde'
    | 'tipoDocumento'
    | 'numeroDi'
    | 'numeroDuimp'
    | 'canalRfb'
    | 'urfDespachoCodigo'
    | 'urfEntradaCodigo'
    | 'treinamento'
    | 'excluidoEm'
  >;
  declaracao: Pick<
    typeof declaracao.$inferSelect,
    'numeroDi' | 'canalCodigo' | 'canalRfb' | 'importadorNumero' | 'importadorNome' | 'dataDesembaraco'
  > | null;
  importador: {
    id: string;
    cnpj: string;
    razaoSocial: string;
    inscricaoEstadual: string | null;
    inscricaoSuframa: string | null;
  } | null;
  historicoAntesDe: DataTexto | null;
  cienciaPor: string | null;
  autor: string | null;
}

export function resumoDaDai(linha: LinhaDeDai, hoje: DataTexto): DaiResumo {
  const { situacao, desde, dataRegistro } = linha.dai;
  const comuns = comum(linha);
  const { dataDesembaraco, historicoAntesDe } = comuns;
  // A declaration that is history, or of which no DAI is asked for, waits for nothing: no days are counted and no act is next.
  if (historicoAntesDe !== null || !comuns.pedeDai) return { ...comuns, dias: null, semDai: null, proximoAto: null };
  const desdeDesembaraco = dataDesembaraco === null ? null : diasDesde(dataDesembaraco, hoje);
  return {
    ...comuns,
    dias: situacao === 'DESEMBARACADA' ? null : diasDesde(desde, hoje),
    semDai: SEM_DAI_NA_SEFAZ.includes(situacao)
      ? {
          dias: diasDesde(dataRegistro, hoje),
          desdeDesembaraco,
          passou72h: desdeDesembaraco !== null && desdeDesembaraco > DIAS_PARA_A_DAI,
        }
      : null,
    proximoAto: PROXIMO_ATO_DAI[situacao],
  };
}

export function daiInteira(linha: LinhaDeDai, marcas: MarcaLida[], envios: EnvioLido[]): DaiLida {
  const { dai: d, processo: p, autor } = linha;
  return {
    ...comum(linha),
    alteradoEm: d.alteradoEm?.toISOString() ?? null,
    alteradoPor: autor,
    excluidoEm: p.excluidoEm?.toISOString() ?? null,
    temDeclaracao: linha.declaracao !== null,
    ...fieldsOfRow<DaiNova>(DAI, d),
    marcas,
    envios,
    bloqueio: p.treinamento ? DAI_DE_TREINAMENTO : bloqueioDaDai(d.situacao),
    proximoAto: p.treinamento ? null : PROXIMO_ATO_DAI[d.situacao],
    treinamento: p.treinamento,
  };
}

export const DAI_DE_TREINAMENTO = 'Este processo é de treinamento: não se faz DAI dele.';

/** Returns why the content of a DAI cannot change in this situation; null when it can. */
export function bloqueioDaDai(situacao: typeof dai.$inferSelect.situacao): string | null {
  if (DAI_EM_ABERTO.includes(situacao)) return null;
  const nome = NOME_SITUACAO_DAI[situacao];
  if (situacao === 'REJEITADA' || situacao === 'CANCELADA') {
    return `A DAI está “${nome}”: volte a elaborá-la para mudar o que ela declara.`;
  }
  return `A DAI foi enviada (“${nome}”) e não muda mais: cancele-a e elabore outra para mudar o que ela declara.`;
}

function comum({ dai: d, processo: p, declaracao: di, importador, historicoAntesDe, cienciaPor }: LinhaDeDai) {
  return {
    historicoAntesDe,
    pedeDai: pedeDai({
      urfDespacho: p.urfDespachoCodigo,
      urfEntrada: p.urfEntradaCodigo,
      situacaoDai: d.situacao,
    }),
    id: d.processoId,
    versao: d.versao,
    processo: { id: p.id, numero: p.numero, situacao: p.situacao },
    tipoDocumento: p.tipoDocumento,
    numeroDocumento: di?.numeroDi ?? (p.tipoDocumento === 'DI' ? p.numeroDi : p.numeroDuimp),
    dataRegistro: d.dataRegistro,
    canalRfb: di?.canalRfb ?? p.canalRfb,
    canalCodigo: di?.canalCodigo ?? null,
    dataDesembaraco: di?.dataDesembaraco ?? (p.situacao === 'DESEMBARACADO_RFB' ? p.desde : null),
    importador: {
      ...importadorNomeado(importador, di),
      inscricaoEstadual: importador?.inscricaoEstadual ?? null,
      inscricaoSuframa: importador?.inscricaoSuframa ?? null,
    },
    situacao: d.situacao,
    desde: d.desde,
    numero: d.numero,
    enviadaEm: d.enviadaEm,
    canal: d.canal,
    parametrizadaEm: d.parametrizadaEm,
    cienciaEm: d.cienciaEm,
    cienciaPor,
    lacreEm: d.lacreEm,
    lacreNumero: d.lacreNumero,
    notificadaEm: d.notificadaEm,
    notificacaoNumero: d.notificacaoNumero,
    notificacaoValor: d.notificacaoValor,
    notificacaoVencimento: d.notificacaoVencimento,
    darNumero: d.darNumero,
    darPagoEm: d.darPagoEm,
    darValor: d.darValor,
    notificacaoAberta: notificacaoAberta(figurasDoIcms(d)),
    icmsPorNotificar: icmsPorNotificar(figurasDoIcms(d)),
    exoneradaEm: d.exoneradaEm,
    desembaracadaEm: d.desembaracadaEm,
    tratamentos: d.tratamentos,
    icmsBase: d.icmsBase,
    icmsSemIncentivo: d.icmsSemIncentivo,
    icmsRecolher: d.icmsRecolher,
  };
}

/** The figures of a row that say what the DAI owes. */
export function figurasDoIcms(
  d: Pick<typeof dai.$inferSelect, 'situacao' | 'icmsRecolher' | 'notificacaoValor' | 'darValor'>,
) {
  const { situacao, icmsRecolher, notificacaoValor, darValor } = d;
  return { cancelada: situacao === 'CANCELADA', icmsRecolher, notificacaoValor, darValor };
}
