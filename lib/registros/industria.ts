import { z } from 'zod';
import type { ImportadorApontado } from '#lib/domain/cadastros/importador.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
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

interface DeIndustria {
  importador: ImportadorApontado;
}

/** The industry of a record, even if the industry was deleted. */
export const DA_INDUSTRIA = {
  campo: 'importador',
  titulo: 'Indústria',
  tipo: 'texto',
  ordenavel: true,
  padrao: true,
  noCartao: true,
  caracteres: 20,
  valor: ({ importador: { razaoSocial, excluido } }) => (excluido ? `${razaoSocial} (excluído)` : razaoSocial),
} as const satisfies ColunaDeLista<DeIndustria>;

export const DO_CNPJ_DA_INDUSTRIA = {
  campo: 'cnpj',
  titulo: CNPJ_DA_INDUSTRIA,
  tipo: 'texto',
  caracteres: 19,
  inteira: true,
  valor: ({ importador }) => escreverCnpj(importador.cnpj),
} as const satisfies ColunaDeLista<DeIndustria>;
