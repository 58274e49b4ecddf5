import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { TIPOS_DESPESA } from '#lib/domain/aduana/processo/despesa.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { DESPESA } from '#lib/registros/despesa.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { data, dataLida, dinheiro, id } from '#lib/registros/primitivos.ts';

/** Whether it is in the base of the ICMS goes by its type where nobody says it. */
const NOVA = {
  ...DESPESA,
  integraBaseIcms: DESPESA.integraBaseIcms
    .unwrap()
    .meta(DESPESA.integraBaseIcms.meta() ?? {})
    .optional(),
};

export const despesaNova = entreCampos(z.strictObject(NOVA), ['tipo', 'descricao'], comNome);
export type DespesaNova = z.infer<typeof despesaNova>;

export const despesaEdicao = entreCampos(z.strictObject({ ...identidade, ...DESPESA }), ['tipo', 'descricao'], comNome);

export const despesa = z.object({
  ...registroLido,
  ...DESPESA,
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

/** The type `OUTRA` says nothing by itself, so it needs a description. */
function comNome({ tipo, descricao }: { tipo: string; descricao: string | null }, { addIssue }: Recusas): void {
  if (tipo !== 'OUTRA' || descricao !== null) return;
  addIssue({ code: 'custom', path: ['descricao'], message: 'Diga que despesa é.' });
}
