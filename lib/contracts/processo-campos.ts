import { z } from 'zod';
import { validarConhecimento } from '#lib/domain/aduana/conhecimento.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/incoterm.ts';
import { SITUACOES_LICENCA, TIPOS_LICENCA } from '#lib/domain/aduana/licenca.ts';
import { MODALIDADES, TIPOS_CONHECIMENTO } from '#lib/domain/aduana/processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/via-transporte.ts';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { entreCampos, entreElementos, type Recusas } from '#lib/registros/entre-campos.ts';
import {
  conteiner,
  data,
  decimalInformado,
  id,
  numeroDi,
  numeroDuimp,
  numeroLi,
  numeroLpco,
  ultimoDia,
} from '#lib/registros/primitivos.ts';
import { porCodigo, referenciaOpcional } from '#lib/registros/tipos.ts';

/** What is not sent stays as it is: the parts of a process are filled in by different people, each in a form of its own. */
const opcional = <T extends z.ZodType>(esquema: T) => esquema.nullable().optional();
const texto = (maximo: number) => opcional(z.string().trim().max(maximo));
const naLinha = <T extends z.ZodType>(esquema: T) => esquema.nullable().default(null);
const textoNaLinha = (maximo: number) => naLinha(z.string().trim().max(maximo));
const dinheiro = decimalInformado({ inteiros: 13, casas: 2 });
const peso = decimalInformado({ inteiros: 13, casas: 5 });
/** A form writes a count as text. */
const inteiro = (maximo: number) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' && /^\d{1,9}$/.test(valor) ? Number(valor) : valor),
    z.number('Informe um número inteiro.').int('Informe um número inteiro.').min(0).max(maximo),
  );

/** Of a record that points at nothing yet, but says a name it was declared with, only the pointer counts. */
const apontado = z
  .preprocess(
    (valor) => (typeof valor === 'object' && valor !== null && 'id' in valor && !valor.id ? null : valor),
    z.object({ id }).nullable(),
  )
  .optional();
const daTabela = (tabela: TabelaSimples) =>
  referenciaOpcional(porCodigo(TABELAS[tabela].codigo, TABELAS[tabela].motivo)).optional();

const doConteiner = z.strictObject({
  numero: conteiner,
  tipo: textoNaLinha(20),
  lacre: textoNaLinha(30),
  /** Kilograms. */
  tara: naLinha(peso),
  pesoBruto: naLinha(peso),
  /** Day it went back to the carrier. */
  devolucao: naLinha(data),
});

const doVolume = z.strictObject({
  tipo: z.string().trim().min(1, 'Informe o tipo de volume.').max(60),
  quantidade: inteiro(999_999),
  marca: textoNaLinha(60),
  pesoBruto: naLinha(peso),
});

