import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { type DciLido, dci } from '#lib/contracts/dci/dci.ts';
import { type DciNovo, dciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { EtapaDaDci } from '#lib/domain/zfm/dci.ts';
import { DCI } from '#lib/registros/dci.ts';
import { emBranco } from '#lib/registros/em-branco.ts';

export const FORMULARIO_DCI = formularioDe<DciNovo, DciLido>({
  recurso: 'Dci',
  // Leaves out fields typed for the other type of DCI, and months without a rate.
  esquema: z.preprocess(comoSeGrava, dciNovo) as z.ZodType<DciNovo>,
  contrato: dci,
  largo: true,
});

export const dciEmBranco = (taxa: { taxa: string; dia: string | null } | null): DciNovo => ({
  ...emBranco(DCI),
  taxaUSD: taxa?.taxa ?? null,
  dataTaxa: taxa?.dia ?? null,
});

/** The step that shows a field, by its path. */
export function etapaDoCampo(caminho: string): EtapaDaDci {
  return ETAPA_DO_CAMPO[caminho.split('.')[0] ?? ''] ?? 'periodo';
}

const ETAPA_DO_CAMPO: Readonly<Record<string, EtapaDaDci>> = {
  modalidades: 'itens',
  realocacoes: 'insumos',
  vencimento: 'tributos',
  dataPagamento: 'tributos',
  selic: 'tributos',
  decisoes: 'tributos',
  obsoletos: 'tributos',
  ordensJudiciais: 'tributos',
};

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null) return valores;
  const digitado = valores as Record<string, unknown>;
  const selic = Array.isArray(digitado.selic) ? digitado.selic : [];
  return {
    ...digitado,
    selic: selic.filter(({ taxa }: { taxa: unknown }) => taxa !== '' && taxa !== null),
    ...(digitado.tipo === 'INDIVIDUAL'
      ? { competencia: null }
      : { presencaEm: null, presencaRecinto: null, presencaDispensa: null }),
  };
}
