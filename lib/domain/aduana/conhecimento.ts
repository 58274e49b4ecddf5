import { validarAwb } from '#lib/domain/identificadores/awb.ts';
import { validarCeMercante } from '#lib/domain/identificadores/digito-ce-mercante.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import type { TipoConhecimento } from './processo.ts';
import type { ViaTransporte } from './via-transporte.ts';

interface ComoVem {
  viaTransporte?: ViaTransporte | null | undefined;
  conhecimentoTipo?: TipoConhecimento | null | undefined;
}

/**
 * The numbers of the bills of lading of a cargo: beside a bill of the sea stands its CE-Mercante, beside a house of the air its AWB; any
 * other has no rule of its own (domain/importacao.md §6.2). One that is not there is none.
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