const daLicenca = entreCampos(
  z.strictObject({
    tipo: z.enum(TIPOS_LICENCA, 'Escolha o tipo de licença.'),
    numero: z.string().trim().min(1, 'Informe o número da licença.').max(30),
    /** Code of the Suframa (lib/domain/aduana/licenca.ts). */
    situacao: z.preprocess((valor) => (valor === '' ? null : valor), inteiro(99).nullable()).default(null),
    registro: naLinha(data),
    deferimento: naLinha(data),
    validade: naLinha(ultimoDia),
    orgaos: textoNaLinha(120),
  }),
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

/** What a person fills in of a process; all of it may still be unknown. */
export const CAMPOS_DO_PROCESSO = {
  referencia: texto(40),
  importador: apontado,
  representante: apontado,
  responsavel: apontado,
  modalidade: opcional(z.enum(MODALIDADES)),
  tipoDocumento: z.enum(['DI', 'DUIMP']).optional(),
  numeroDI: opcional(numeroDi),
  numeroDuimp: opcional(numeroDuimp),
  versaoDuimp: opcional(inteiro(9_999)),
  urfDespacho: daTabela('Urf'),
  urfEntrada: daTabela('Urf'),
  recinto: daTabela('Recinto'),
  setor: texto(20),
  incoterm: opcional(z.enum(Object.keys(INCOTERMS) as [Incoterm, ...Incoterm[]])),
  localIncoterm: texto(60),
  viaTransporte: opcional(z.enum(VIAS_TRANSPORTE)),
  procedencia: daTabela('Pais'),
  transportador: texto(120),
  veiculo: texto(60),
  localEmbarque: texto(60),
  conhecimentoTipo: opcional(z.enum(TIPOS_CONHECIMENTO)),
  conhecimentoNumero: texto(35),
  /** CE-Mercante at sea, AWB by air. */
  conhecimentoMaster: texto(35),
  manifesto: texto(35),
  etd: opcional(data),
  eta: opcional(data),
  embarque: opcional(data),
  chegada: opcional(data),
  presenca: opcional(data),
  /** Days the carrier leaves the containers for nothing, counted from the day after the arrival. */
  diasLivres: opcional(inteiro(365)),
  /** Kilograms. */
  pesoBruto: opcional(peso),
  pesoLiquido: opcional(peso),
  freteMoeda: daTabela('MoedaSiscomex'),
  freteValor: opcional(dinheiro),
  /** The part of the freight run in Brazil, in the same currency. */
  freteNacional: opcional(dinheiro),
  seguroMoeda: daTabela('MoedaSiscomex'),
  seguroValor: opcional(dinheiro),
  conteineres: entreElementos(z.array(doConteiner).max(500), semRepetidos).optional(),
  volumes: z.array(doVolume).max(200).optional(),
  licencas: z.array(daLicenca).max(500).optional(),
  observacao: texto(4000),
};
type Campos = z.infer<z.ZodObject<typeof CAMPOS_DO_PROCESSO>>;

/** What holds between fields; of those that were not sent nothing is said. */
export function cargaCoerente<Esquema extends z.ZodObject>(esquema: Esquema): Esquema {
  // A form has some of the fields only: the others are undefined to the comparisons, which take that.
  const inteiro = esquema as unknown as z.ZodObject<typeof CAMPOS_DO_PROCESSO>;
  return COMPARACOES.reduce((feito, { campos, conferir }) => entreCampos(feito, campos, conferir), inteiro) as never;
}

type Comparacao = { campos: readonly (keyof Campos)[]; conferir(campos: Partial<Campos>, recusas: Recusas): void };

const COMPARACOES: readonly Comparacao[] = [
  {
    campos: ['viaTransporte', 'conhecimentoTipo', 'conhecimentoNumero', 'conhecimentoMaster'],
    conferir({ viaTransporte, conhecimentoTipo, conhecimentoNumero, conhecimentoMaster }, { addIssue }) {
      for (const [campo, numero] of Object.entries({ conhecimentoNumero, conhecimentoMaster })) {
        const nome = campo as 'conhecimentoNumero';
        const lido = validarConhecimento(nome, numero ?? '', { viaTransporte, conhecimentoTipo });
        if (!lido.valido) addIssue({ code: 'custom', path: [nome], message: lido.motivo });
      }
    },
  },
  emOrdem('embarque', 'chegada', 'A chegada não pode ser antes do embarque.'),
  emOrdem('chegada', 'presenca', 'A presença de carga não pode ser antes da chegada.'),
  emOrdem('etd', 'eta', 'O ETA não pode ser antes do ETD.'),
  {
    campos: ['pesoBruto', 'pesoLiquido'],
    conferir({ pesoBruto, pesoLiquido }, { addIssue }) {
      if (!pesoBruto || !pesoLiquido || !new Exato(pesoLiquido).gt(pesoBruto)) return;
      addIssue({ code: 'custom', path: ['pesoLiquido'], message: 'O peso líquido não pode passar do bruto.' });
    },
  },
];

type Dia = 'embarque' | 'chegada' | 'presenca' | 'etd' | 'eta';

function emOrdem(antes: Dia, depois: Dia, message: string): Comparacao {
  return {
    campos: [antes, depois],
    conferir({ [antes]: primeiro, [depois]: segundo }, { addIssue }) {
      if (primeiro && segundo && segundo < primeiro) addIssue({ code: 'custom', path: [depois], message });
    },
  };
}

function semRepetidos(conteineres: readonly { numero: string }[], { addIssue }: Recusas): void {
  const numeros = conteineres.map(({ numero }) => numero);
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) {
      addIssue({ code: 'custom', path: [i, 'numero'], message: 'Este contêiner já está na lista.' });
    }
  }
}

/** PLI and ALI are the Suframa's, whose form no source states. */
const NUMERO_DA_LICENCA: Readonly<Partial<Record<(typeof TIPOS_LICENCA)[number], z.ZodType<string>>>> = {
  LI: numeroLi,
  LPCO: numeroLpco,
};
