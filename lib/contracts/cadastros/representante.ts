import { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/platform/cadastro.ts';
import { VINCULOS_REPRESENTANTE } from '#lib/domain/cadastros/representante.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { dataLida, id } from '#lib/registros/primitivos.ts';
import { REPRESENTANTE } from '#lib/registros/representante.ts';
import { opcional } from '#lib/registros/tipos.ts';

type Campos = z.infer<z.ZodObject<typeof REPRESENTANTE>>;
const CERTIFICADO = ['certificadoTipo', 'certificadoTitular', 'certificadoValidade'] as const;

export const representanteNovo = entreCampos(z.strictObject(REPRESENTANTE), CERTIFICADO, certificadoInteiro);
export type RepresentanteNovo = z.infer<typeof representanteNovo>;

export const representanteEdicao = entreCampos(
  z.strictObject({ ...identidade, ...REPRESENTANTE }),
  CERTIFICADO,
  certificadoInteiro,
);

export const representante = z.object({
  ...registroLido,
  ...REPRESENTANTE,
  procuracaoValidade: opcional(dataLida),
  certificadoValidade: opcional(dataLida),
  importadores: z.array(importadorApontado),
});
export type RepresentanteLido = z.infer<typeof representante>;

/** Finds only representantes who may act today; with `importadorId`, only those who may act for that importer. */
export const representanteLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional() });
export type RepresentanteLookupConsulta = z.infer<typeof representanteLookupConsulta>;

/** A row of `Representante/GetByQ`. `codigo` is the CPF with five digits hidden, since anybody who fills in a form reads it. */
export const representanteDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  vinculo: z.enum(VINCULOS_REPRESENTANTE),
  /** Last day on which the representante may act; null means no end. */
  validade: dataLida.nullable(),
});
export type RepresentanteDoLookup = z.infer<typeof representanteDoLookup>;

/** A certificate needs all its fields, or the warning of its end would be impossible. */
function certificadoInteiro(representante: Pick<Campos, (typeof CERTIFICADO)[number]>, contexto: Recusas): void {
  const { certificadoTipo, certificadoTitular, certificadoValidade } = representante;
  if (!certificadoTipo && !certificadoTitular && !certificadoValidade) return;
  const falta = (campo: keyof Campos, message: string) => contexto.addIssue({ code: 'custom', path: [campo], message });
  if (!certificadoTipo) falta('certificadoTipo', 'Informe se o certificado é A1 ou A3.');
  if (!certificadoTitular) falta('certificadoTitular', 'Informe o titular do certificado.');
  if (!certificadoValidade) falta('certificadoValidade', 'Informe a validade do certificado.');
}
