import { z } from 'zod';
import { identidade } from '#lib/registros/contrato-de.ts';
import { DCI } from '#lib/registros/dci.ts';
import { contaInteira, entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';

type Campos = z.infer<z.ZodObject<typeof DCI>>;

/** Rules between fields. */
const COERENCIA = [
  [['tipo', 'competencia'], doTipo],
  [['banco', 'agencia', 'conta'], contaInteira],
] as const;

export const dciNovo = entreVariosCampos(z.strictObject(DCI), ...COERENCIA);
export type DciNovo = z.infer<typeof dciNovo>;

export const dciEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...DCI }), ...COERENCIA);

function doTipo({ tipo, competencia }: Pick<Campos, 'tipo' | 'competencia'>, { addIssue }: Recusas): void {
  const falta = (message: string) => addIssue({ code: 'custom', path: ['competencia'], message });
  if (tipo === 'MENSAL' && !competencia) falta('Informe a competência da DCI mensal.');
  if (tipo === 'INDIVIDUAL' && competencia) falta('A DCI individual não tem competência.');
}
