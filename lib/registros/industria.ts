import { z } from 'zod';
import type { Forma } from './ler-campo.ts';
import { id } from './primitivos.ts';
import { rotulosDe } from './rotulos.ts';
import { referenciaOpcional } from './tipos.ts';

/** The industry of the ZFM that owns the record. Other fields that a form holds of the industry are dropped. */
export const industria = z.object({ id: z.uuid('Escolha a indústria.') }, 'Escolha a indústria.').meta({
  rotulo: 'Indústria',
  busca: { endpoint: 'Importador/GetByQ', guarda: 'id' },
});

/** The person who signs or files for the industry of the record. */
export const representanteDela = referenciaOpcional(z.object({ id })).meta({
  rotulo: 'Representante legal',
  busca: { endpoint: 'Representante/GetByQ', guarda: 'id', estreitadaPor: { importadorId: 'importador.id' } },
});

/** Sheets identify the industry by its CNPJ; an answer gives the CNPJ besides the name. */
export const CNPJ_DA_INDUSTRIA = 'CNPJ da indústria';

/** The labels of a record of an industry, including the CNPJ of the industry in an answer. */
export function rotulosComIndustria(forma: Forma): Readonly<Record<string, string>> {
  return { ...rotulosDe(forma), 'importador.cnpj': CNPJ_DA_INDUSTRIA };
}
