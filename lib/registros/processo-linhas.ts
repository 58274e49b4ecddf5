import { z } from 'zod';
import { SITUACOES_LICENCA, TIPOS_LICENCA } from '#lib/domain/aduana/declaracao/licenca.ts';
import { entreCampos } from './entre-campos.ts';
import { conteiner, data, decimalInformado, numeroLi, numeroLpco, ultimoDia } from './primitivos.ts';
import { opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** Kilograms. */
export const peso = decimalInformado({ inteiros: 13, casas: 5 }).meta({ casasMinimas: 2, unidade: 'kg' });

/** A form sends a count as text. */
export const contagem = (maximo: number) =>
  z
    .preprocess(
      (valor) => (typeof valor === 'string' && /^\d{1,9}$/.test(valor) ? Number(valor) : valor),
      z.number('Informe um número inteiro.').int('Informe um número inteiro.').min(0).max(maximo),
    )
    .meta({ casas: 0, casasMinimas: 0 });

export const CONTEINER = {
  numero: conteiner.meta({ rotulo: 'Número' }),
  tipo: textoOpcional(20).meta({ rotulo: 'Tipo', maiusculas: true }),
  lacre: textoOpcional(30).meta({ rotulo: 'Lacre' }),
  tara: opcional(peso).meta({ rotulo: 'Tara' }),
  pesoBruto: opcional(peso).meta({ rotulo: 'Peso bruto' }),
  /** Day the container went back to the carrier. */
  devolucao: opcional(data).meta({ rotulo: 'Devolução' }),
};

export const VOLUME = {
  tipo: textoObrigatorio(60, 'Informe o tipo de volume.').meta({ rotulo: 'Tipo de volume' }),
  quantidade: contagem(999_999).meta({ rotulo: 'Quantidade' }),
  marca: textoOpcional(60).meta({ rotulo: 'Marca' }),
  pesoBruto: opcional(peso).meta({ rotulo: 'Peso bruto' }),
};

const LICENCA = {
  tipo: z.enum(TIPOS_LICENCA, 'Escolha o tipo de licença.').meta({ rotulo: 'Tipo', comeca: 'LI' }),
  numero: textoObrigatorio(30, 'Informe o número da licença.').meta({ rotulo: 'Número' }),
  /** Code of the Suframa (lib/domain/aduana/declaracao/licenca.ts). The screen offers the codes of the chosen `tipo`. */
  situacao: z
    .preprocess((valor) => (valor === '' ? null : valor), contagem(99).nullable())
    .default(null)
    .meta({ rotulo: 'Situação na Suframa', opcoes: {} }),
  registro: opcional(data).meta({ rotulo: 'Registro' }),
  deferimento: opcional(data).meta({ rotulo: 'Deferimento' }),
  validade: opcional(ultimoDia).meta({ rotulo: 'Validade' }),
  orgaos: textoOpcional(120).meta({ rotulo: 'Anuentes' }),
};

export const licenca = entreCampos(
  z.strictObject(LICENCA),
  ['tipo', 'numero', 'situacao'],
  ({ tipo, numero, situacao }, { addIssue }) => {
    const lido = NUMERO_DA_LICENCA[tipo]?.safeParse(numero);
    const [problema] = lido?.error?.issues ?? [];
    if (problema) addIssue({ code: 'custom', path: ['numero'], message: problema.message });
    if (situacao !== null && !(situacao in SITUACOES_LICENCA[tipo])) {
      addIssue({ code: 'custom', path: ['situacao'], message: `${tipo} não tem esta situação na Suframa.` });
    }
  },
).overwrite((licenca) => {
  const lido = NUMERO_DA_LICENCA[licenca.tipo]?.safeParse(licenca.numero);
  return lido?.success ? { ...licenca, numero: lido.data } : licenca;
});

/** PLI and ALI are absent: they belong to the Suframa, and no source states the form of their numbers. */
const NUMERO_DA_LICENCA: Readonly<Partial<Record<(typeof TIPOS_LICENCA)[number], z.ZodType<string>>>> = {
  LI: numeroLi,
  LPCO: numeroLpco,
};
