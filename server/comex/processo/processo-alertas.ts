import { and, eq, inArray, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import {
  ANTES_DA_CHEGADA,
  ANTES_DO_REGISTRO,
  CODIGOS_ALERTA,
  type CodigoAlerta,
  DIAS_ANTES_DA_DEMURRAGE,
} from '#lib/domain/aduana/processo/acompanhamento.ts';
import { estaConcluido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { PEDE_DAI } from './dai-pedida.ts';
import { FORA_DO_HISTORICO } from './historico-da-empresa.ts';

/** Filters the rows for which `alertasDoProcesso` raises the alert on `hoje`. processo-alertas.test.ts checks that the two agree. */
export function comAlerta(alerta: NonNullable<ProcessoConsulta['alerta']>, hoje: DataTexto): SQL | undefined {
  const codigos = alerta === 'QUALQUER' ? CODIGOS_ALERTA : [alerta];
  return and(or(...codigos.map((codigo) => umAlerta(codigo, hoje))), FORA_DO_HISTORICO);
}

/** Processes in progress whose cargo has not arrived. */
export const A_CHEGAR = and(inArray(processo.situacao, [...ANTES_DA_CHEGADA]), isNull(processo.chegada));

function umAlerta(codigo: CodigoAlerta, hoje: DataTexto): SQL | undefined {
  const { situacao, eta, licencaAte, devolverAte, prazoExigencia, desde, daiEm } = processo;
  switch (codigo) {
    case 'ETA_PASSADA':
      return and(A_CHEGAR, lt(eta, hoje));
    case 'LICENCA':
      return and(inArray(situacao, [...ANTES_DO_REGISTRO]), lte(licencaAte, somarDias(hoje, DIAS_DE_AVISO)));
    case 'DEVOLUCAO':
      return and(not(inArray(situacao, CONCLUIDAS)), lte(devolverAte, somarDias(hoje, DIAS_ANTES_DA_DEMURRAGE)));
    case 'EXIGENCIA':
      return and(eq(situacao, 'EM_EXIGENCIA'), isNotNull(prazoExigencia));
    case 'SEM_DAI':
      return and(eq(situacao, 'DESEMBARACADO_RFB'), isNotNull(desde), isNull(daiEm), PEDE_DAI);
  }
}

const CONCLUIDAS = SITUACOES_PROCESSO.filter(estaConcluido);
