import { z } from 'zod';
import { imagemGuardada } from '#lib/contracts/platform/imagem.ts';
import { MAIOR_INATIVIDADE, MENOR_INATIVIDADE } from '#lib/domain/acesso/sessao.ts';
import { TRAVAS } from '#lib/domain/acesso/travas.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { EMPRESA } from '#lib/registros/empresa.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';

export type Filial = z.infer<typeof EMPRESA.filiais>[number];

type Estabelecimentos = { cnpj: string | null; filiais: readonly Filial[] };

/** Branches share the first eight places of the company's CNPJ (FROM KNOWLEDGE), and no CNPJ occurs twice. */
function conferirFiliais({ cnpj: matriz, filiais }: Estabelecimentos, { addIssue }: Recusas): void {
  const numeros = [matriz, ...filiais.map((filial) => filial.cnpj)];
  for (const [i, filial] of filiais.entries()) {
    const recusar = (message: string) => addIssue({ code: 'custom', path: ['filiais', i, 'cnpj'], message });
    if (matriz === null) recusar('Informe antes o CNPJ da empresa.');
    else if (filial.cnpj.slice(0, RAIZ) !== matriz.slice(0, RAIZ)) recusar('A raiz do CNPJ não é a da empresa.');
    else if (numeros.indexOf(filial.cnpj) <= i) recusar('Este CNPJ já está na empresa.');
  }
}

const RAIZ = 8;

export const empresaNova = entreCampos(z.strictObject(EMPRESA), ['cnpj', 'filiais'], conferirFiliais);
export type EmpresaNova = z.infer<typeof empresaNova>;

export const empresaEdicao = entreCampos(
  z.strictObject({ ...identidade, ...EMPRESA }),
  ['cnpj', 'filiais'],
  conferirFiliais,
);
export type EmpresaEdicao = z.infer<typeof empresaEdicao>;

export const empresa = z.object({
  id,
  versao: z.number().int(),
  ...EMPRESA,
  historicoAntesDe: opcional(dataLida),
  logo: imagemGuardada,
  exigeSegundoFator: z.boolean().default(false),
  /** A DUIMP is registered from here only when a second person approves it. */
  registroPedeSegundaPessoa: z.boolean().default(false),
  /** What goes to the catalogue of the Portal waits for a second person. */
  catalogoPedeSegundaPessoa: z.boolean().default(true),
});
export type Empresa = z.infer<typeof empresa>;

export const envioDeLogo = z.strictObject({ Bucket: z.literal('logo').default('logo') });

export const pedidoDeSegundaPessoa = z.strictObject({
  exigir: z.boolean(),
  /** What waits for the second person. */
  onde: z.enum(['REGISTRO', 'CATALOGO']).default('REGISTRO'),
});
export type OndeASegundaPessoa = z.output<typeof pedidoDeSegundaPessoa>['onde'];

/** Sessions end after this many minutes without use; null leaves the hour that every session has. */
export const limiteDeInatividade = z.strictObject({
  minutos: z
    .number()
    .int('Informe minutos inteiros.')
    .min(MENOR_INATIVIDADE, `De ${MENOR_INATIVIDADE} a ${MAIOR_INATIVIDADE} minutos.`)
    .max(MAIOR_INATIVIDADE, `De ${MENOR_INATIVIDADE} a ${MAIOR_INATIVIDADE} minutos.`)
    .nullable(),
});
export type LimiteDeInatividade = z.infer<typeof limiteDeInatividade>;

/** A safeguard that stays on until somebody else confirms, or until `valeEm`. */
export const desligamentoDeTrava = z.object({
  id,
  trava: z.enum(TRAVAS),
  pedidoPor: z.object({ id, nome: z.string() }),
  pedidoEm: instante,
  valeEm: instante,
});
export type DesligamentoDeTrava = z.infer<typeof desligamentoDeTrava>;
