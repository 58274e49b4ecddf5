import { z } from 'zod';
import { fornecedorProposto, itemProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { SETORES, SITUACOES_SUFRAMA, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { VINCULOS_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { cnpj, decimalInformado, id, ieAm, inscricaoSuframa, instante } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';

/** Goods that one review proposes; the others follow when these are accepted. */
export const MAXIMO_DE_BENS_PROPOSTOS = 5_000;
/** Records that one act makes of a kind. */
export const MAXIMO_POR_ATO = 1_000;

/** Proposals that are probably of one record; a person may take them apart. */
const grupo = z.object({
  chaves: z.array(z.string()),
  porque: z.string(),
  /** How alike the least alike are, in hundredths. */
  medida: z.number().int(),
});
export type GrupoProposto = z.infer<typeof grupo>;

const importadorProposto = z.object({
  cnpj: z.string(),
  razaoSocial: z.string(),
  /** As the last nota it issued says, where that is one of the Amazonas. */
  inscricaoEstadual: z.string().nullable().default(null),
  porque: z.string(),
  impedimento: z.string().nullable(),
});
export type ImportadorProposto = z.infer<typeof importadorProposto>;

const representanteProposto = z.object({
  chave: z.string(),
  nome: z.string(),
  /** With five digits hidden, as where a representative is looked up. */
  cpfOculto: z.string(),
  porque: z.string(),
  impedimento: z.string().nullable(),
  /** CNPJs of proposed importers: accepted in the same act, one of them lifts the impediment. */
  destravadoPor: z.array(z.string()).default([]),
});
export type RepresentanteProposto = z.infer<typeof representanteProposto>;

const produtoProposto = z.object({
  /** CNPJ of the industry and code of the product. */
  chave: z.string(),
  cnpj: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  porque: z.string(),
  impedimento: z.string().nullable(),
});
export type ProdutoProposto = z.infer<typeof produtoProposto>;

export const cadastrosPropostos = z.object({
  importadores: z.array(importadorProposto),
  representantes: z.array(representanteProposto),
  fornecedores: z.array(fornecedorProposto),
  gruposDeFornecedores: z.array(grupo),
  itens: z.array(itemProposto),
  gruposDeItens: z.array(grupo),
  produtos: z.array(produtoProposto),
});
export type CadastrosPropostos = z.infer<typeof cadastrosPropostos>;

/** Each inner list is one record: its first key gives the fields, and the texts of all keys are linked to it. */
const juntas = z
  .array(z.array(z.string().min(1).max(200)).min(1).max(200))
  .max(MAXIMO_POR_ATO)
  .default([]);

export const pedidoDeCadastros = z.strictObject({
  /** What a declaration does not tell of an importer is asked of the person. */
  importadores: z
    .array(
      z.strictObject({
        cnpj,
        setor: z.enum(SETORES),
        situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
        /** Needed unless the importer is not registered. */
        inscricaoSuframa: opcional(inscricaoSuframa),
        inscricaoEstadual: opcional(ieAm),
      }),
    )
    .max(MAXIMO_POR_ATO)
    .default([]),
  /** In what quality a person acts no declaration tells. */
  representantes: z
    .array(z.strictObject({ chave: z.string().min(1).max(200), vinculo: z.enum(VINCULOS_REPRESENTANTE) }))
    .max(MAXIMO_POR_ATO)
    .default([]),
  fornecedores: juntas,
  itens: juntas,
  /** What a nota does not tell of a product is asked of the person. */
  produtos: z
    .array(
      z.strictObject({
        chave: z.string().min(1).max(200),
        /** Kilograms of one unit. */
        pesoBruto: decimalInformado({ inteiros: 9, casas: 5 }),
        tipoCoeficiente: z.enum(TIPOS_COEFICIENTE),
      }),
    )
    .max(MAXIMO_POR_ATO)
    .default([]),
});
export type PedidoDeCadastros = z.input<typeof pedidoDeCadastros>;

/** An act of the review: what it made, and whether it was undone. */
export const atoDeCadastros = z.object({
  id,
  em: instante,
  por: z.string(),
  importadores: z.number().int(),
  representantes: z.number().int(),
  fornecedores: z.number().int(),
  itens: z.number().int(),
  produtos: z.number().int(),
  /** Texts linked to items that the cadastro had before. */
  vinculos: z.number().int(),
  desfeitoEm: instante.nullable(),
});
export type AtoDeCadastros = z.infer<typeof atoDeCadastros>;
