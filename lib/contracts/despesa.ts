import { z } from 'zod';
import { BASES_RATEIO, TIPOS_DESPESA } from '#lib/domain/despesa.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { data, dataLida, decimalInformado, dinheiro, id } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

const campos = {
  processo: z.object({ id }, 'Escolha o processo.'),
  tipo: z.enum(TIPOS_DESPESA, 'Escolha o tipo da despesa.'),
  descricao: textoOpcional(200),
  /** Reais. */
  valor: decimalInformado({ inteiros: 13, casas: 2, positivo: true }),
  data: data.nullable().default(null),
  fornecedorNome: textoOpcional(120),
  documentoNumero: textoOpcional(40),
  /** By what it falls on the items. */
  base: z.enum(BASES_RATEIO).default('VALOR'),
  /** Taken back as a credit: paid, and no cost. */
  recuperavel: z.boolean().default(false),
  integraBaseIcms: z.boolean().default(false),
};

export const despesaNova = entreCampos(z.strictObject(campos), ['tipo', 'descricao'], comNome);
export type DespesaNova = z.infer<typeof despesaNova>;

export const despesaEdicao = entreCampos(z.strictObject({ ...identidade, ...campos }), ['tipo', 'descricao'], comNome);

export const despesa = z.object({
  ...registroLido,
  ...campos,
  processo: z.object({ id, numero: z.string() }),
  valor: dinheiro,
  data: dataLida.nullable().default(null),
});
export type DespesaLida = z.infer<typeof despesa>;

export const despesaConsulta = consultaDeCadastro(['data', 'tipo', 'valor', 'processo', 'alteradoEm'], 'data', {
  processoId: id.optional(),
  tipo: z.enum(TIPOS_DESPESA).optional(),
  dataDe: data.optional(),
  dataAte: data.optional(),
});
export type DespesaConsulta = z.infer<typeof despesaConsulta>;

/** One of another kind has no name of its own. */
function comNome({ tipo, descricao }: { tipo: string; descricao: string | null }, { addIssue }: Recusas): void {
  if (tipo !== 'OUTRA' || descricao !== null) return;
  addIssue({ code: 'custom', path: ['descricao'], message: 'Diga que despesa é.' });
}
