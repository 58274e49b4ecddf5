import { z } from 'zod';
import { PAPEIS_FORNECEDOR } from '#lib/domain/fornecedor.ts';
import { TABELAS } from '#lib/domain/tabelas.ts';
import { CODIGOS_VINCULO } from '#lib/domain/vinculo.ts';
import { id } from '#lib/registros/primitivos.ts';
import { apelidos, codigoENome, porCodigo, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

const campos = {
  papel: z.enum(PAPEIS_FORNECEDOR),
  razaoSocial: z.string().trim().min(1, 'Informe a razão social.').max(120),
  nomeFantasia: textoOpcional(120),
  pais: porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo),
  endereco: z
    .strictObject({
      logradouro: textoOpcional(120),
      numero: textoOpcional(20),
      complemento: textoOpcional(60),
      cidade: textoOpcional(60),
      estado: textoOpcional(60),
      codigoPostal: textoOpcional(20),
    })
    .prefault({}),
  /** TIN: the number under which its own country taxes it. */
  identificacaoFiscal: textoOpcional(40),
  contato: z
    .strictObject({
      nome: textoOpcional(120),
      email: z.email('O e-mail está malformado.').max(254).nullable().default(null),
      telefone: textoOpcional(40),
    })
    .prefault({}),
  vinculo: z.enum(CODIGOS_VINCULO).nullable().default(null),
  apelidos,
  observacao: textoOpcional(4000),
};

export const fornecedorNovo = z.strictObject(campos);
export type FornecedorNovo = z.infer<typeof fornecedorNovo>;

export const fornecedorEdicao = z.strictObject({ ...identidade, ...campos });

export const fornecedor = z.object({ ...registroLido, ...campos, pais: codigoENome });
export type FornecedorLido = z.infer<typeof fornecedor>;

const ORDENAVEIS = ['razaoSocial', 'nomeFantasia', 'pais', 'papel', 'alteradoEm'] as const;

export const fornecedorConsulta = consultaDeCadastro(ORDENAVEIS, 'razaoSocial', {
  papel: z.enum(PAPEIS_FORNECEDOR).optional(),
  /** Code of the country. */
  pais: z.string().regex(TABELAS.Pais.codigo, TABELAS.Pais.motivo).optional(),
});
export type FornecedorConsulta = z.infer<typeof fornecedorConsulta>;

/** A row of `Fornecedor/GetByQ`. */
export const fornecedorDoLookup = z.object({
  id,
  razaoSocial: z.string(),
  nomeFantasia: z.string().nullable(),
  papel: z.enum(PAPEIS_FORNECEDOR),
  pais: codigoENome,
});
export type FornecedorDoLookup = z.infer<typeof fornecedorDoLookup>;
