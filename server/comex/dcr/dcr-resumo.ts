import type { DcrNovo, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { DCR } from '#lib/registros/dcr.ts';
import type { dcr } from '#server/platform/db/schema/dcr.ts';
import { fieldsOfRow, recordOfRow } from '#server/platform/records/record-read.ts';

/** A row of the list without its alerts, which depend on the day. */
export type SemAlertas = Omit<DcrResumo, 'alertas'>;

interface Nomeados {
  autor: string;
  dono: { id: string; cnpj: string; razaoSocial: string; excluidoEm: Date | null };
  feito: { id: string; codigo: string; descricao: string; excluidoEm: Date | null };
  nacionais: number;
  importados: number;
  dcis: number;
}

export function resumoDoDcr(cabeca: typeof dcr.$inferSelect & Nomeados): SemAlertas {
  const { processo, numero, tipo, ncm, tipoCoeficiente, dataBase, situacao, desde, dataRegistro, vigenciaFim } = cabeca;
  const { excluidoEm: semDono, ...dono } = cabeca.dono;
  const { excluidoEm: semProduto, ...feito } = cabeca.feito;
  return {
    ...recordOfRow(cabeca),
    processo,
    numero,
    tipo,
    importador: { ...dono, excluido: semDono !== null },
    produto: { ...feito, excluido: semProduto !== null },
    ncm,
    tipoCoeficiente,
    CCN: cabeca.ccn,
    CCI: cabeca.cci,
    CMO: cabeca.cmo,
    coefCalculado6: cabeca.coeficiente,
    CRA: cabeca.cra,
    iiCheioUSD: cabeca.iiCheioUsd,
    iiUnitUSD: cabeca.iiUnitUsd,
    nacionais: cabeca.nacionais,
    importados: cabeca.importados,
    dataBase,
    situacao,
    desde,
    dataRegistro,
    vigenciaFim,
  };
}

/** Returns the fields of the row that the list does not show. */
export function doInteiro(cabeca: typeof dcr.$inferSelect) {
  const { dataTransmissao, motor, hash, arquivoId, arquivoEm } = cabeca;
  return {
    ...fieldsOfRow<DaLinha>(DCR, cabeca),
    taxaUSD: cabeca.taxaUsd,
    dataTransmissao,
    motor,
    hash,
    arquivo: arquivoId && arquivoEm ? { id: arquivoId, em: arquivoEm.toISOString() } : null,
  };
}
type DaLinha = Omit<
  DcrNovo,
  'importador' | 'representante' | 'produto' | 'anterior' | 'estrutura' | 'nacionais' | 'subcomponentes' | 'importados'
>;
