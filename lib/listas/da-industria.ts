import type { ImportadorApontado } from '#lib/domain/cadastros/importador.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';

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
