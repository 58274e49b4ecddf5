import { createHash } from 'node:crypto';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { emTextoCanonico } from '#lib/domain/zfm/sucessao-do-documento.ts';

/**
 * Hashes what was filed in a DCR-E: its content, its figures, and the engine that calculated them. Ids, steps and people are left
 * out.
 */
export function hashDoDcr(dcr: DcrLido): string {
  return createHash('sha256').update(conteudoCanonico(dcr)).digest('hex');
}

/** Tells whether two DCR-Es declare the same, whatever their type and the one they follow. */
export function declaramOMesmo(dcrLido: DcrLido, outro: DcrLido): boolean {
  const semTipo = (dcr: DcrLido) =>
    conteudoCanonico({ ...dcr, tipo: 'N', anteriorNumero: null, processoRetificador: null, motor: null });
  return semTipo(dcrLido) === semTipo(outro);
}

/** Equal content gives equal text, whatever the order of its fields. */
function conteudoCanonico(dcr: DcrLido): string {
  const { importador, produto, nacionais, subcomponentes, importados } = dcr;
  return emTextoCanonico({
    ...Object.fromEntries(CAMPOS.map((campo) => [campo, dcr[campo]])),
    cnpj: importador.cnpj,
    codigoProduto: produto.codigo,
    nacionais: nacionais.map(semIds),
    subcomponentes: subcomponentes.map(semIds),
    importados: importados.map(semIds),
  });
}

function semIds<L extends { id: unknown; item: unknown }>({ id: _, item: __, ...linha }: L): object {
  return { ...linha, lote: undefined };
}

const CAMPOS = [
  'tipo',
  'anteriorNumero',
  'processoRetificador',
  'descricao',
  'ncm',
  'unidade',
  'pesoBruto',
  'ppb',
  'tipoCoeficiente',
  'acrescimo',
  'dataBase',
  'taxaUSD',
  'baseCusto',
  'modelos',
  'salarios',
  'encargos',
  'maoDeObraMensal',
  'CCN',
  'CCI',
  'CMO',
  'coefCalculado6',
  'CRA',
  'iiCheioUSD',
  'iiUnitUSD',
  'motor',
] as const;
