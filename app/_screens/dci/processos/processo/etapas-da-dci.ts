import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { EstadoDaParte } from '#lib/domain/aduana/processo/estado-das-partes.ts';
import { type ApontamentoDaDci, ETAPAS_DCI, type EtapaDaDci } from '#lib/domain/zfm/dci.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';

/** The state of each step as saved; null until the DCI is checked. */
export function estadoDasEtapas(
  dci: DciLido,
  apontamentos: readonly ApontamentoDaDci[] | undefined,
): Record<EtapaDaDci, EstadoDaParte | null> {
  const estado = (etapa: EtapaDaDci): EstadoDaParte | null => {
    if (!apontamentos) return null;
    const erros = apontamentos.filter(({ nivel }) => nivel === 'erro');
    if (etapa === 'conferencia') {
      if (!DCI_EM_ABERTO.includes(dci.situacao)) return 'COMPLETO';
      return erros.length > 0 ? 'COM_PENDENCIAS' : 'EM_ANDAMENTO';
    }
    if (erros.some((erro) => erro.etapa === etapa)) return 'COM_PENDENCIAS';
    // The inputs of a product with PPB are those of its DCR-E.
    if (etapa === 'insumos' && dci.lista.some(({ modalidade, dcr }) => modalidade === 'PI_COM_PPB' && !dcr)) {
      return 'COM_PENDENCIAS';
    }
    return vazia(dci, etapa) ? 'VAZIO' : 'COMPLETO';
  };
  return Object.fromEntries(ETAPAS_DCI.map((etapa) => [etapa, estado(etapa)])) as Record<
    EtapaDaDci,
    EstadoDaParte | null
  >;
}

/** All steps after the notas follow from them. */
function vazia({ notas, lista }: DciLido, etapa: EtapaDaDci): boolean {
  if (etapa === 'periodo') return false;
  return etapa === 'notas' ? notas === 0 : lista.length === 0;
}
