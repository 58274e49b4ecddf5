import type { ApontamentoDoDcr, DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { EstadoDaParte } from '#lib/domain/aduana/processo/estado-das-partes.ts';
import { ETAPAS_DCR, type EtapaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { DCR_EM_ABERTO } from '#lib/domain/zfm/situacao-dcr.ts';
import { temMaoDeObra } from '#lib/fiscal/dcr/figuras-conhecidas.ts';

/** Short enough to fit side by side. */
export const NOME_CURTO_DA_ETAPA: Readonly<Record<EtapaDoDcr, string>> = {
  identificacao: 'Identificação',
  modelos: 'Modelos',
  nacionais: 'Nacionais',
  subcomponentes: 'Subcomponentes',
  importados: 'Importados',
  'mao-de-obra': 'Mão de obra',
  calculo: 'Cálculo',
  conferencia: 'Conferência e envio',
};

/** The state of each step as saved; null until the DCR-E is checked. */
export function estadoDasEtapas(
  dcr: DcrLido,
  apontamentos: readonly ApontamentoDoDcr[] | undefined,
): Record<EtapaDoDcr, EstadoDaParte | null> {
  const estado = (etapa: EtapaDoDcr): EstadoDaParte | null => {
    if (!apontamentos) return null;
    if (etapa === 'conferencia') return daConferencia(dcr, apontamentos);
    if (apontamentos.some((apontamento) => apontamento.etapa === etapa && apontamento.nivel === 'erro'))
      return 'COM_PENDENCIAS';
    if (etapa === 'calculo' && !calculado(dcr)) return 'COM_PENDENCIAS';
    return vazia(dcr, etapa) ? 'VAZIO' : 'COMPLETO';
  };
  return Object.fromEntries(ETAPAS_DCR.map((etapa) => [etapa, estado(etapa)])) as Record<
    EtapaDoDcr,
    EstadoDaParte | null
  >;
}

function daConferencia({ situacao }: DcrLido, apontamentos: readonly ApontamentoDoDcr[]): EstadoDaParte {
  if (!DCR_EM_ABERTO.includes(situacao)) return 'COMPLETO';
  return apontamentos.some(({ nivel }) => nivel === 'erro') ? 'COM_PENDENCIAS' : 'EM_ANDAMENTO';
}

/** A calculation is complete when no figure is unknown. */
function calculado({ CCN, CCI, CRA, iiUnitUSD }: DcrLido): boolean {
  return [CCN, CCI, CRA, iiUnitUSD].every((figura) => figura !== null);
}

function vazia(dcr: DcrLido, etapa: EtapaDoDcr): boolean {
  switch (etapa) {
    case 'modelos':
    case 'nacionais':
    case 'subcomponentes':
    case 'importados':
      return dcr[etapa].length === 0;
    case 'mao-de-obra':
      return !temMaoDeObra(dcr);
    default:
      return false;
  }
}
