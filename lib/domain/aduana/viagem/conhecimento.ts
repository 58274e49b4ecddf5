import type { TipoConhecimento } from '#lib/domain/aduana/processo/processo.ts';
import { validarAwb } from '#lib/domain/identificadores/awb.ts';
import { validarCeMercante } from '#lib/domain/identificadores/digito-ce-mercante.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import type { ViaTransporte } from './via-transporte.ts';

interface ComoVem {
  viaTransporte?: ViaTransporte | null | undefined;
  conhecimentoTipo?: TipoConhecimento | null | undefined;
}

/**
 * Validates the number of a bill of lading. The master is a CE-Mercante by sea and an AWB by air; a bill of type AWB has an AWB
 * number. Other numbers have no format rule (domain/importacao.md §6.2). An empty number is valid.
 */
export function validarConhecimento(
  campo: 'conhecimentoNumero' | 'conhecimentoMaster',
  numero: string,
  como: ComoVem,
): ReturnType<Validador> {
  const validar = numero.trim() === '' ? undefined : regraDo(campo, como);
  return validar ? validar(numero) : { valido: true, valor: numero };
}

function regraDo(campo: string, { viaTransporte, conhecimentoTipo }: ComoVem): Validador | undefined {
  if (campo === 'conhecimentoNumero') return conhecimentoTipo === 'AWB' ? validarAwb : undefined;
  if (viaTransporte === '01') return validarCeMercante;
  return viaTransporte === '04' ? validarAwb : undefined;
}
