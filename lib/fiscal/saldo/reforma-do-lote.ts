import { INICIO_DA_CBS_E_DO_IBS, type PorTributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { FaltaDaReforma } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { porTributo } from '#lib/fiscal/reforma/figuras-da-reforma.ts';
import type { CargaDoProcesso } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { figurasDoProcesso, type ItemDoProcesso } from '#lib/fiscal/reforma/processo/figuras-do-processo.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** Suspended CBS and IBS of an item as it came into stock, in reais with 2 decimals. Null is unknown, and `falta` says why. */
export interface ReformaDoLote {
  cClassTrib: string | null;
  suspensos: PorTributoDaReforma<DecimalTexto | null>;
  falta: FaltaDaReforma | null;
  /** A rate that is an estimate is in some figure. */
  estimada: boolean;
}

/**
 * Calculates what of CBS and IBS is suspended for each item of a released cargo, in its order (LC 214/2025, arts. 63 to 78 and 443).
 * Before 2026 neither tax existed. An item that is taxed, exempt or outside the incidence has nothing suspended, whatever the rate.
 */
export function reformaDosLotes(carga: CargaDoProcesso, parametros: readonly Parametro[]): ReformaDoLote[] {
  const dia = carga.liberacao.dia ?? carga.registro.dia;
  if (dia < INICIO_DA_CBS_E_DO_IBS) {
    return carga.itens.map(({ cClassTrib }) => ({ cClassTrib, suspensos: NADA, falta: null, estimada: false }));
  }
  if (carga.itens.every(({ cClassTrib }) => cClassTrib === null)) return carga.itens.map(() => semFigura(null));
  try {
    const { figuras, itens } = figurasDoProcesso(carga, {}, parametros);
    const estimadas = porTributo((tributo) => figuras.aliquotas[tributo].aviso?.codigo === 'ALIQUOTA_ESTIMADA');
    return itens.map((item) => doItem(item, estimadas));
  } catch (erro) {
    if (erro instanceof RegraViolada) return carga.itens.map(({ cClassTrib }) => semFigura(cClassTrib));
    throw erro;
  }
}

/** Nothing is known of the item. */
function semFigura(cClassTrib: string | null): ReformaDoLote {
  const falta = cClassTrib === null ? 'SEM_CLASSE' : 'SEM_CALCULO';
  return { cClassTrib, suspensos: DESCONHECIDOS, falta, estimada: false };
}

function doItem({ carga, calculado }: ItemDoProcesso, estimadas: PorTributoDaReforma<boolean>): ReformaDoLote {
  const { cClassTrib } = carga;
  const { classe } = calculado;
  if (classe === null) return semFigura(cClassTrib);
  if (classe.efeito !== 'AFASTADO') return { cClassTrib, suspensos: NADA, falta: null, estimada: false };
  const suspensos = porTributo((tributo) => {
    const parcelas = calculado[tributo];
    return parcelas && texto(parcelas.suspenso);
  });
  const usadas = Object.values(porTributo((tributo) => estimadas[tributo] && calculado[tributo]?.efetiva != null));
  return {
    cClassTrib,
    suspensos,
    falta: Object.values(suspensos).includes(null) ? 'SEM_ALIQUOTA' : null,
    estimada: usadas.includes(true),
  };
}

const NADA = porTributo(() => '0.00');
const DESCONHECIDOS = porTributo(() => null);
