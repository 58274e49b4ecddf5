import { z } from 'zod';
import { reduzABase, TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreVariosCampos, type Recusas, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { ITEM_DA_MATRIZ } from '#lib/registros/matriz-tributacao.ts';
import { dataLida } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';

function reduzido(
  { tratamento, reducaoPerc }: { tratamento: TratamentoIcms | null; reducaoPerc: string | null },
  { addIssue }: Recusas,
): void {
  const falta = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
  if (reduzABase(tratamento) && reducaoPerc === null)
    falta('reducaoPerc', 'Informe de quantos por cento é a redução da base.');
  if (!reduzABase(tratamento) && reducaoPerc !== null)
    falta(
      'tratamento',
      `A redução da base só cabe com “${TRATAMENTOS_ICMS.REDUZIDO}” ou “${TRATAMENTOS_ICMS.CARGA_EFETIVA}”: apague a redução ou escolha uma delas.`,
    );
}

/** Rules between fields. */
const COERENCIA = [
  [['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem],
  [['tratamento', 'reducaoPerc'], reduzido],
] as const;

export const itemDaMatrizNovo = entreVariosCampos(z.strictObject(ITEM_DA_MATRIZ), ...COERENCIA);
export type ItemDaMatrizNovo = z.infer<typeof itemDaMatrizNovo>;

export const itemDaMatrizEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...ITEM_DA_MATRIZ }), ...COERENCIA);

export const itemDaMatriz = z.object({
  ...registroLido,
  ...ITEM_DA_MATRIZ,
  vigenciaInicio: dataLida,
  vigenciaFim: opcional(dataLida),
  importador: importadorApontado,
});
export type ItemDaMatrizLido = z.infer<typeof itemDaMatriz>;
