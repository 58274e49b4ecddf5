import { z } from 'zod';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { cep, cnpj, id, ieAm, inscricaoSuframa, telefone } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { identidade } from './cadastro.ts';
import { imagemGuardada } from './imagem.ts';

/** An establishment under the same root of the CNPJ. */
const filial = z.strictObject({
  cnpj: cnpj.meta({ example: '11222333000262' }),
  nome: z.string().trim().min(1, 'Informe o nome da filial.').max(120),
  ieAm: ieAm.nullable().default(null),
  inscricaoSuframa: inscricaoSuframa.nullable().default(null),
  /** In one line, as on an envelope. */
  endereco: textoOpcional(300),
});
export type Filial = z.infer<typeof filial>;

const campos = {
  razaoSocial: z.string().trim().min(1, 'Informe a razão social.').max(150),
  nomeFantasia: z.string().trim().min(1, 'Informe o nome fantasia.').max(120),
  cnpj: cnpj.nullable().default(null),
  ieAm: ieAm.nullable().default(null),
  inscricaoSuframa: inscricaoSuframa.nullable().default(null),
  telefone: telefone.nullable().default(null),
  email: z.email('O e-mail está malformado.').max(254).nullable().default(null),
  cep: cep.nullable().default(null),
  logradouro: textoOpcional(120),
  numero: textoOpcional(20),
  complemento: textoOpcional(60),
  bairro: textoOpcional(60),
  municipio: textoOpcional(60),
  uf: z
    .string()
    .regex(/^[A-Z]{2}$/, 'A UF tem duas letras.')
    .nullable()
    .default(null),
  filiais: z.array(filial).max(200).default([]),
};

type Estabelecimentos = { cnpj: string | null; filiais: readonly Filial[] };

/** Branches share the first eight places of the company's CNPJ (FROM KNOWLEDGE) and none is there twice. */
function conferirFiliais({ cnpj: matriz, filiais }: Estabelecimentos, { addIssue }: Recusas): void {
  const numeros = [matriz, ...filiais.map((uma) => uma.cnpj)];
  for (const [i, uma] of filiais.entries()) {
    const recusar = (message: string) => addIssue({ code: 'custom', path: ['filiais', i, 'cnpj'], message });
    if (matriz === null) recusar('Informe antes o CNPJ da empresa.');
    else if (uma.cnpj.slice(0, RAIZ) !== matriz.slice(0, RAIZ)) recusar('A raiz do CNPJ não é a da empresa.');
    else if (numeros.indexOf(uma.cnpj) <= i) recusar('Este CNPJ já está na empresa.');
  }
}

const RAIZ = 8;

/** What people fill in of their company. */
export const empresaNova = entreCampos(z.strictObject(campos), ['cnpj', 'filiais'], conferirFiliais);
export type EmpresaNova = z.infer<typeof empresaNova>;

export const empresaEdicao = entreCampos(
  z.strictObject({ ...identidade, ...campos }),
  ['cnpj', 'filiais'],
  conferirFiliais,
);
export type EmpresaEdicao = z.infer<typeof empresaEdicao>;

export const empresa = z.object({ id, versao: z.number().int(), ...campos, logo: imagemGuardada });
export type Empresa = z.infer<typeof empresa>;

export const envioDeLogo = z.strictObject({ Bucket: z.literal('logo').default('logo') });
