import { z } from 'zod';
import { TIPOS_CERTIFICADO, VINCULOS_REPRESENTANTE } from '#lib/domain/representante.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/validade.ts';
import { entreCampos, entreElementos, type Recusas } from '#lib/registros/entre-campos.ts';
import { cpf, dataLida, id, ultimoDia } from '#lib/registros/primitivos.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

const validade = ultimoDia.nullable().default(null);

const campos = {
  nome: z.string().trim().min(1, 'Informe o nome.').max(120),
  cpf,
  cargo: textoOpcional(60),
  vinculo: z.enum(VINCULOS_REPRESENTANTE),
  ativo: z.boolean().default(true),
  /** Last day of the power of attorney; null has no end. */
  procuracaoValidade: validade,
  certificadoTipo: z.enum(TIPOS_CERTIFICADO).nullable().default(null),
  /** The certificate is only described: no key is ever stored. */
  certificadoTitular: textoOpcional(120),
  certificadoValidade: validade,
  /** For whom they may act; what else a form has of each is left aside. */
  importadores: entreElementos(z.array(z.object({ id })).max(500), semRepetidos).default([]),
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof campos>>;
const CERTIFICADO = ['certificadoTipo', 'certificadoTitular', 'certificadoValidade'] as const;

export const representanteNovo = entreCampos(z.strictObject(campos), CERTIFICADO, certificadoInteiro);
export type RepresentanteNovo = z.infer<typeof representanteNovo>;

export const representanteEdicao = entreCampos(
  z.strictObject({ ...identidade, ...campos }),
  CERTIFICADO,
  certificadoInteiro,
);

export const representante = z.object({
  ...registroLido,
  ...campos,
  procuracaoValidade: opcional(dataLida),
  certificadoValidade: opcional(dataLida),
  importadores: z.array(importadorApontado),
});
export type RepresentanteLido = z.infer<typeof representante>;

export const representanteConsulta = consultaDeCadastro(
  ['nome', 'cpf', 'cargo', 'vinculo', 'procuracaoValidade', 'certificadoValidade', 'ativo', 'alteradoEm'],
  'nome',
  {
    vinculo: z.enum(VINCULOS_REPRESENTANTE).optional(),
    ativo: z.enum(['true', 'false']).optional(),
    /** Of whichever ends first, power of attorney or certificate, on the day it is asked. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    importadorId: id.optional(),
  },
);
export type RepresentanteConsulta = z.infer<typeof representanteConsulta>;

/** Only those who may act today; of an importer, only those who may act for it. */
export const representanteLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional() });
export type RepresentanteLookupConsulta = z.infer<typeof representanteLookupConsulta>;

/** A row of `Representante/GetByQ`; `codigo` is the CPF but for five digits, since anybody who fills a form reads it. */
export const representanteDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  vinculo: z.enum(VINCULOS_REPRESENTANTE),
  /** Last day they may be used; null has no end. */
  validade: dataLida.nullable(),
});
export type RepresentanteDoLookup = z.infer<typeof representanteDoLookup>;

/** A certificate that is named is named whole, or nobody could be warned of its end. */
function certificadoInteiro(representante: Pick<Campos, (typeof CERTIFICADO)[number]>, contexto: Recusas): void {
  const { certificadoTipo, certificadoTitular, certificadoValidade } = representante;
  if (!certificadoTipo && !certificadoTitular && !certificadoValidade) return;
  const falta = (campo: keyof Campos, message: string) => contexto.addIssue({ code: 'custom', path: [campo], message });
  if (!certificadoTipo) falta('certificadoTipo', 'Informe se o certificado é A1 ou A3.');
  if (!certificadoTitular) falta('certificadoTitular', 'Informe o titular do certificado.');
  if (!certificadoValidade) falta('certificadoValidade', 'Informe a validade do certificado.');
}

function semRepetidos(importadores: { id: string }[], contexto: Recusas): void {
  const ids = importadores.map(({ id }) => id);
  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) < i)
      contexto.addIssue({ code: 'custom', path: [i, 'id'], message: 'Este importador já está na lista.' });
  }
}
