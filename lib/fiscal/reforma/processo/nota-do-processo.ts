import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  type GrupoDaNota,
  gruposDaNota,
  type TotaisDaNota,
  totalDaNotaComReforma,
} from '#lib/fiscal/reforma/grupos-da-nota.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { CargaDoProcesso } from './carga-do-processo.ts';
import { figurasDoProcesso, SEM_ALIQUOTA_DO_IS } from './figuras-do-processo.ts';

/** The groups IBSCBS of the import NF-e of a process, by item, and their totals; or why they cannot be written. */
export type NotaDoProcesso =
  | { motivo: string }
  | {
      motivo: null;
      itens: ({ adicao: string; sequencia: number } & GrupoDaNota)[];
      totais: TotaisDaNota;
      /** What IBS and CBS add to the total of the note: vNFTot less vNF, in reais. */
      acrescimo: DecimalTexto;
    };

/**
 * Builds the groups from the calculation of a process, by the company's parameters and no estimate. A note leaves nothing open, so an
 * item without a class, a missing or estimated rate and an unknown base are each a reason.
 */
export function notaDoProcesso(carga: CargaDoProcesso, parametros: readonly Parametro[]): NotaDoProcesso {
  try {
    const { figuras, avisos } = figurasDoProcesso(carga, {}, parametros);
    const aberto = avisos.find(({ codigo }) => codigo === SEM_ALIQUOTA_DO_IS);
    if (aberto) return { motivo: aberto.mensagem };
    const estimada = Object.values(figuras.aliquotas).find(({ aviso }) => aviso?.codigo === 'ALIQUOTA_ESTIMADA');
    if (estimada?.aviso) return { motivo: `${estimada.aviso.mensagem} A nota não leva estimativa.` };
    const { itens, totais } = gruposDaNota(figuras);
    return {
      motivo: null,
      itens: itens.flatMap((grupo, i) => {
        const item = carga.itens[i];
        return item ? { adicao: item.adicao, sequencia: item.sequencia, ...grupo } : [];
      }),
      totais,
      acrescimo: totalDaNotaComReforma('0.00', totais),
    };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { motivo: erro.message };
    throw erro;
  }
}
