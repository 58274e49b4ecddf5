import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type DciLido, dci } from '#lib/contracts/dci.ts';
import { type DciNovo, dciNovo } from '#lib/contracts/dci-campos.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import type { EtapaDaDci } from '#lib/domain/zfm/dci.ts';
import { CAMPOS_DA_DCI } from './dci-campos.ts';

export const FORMULARIO_DCI: DefinicaoDeFormulario<DciNovo, DciLido> = {
  recurso: 'Dci',
  // What of the other kind was typed before is not sent; a month whose rate nobody told is none.
  esquema: z.preprocess(comoSeGrava, dciNovo) as z.ZodType<DciNovo>,
  contrato: dci,
  campos: CAMPOS_DA_DCI,
  largo: true,
  valoresDe: (lida) => {
    const { importador, representante, tipo, competencia, processoRetificador, banco, agencia, conta } = lida;
    const { taxaUSD, dataTaxa, vencimento, dataPagamento, selic, modalidades, decisoes, obsoletos } = lida;
    const { realocacoes, ordensJudiciais, observacao } = lida;
    return {
      importador: { id: importador.id },
      representante: representante && { id: representante.id },
      tipo,
      competencia,
      processoRetificador,
      banco,
      agencia,
      conta,
      taxaUSD,
      dataTaxa,
      vencimento,
      dataPagamento,
      selic,
      modalidades,
      decisoes,
      obsoletos,
      realocacoes,
      ordensJudiciais,
      observacao,
    };
  },
  rotulosDe: ({ importador, representante }) => ({
    [importador.id]: nomeDoImportador(importador),
    ...(representante && { [representante.id]: representante.nome }),
  }),
};

export const dciEmBranco = (taxa: { taxa: string; dia: string | null } | null): DciNovo => ({
  importador: { id: '' },
  representante: null,
  tipo: 'MENSAL',
  competencia: null,
  processoRetificador: null,
  banco: null,
  agencia: null,
  conta: null,
  taxaUSD: taxa?.taxa ?? null,
  dataTaxa: taxa?.dia ?? null,
  vencimento: null,
  dataPagamento: null,
  selic: [],
  modalidades: [],
  decisoes: [],
  obsoletos: [],
  realocacoes: [],
  ordensJudiciais: [],
  observacao: null,
});

/** The step of the walk a field stands in, by its path. */
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
    ...(digitado.tipo === 'INDIVIDUAL' && { competencia: null }),
  };
}
