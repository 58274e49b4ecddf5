import type { Campo } from '#lib/siscomex/xml/campo-xml.ts';

/** Width of the figures the Siscomex prints without leading zeros. */
export const SEM_ZEROS = 0;

export const decimal = (largura: number, casas: number): Campo => ({ tipo: 'decimal', largura, casas });
export const inteiro = (largura: number): Campo => ({ tipo: 'inteiro', largura });
export const codigo = (largura: number): Campo => ({ tipo: 'codigo', largura, zerosSaoVazio: false });
/** A code whose zeros mean none. */
export const codigoOuZeros = (largura: number): Campo => ({ tipo: 'codigo', largura, zerosSaoVazio: true });
export const identificador = (largura: number): Campo => ({ tipo: 'identificador', largura, zerosSaoVazio: false });
/** A number whose zeros mean none. */
export const identificadorOuZeros = (largura: number): Campo => ({
  tipo: 'identificador',
  largura,
  zerosSaoVazio: true,
});
export const textoDe = (largura: number): Campo => ({ tipo: 'texto', largura });
export const texto: Campo = textoDe(0);
export const documento: Campo = { tipo: 'documento' };
export const data: Campo = { tipo: 'data' };
export const hora: Campo = { tipo: 'hora' };
