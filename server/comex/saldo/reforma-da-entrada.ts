import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { suspendeCbsIbs, suspensaoComPrazo } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import type { entradaDeInsumo } from '#server/platform/db/schema/saldo.ts';
import { prazoOuNada, type ReformaGravada, reformaDesconhecida } from './reforma-dos-processos.ts';

type Entrada = Pick<
  typeof entradaDeInsumo.$inferSelect,
  'papel' | 'dataDocumento' | 'dataEntrada' | 'cClassTrib' | 'cbsSuspensa' | 'ibsUfSuspenso' | 'ibsMunSuspenso'
>;

/**
 * Returns the columns of CBS and IBS of a typed entry, as its document tells them. A nota of purchase is no document of import, which
 * the deadline and the late charges count from.
 */
export function reformaDaEntrada(
  { papel, dataDocumento, dataEntrada, cClassTrib, cbsSuspensa, ibsUfSuspenso, ibsMunSuspenso }: Entrada,
  parametros: readonly Parametro[],
): ReformaGravada {
  const documentoImportacao = DIA_DO_DOCUMENTO[papel]({ dataDocumento, dataEntrada });
  if (dataDocumento < INICIO_DA_CBS_E_DO_IBS) return { ...NADA, cClassTrib, documentoImportacao };
  if (cClassTrib === null) return { ...reformaDesconhecida('NAO_INFORMADO'), documentoImportacao };
  if (!suspendeCbsIbs(cClassTrib)) return { ...NADA, cClassTrib, documentoImportacao };
  const suspensos = { cbsSuspensa, ibsUfSuspenso, ibsMunSuspenso };
  return {
    ...suspensos,
    cClassTrib,
    reformaEstimada: false,
    reformaFalta: Object.values(suspensos).includes(null) ? 'NAO_INFORMADO' : null,
    documentoImportacao,
    prazoConversao:
      documentoImportacao !== null && suspensaoComPrazo(cClassTrib)
        ? prazoOuNada(documentoImportacao, parametros)
        : null,
  };
}

/** The opening balance of a declaration is dated by its release, as a declaration with a process is. */
const DIA_DO_DOCUMENTO: Record<
  Entrada['papel'],
  (dias: Pick<Entrada, 'dataDocumento' | 'dataEntrada'>) => string | null
> = {
  NF: () => null,
  DSI: ({ dataDocumento }) => dataDocumento,
  DECLARACAO: ({ dataEntrada }) => dataEntrada,
};

/** Neither tax existed before 2026, and a class without suspension has nothing suspended. */
const NADA = {
  cbsSuspensa: '0.00',
  ibsUfSuspenso: '0.00',
  ibsMunSuspenso: '0.00',
  reformaEstimada: false,
  reformaFalta: null,
  prazoConversao: null,
} as const;
