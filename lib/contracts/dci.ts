import { z } from 'zod';
import { ETAPAS_DCI, MODALIDADES_DCI, MOTIVOS_FORA, NATUREZAS_DCI, TIPOS_DCI, TRIBUTOS_DCI } from '#lib/domain/dci.ts';
import { LOCAIS_DESTINO } from '#lib/domain/local-destino.ts';
import { MESES_DA_SELIC_MAXIMO } from '#lib/domain/meses-da-selic.ts';
import { PASSOS_DA_DCI } from '#lib/domain/passos-da-dci.ts';
import { CANAIS_DCI, SITUACOES_DCI } from '#lib/domain/situacao-dci.ts';
import { UFS } from '#lib/domain/uf.ts';
import {
  codigoENome,
  consultaDeCadastro,
  identidade,
  referenciaOpcional,
  registroLido,
  textoOpcional,
} from './cadastro.ts';
import { SEM_ORDEM } from './exportacao.ts';
import { importadorApontado } from './importador.ts';
import { consultaDeLista } from './lista.ts';
import { aliquota, data, decimalDe, decimalInformado, dinheiro, id, instante, ncm } from './primitivos.ts';

const opcional = <T extends z.ZodType>(esquema: T) => esquema.nullable().default(null);
const apontado = (motivo: string) => z.object({ id: z.uuid(motivo) }, motivo);
const forma = (expressao: RegExp, motivo: string) => opcional(z.string().trim().regex(expressao, motivo));

const modalidadeDci = z.enum(MODALIDADES_DCI, 'Escolha a modalidade.');
const modalidadeTributada = modalidadeDci.exclude(['PN']);
const localDestinoDci = z.literal(LOCAIS_DESTINO);
const tributo = z.enum(TRIBUTOS_DCI, 'Escolha o tributo.');
export const competencia = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Informe a competência como MM/AAAA.');

/** What is known of a product is how it leaves; what is not, or leaves otherwise, is told by its code. */
const modalidadeDoProduto = z.strictObject({
  codigo: z.string().trim().min(1).max(60),
  modalidade: modalidadeDci,
});

/** Whether the suspended taxes of an item fall due, against the table or where it asks. */
const decisao = z.strictObject({
  /** `chave` of the item. */
  item: z.string().max(200),
  exigivel: z.boolean(),
  motivo: z.string().trim().min(1, 'Diga por quê.').max(200),
});

/** Stock taken by hand for an input, before what comes by its turn. */
const realocacao = z.strictObject({
  /** `chave` of the input. */
  insumo: z.string().max(200),
  lote: z.object({ id }),
  quantidade: decimalInformado({ inteiros: 14, casas: 7, positivo: true }),
});

const ordemJudicial = z.strictObject({
  modalidade: modalidadeTributada,
  tributo,
  /** Reais to be paid instead of what is reckoned. */
  valor: decimalInformado({ inteiros: 13, casas: 2 }),
  processo: z.string().trim().min(1, 'Informe o processo judicial.').max(60),
  motivo: textoOpcional(500),
});

const selicDoMes = z.strictObject({
  mes: competencia,
  taxa: decimalInformado({ inteiros: 3, casas: 2 }),
});

const campos = {
  importador: apontado('Escolha a indústria.'),
  /** Whoever is credenciado at the Siscomex. */
  representante: referenciaOpcional(z.object({ id })),
  tipo: z.enum(TIPOS_DCI, 'Escolha mensal ou individual.').default('MENSAL'),
  /** `YYYY-MM`; of a monthly one only. */
  competencia: opcional(competencia),
  /** 17 digits, where a retificação asks for money back. */
  processoRetificador: forma(/^\d{17}$/, 'O processo administrativo tem 17 algarismos.'),
  banco: forma(/^\d{3}$/, 'O código do banco tem três algarismos.'),
  agencia: forma(/^\d{1,4}$/, 'A agência tem até quatro algarismos, sem o dígito.'),
  conta: forma(/^[0-9A-Za-z][0-9A-Za-z-]{0,18}$/, 'A conta tem até 19 letras, algarismos ou hifens.'),
  /** Reais for a dollar; null as long as nobody knows it. */
  taxaUSD: opcional(decimalInformado({ inteiros: 6, casas: 4, positivo: true })),
  dataTaxa: opcional(data),
  /** Against the day the parameter gives. */
  vencimento: opcional(data),
  /** As planned; what was paid is told by itself. */
  dataPagamento: opcional(data),
  selic: z.array(selicDoMes).max(MESES_DA_SELIC_MAXIMO).default([]),
  modalidades: z.array(modalidadeDoProduto).max(5000).default([]),
  decisoes: z.array(decisao).max(5000).default([]),
  realocacoes: z.array(realocacao).max(5000).default([]),
  ordensJudiciais: z.array(ordemJudicial).max(100).default([]),
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof campos>>;

export const dciNovo = z.strictObject(campos).superRefine(coerente);
export type DciNovo = z.infer<typeof dciNovo>;

export const dciEdicao = z.strictObject({ ...identidade, ...campos }).superRefine(coerente);

const outraDci = z.object({ id, processo: z.string(), numero: z.string().nullable(), situacao: z.enum(SITUACOES_DCI) });

/** What is paid, and how far it is. */
const SITUACOES_PAGAMENTO_DCI = ['NADA_A_PAGAR', 'A_PAGAR', 'ATRASADA', 'PAGA'] as const;
export type SituacaoPagamentoDci = (typeof SITUACOES_PAGAMENTO_DCI)[number];

/** A row of the list. */
export const dciResumo = z.object({
  ...registroLido,
  /** As we number them. */
  processo: z.string(),
  /** As the Receita does. */
  numero: z.string().nullable(),
  tipo: z.enum(TIPOS_DCI),
  natureza: z.enum(NATUREZAS_DCI),
  competencia: z.string().nullable(),
  /** Number of the nota of an individual one. */
  nota: z.string().nullable(),
  importador: importadorApontado,
  itens: z.number().int(),
  notas: z.number().int(),
  /** US$ of II of what was industrialised with PPB. */
  iiUSD: decimalDe(7).nullable(),
  /** Reais of all taxes, before fine and interest; null where not all is known. */
  tributos: dinheiro.nullable(),
  venceEm: data.nullable(),
  situacao: z.enum(SITUACOES_DCI),
  desde: data.nullable(),
  dataRegistro: data.nullable(),
  canal: z.enum(CANAIS_DCI).nullable(),
  pagamento: z.enum(SITUACOES_PAGAMENTO_DCI),
  pagoEm: data.nullable(),
});
export type DciResumo = z.infer<typeof dciResumo>;

const porTributo = <T extends z.ZodType>(valor: T) => z.object({ II: valor, IPI: valor, PIS: valor, COFINS: valor });

const loteDaOrigem = z.object({
  id,
  numeroDeclaracao: z.string(),
  adicao: z.number().int(),
  item: z.number().int(),
});

const origemDoItem = z.object({
  insumo: z.string(),
  coefTecnico: decimalDe(7),
  quantidade: decimalDe(7),
  lote: loteDaOrigem,
  vuUSD: decimalDe(7).nullable(),
  freteUSD: decimalDe(7).nullable(),
  seguroUSD: decimalDe(7).nullable(),
  aliq: porTributo(aliquota.nullable()),
  suspensos: porTributo(z.boolean()),
});

/** Reais of each tax of an item; null where it is not known yet. */
const tributosDoItem = porTributo(dinheiro.nullable());

const itemDaDci = z.object({
  chave: z.string(),
  modalidade: modalidadeDci,
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  destino: localDestinoDci,
  quantidade: decimalDe(5),
  /** Reais of the notas. */
  valor: dinheiro,
  notas: z.number().int(),
  /** The product of the cadastro; null of what is not industrialised here. */
  produto: z.object({ id, codigo: z.string() }).nullable(),
  /** The part number of the cadastro. */
  itemCadastrado: z.object({ id, partNumber: z.string() }).nullable(),
  /** PI com PPB; null blocks. */
  dcr: z
    .object({
      id,
      numero: z.string().nullable(),
      processo: z.string(),
      iiUnitUSD: decimalDe(7),
      CRA: decimalDe(2),
    })
    .nullable(),
  exigivel: z.boolean().nullable(),
  /** What the table says of it, before anybody decides. */
  exigivelPadrao: z.boolean().nullable(),
  motivo: z.string().nullable(),
  origens: z.array(origemDoItem),
  falta: z.boolean(),
  iiUSD: decimalDe(7).nullable(),
  ...tributosDoItem.shape,
});
export type ItemLidoDaDci = z.infer<typeof itemDaDci>;

/** What a tax of a modalidade comes to. Reais. */
const grupoDaDci = z.object({
  modalidade: modalidadeTributada,
  tributo,
  /** Σ of the items; null where one is not known. */
  calculado: dinheiro.nullable(),
  /** What a judge set instead. */
  judicial: dinheiro.nullable(),
  /** What the DCI that this one corrects declared. */
  anterior: dinheiro.nullable(),
  principal: dinheiro.nullable(),
  multa: dinheiro.nullable(),
  juros: dinheiro.nullable(),
});

/** A DARF: one for each tax. */
const pagamentoDaDci = z.object({
  tributo,
  /** Código de receita, four digits. */
  receita: z.string(),
  principal: dinheiro,
  multa: dinheiro,
  juros: dinheiro,
  total: dinheiro,
});

const passoLido = z.object({
  id,
  passo: z.enum([...PASSOS_DA_DCI, 'EDITAR', 'SUCEDIDA']),
  situacao: z.enum(SITUACOES_DCI),
  data,
  numero: z.string().nullable(),
  canal: z.enum(CANAIS_DCI).nullable(),
  motivo: z.string().nullable(),
  arquivoId: id.nullable(),
  sucessora: outraDci.nullable(),
  em: instante,
  usuario: z.object({ id, nome: z.string() }),
  desfeito: z.object({ em: instante, usuario: z.string() }).nullable(),
});

/** The whole of one; whether its payment is late is asked of a day. */
export const dci = dciResumo.omit({ pagamento: true }).extend({
  ...campos,
  importador: importadorApontado.extend({ dciMensal: z.boolean() }),
  representante: z.object({ id, nome: z.string() }).nullable(),
  taxaUSD: decimalDe(4).nullable(),
  /** The one this corrects, and the registered one that corrected it. */
  anterior: outraDci.nullable(),
  sucessora: outraDci.nullable(),
  lista: z.array(itemDaDci),
  /** Codes of the notas nobody can tell the modalidade of; they are in no item until it is told. */
  semModalidade: z.array(
    z.object({
      codigo: z.string(),
      descricao: z.string(),
      ncm: z.string(),
      unidade: z.string(),
      quantidade: decimalDe(5),
      notas: z.number().int(),
    }),
  ),
  grupos: z.array(grupoDaDci),
  darfs: z.array(pagamentoDaDci),
  totalDARF: dinheiro.nullable(),
  /** What the DCI that this one corrects declared, for the engine of the browser. */
  declaradoAntes: z.array(z.object({ modalidade: modalidadeTributada, tributo, principal: dinheiro })),
  /** Códigos de receita of the day, by tax. */
  receitas: porTributo(z.string()),
  /** Of the notas brought: in it, and left out by reason. */
  contagem: z.object({
    dentro: z.number().int(),
    fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  }),
  passos: z.array(passoLido),
  dataTransmissao: data.nullable(),
  arquivo: z.object({ id, em: instante }).nullable(),
  /** Of the engine that reckoned its figures. */
  motor: z.string().nullable(),
  /** The payment that was told, with what was paid. */
  pago: z
    .object({ data, darfs: z.array(pagamentoDaDci), total: dinheiro, em: instante, usuario: z.string() })
    .nullable(),
});
export type DciLido = z.infer<typeof dci>;

export const dciConsulta = consultaDeCadastro(
  [
    'processo',
    'numero',
    'competencia',
    'importador',
    'iiUSD',
    'tributos',
    'venceEm',
    'situacao',
    'dataRegistro',
    'alteradoEm',
  ],
  '-processo',
  {
    importadorId: id.optional(),
    situacao: z.enum(SITUACOES_DCI).optional(),
    tipo: z.enum(TIPOS_DCI).optional(),
    natureza: z.enum(NATUREZAS_DCI).optional(),
    competencia: competencia.optional(),
    /** With an item that goes there. */
    destino: z.coerce.number().pipe(localDestinoDci).optional(),
    /** With an item of that code. */
    produto: z.string().trim().max(60).optional(),
    naoPaga: z.literal('true').optional(),
    atrasada: z.literal('true').optional(),
  },
);
export type DciConsulta = z.infer<typeof dciConsulta>;

export const dciTotaisConsulta = dciConsulta.omit(SEM_ORDEM);
export type DciTotaisConsulta = z.infer<typeof dciTotaisConsulta>;

export const dciTotais = z.object({ iiUSD: decimalDe(7), tributos: dinheiro });

/** Body of `POST /api/Dci/:id/Passo`. */
export const pedidoDePassoDaDci = z.strictObject({
  versao: z.number().int().min(1),
  passo: z.enum(PASSOS_DA_DCI),
  data,
  numero: opcional(z.string().trim()),
  canal: opcional(z.enum(CANAIS_DCI)),
  motivo: textoOpcional(500),
});
export type PedidoDePassoDaDci = z.infer<typeof pedidoDePassoDaDci>;

/** Body of `POST /api/Dci/:id/Copiar`: another begun with the same header, or the retificadora, which begins with the notas too. */
export const pedidoDeCopiaDaDci = z.strictObject({ natureza: z.enum(NATUREZAS_DCI) });

/** Body of `POST /api/Dci/:id/Pagamento`; the statement is reckoned for that day. */
export const pedidoDePagamento = z.strictObject({
  versao: z.number().int().min(1),
  data,
  selic: z.array(selicDoMes).max(MESES_DA_SELIC_MAXIMO).default([]),
});
export type PedidoDePagamento = z.infer<typeof pedidoDePagamento>;

/** Query of `GET /api/Dci/:id/Darf`: what would be paid on a day. */
export const darfConsulta = z.strictObject({ em: data });
export const demonstrativoDeDarf = z.object({
  em: data,
  venceEm: data.nullable(),
  diasAtraso: z.number().int(),
  percMulta: decimalDe(2),
  percJuros: decimalDe(2),
  darfs: z.array(pagamentoDaDci),
  total: dinheiro,
});
export type DemonstrativoDeDarf = z.infer<typeof demonstrativoDeDarf>;

/** Answer of `GET /api/Dci/:id/Conferencia`. */
export const conferenciaDaDci = z.object({
  apontamentos: z.array(
    z.object({
      nivel: z.enum(['erro', 'aviso']),
      codigo: z.string(),
      mensagem: z.string(),
      campo: z.string().nullable(),
      etapa: z.enum(ETAPAS_DCI),
      nota: z.object({ id, numero: z.string() }).nullish(),
      produto: z.object({ id, codigo: z.string() }).nullish(),
    }),
  ),
});

/** `GET /api/Dci/Pendentes`: of each industry that files monthly, the months not registered yet. */
export const competenciaPendente = z.object({
  importador: importadorApontado,
  competencia: z.string(),
  /** The one begun for it; null where none is. */
  dci: outraDci.nullable(),
  venceEm: data,
  /** Negative once it is late. */
  dias: z.number().int(),
});
export type CompetenciaPendente = z.infer<typeof competenciaPendente>;

/* ---- notas ---- */

const destinatario = z.object({
  tipo: z.enum(['PJ', 'PF', 'EXTERIOR']),
  documento: z.string().nullable(),
  nome: z.string(),
});

const quantidadeDaNota = decimalInformado({ inteiros: 9, casas: 5, positivo: true });

const itemDaNotaNova = z.strictObject({
  codigo: z.string().trim().min(1, 'Informe o código do produto.').max(60),
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(120),
  ncm,
  cfop: z.string().regex(/^[1-7]\d{3}$/, 'O CFOP tem quatro algarismos.'),
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(6),
  quantidade: quantidadeDaNota,
  /** Reais. */
  valorUnitario: decimalInformado({ inteiros: 11, casas: 10 }),
});

/** A nota somebody types. */
export const notaNova = z.strictObject({
  numero: z.string().regex(/^\d{1,9}$/, 'O número da nota tem até nove algarismos.'),
  serie: z.string().regex(/^\d{1,3}$/, 'A série tem até três algarismos.'),
  chave: forma(/^[0-9A-Z]{44}$/, 'A chave tem 44 caracteres.'),
  emissao: data,
  /** The day it left; the day of issue where none is told. */
  saida: opcional(data),
  destinatario: z.strictObject({
    tipo: z.enum(['PJ', 'PF'], 'Escolha PJ ou PF.'),
    documento: z.string().trim().min(1, 'Informe o CNPJ ou o CPF.').max(18),
    nome: z.string().trim().min(1, 'Informe o destinatário.').max(60),
  }),
  uf: z.enum(UFS, 'Escolha a UF.'),
  municipio: z.object({ codigo: z.string().regex(/^\d{7}$/, 'Escolha o município.') }, 'Escolha o município.'),
  itens: z.array(itemDaNotaNova).min(1, 'A nota tem ao menos um item.').max(990),
});
export type NotaNova = z.infer<typeof notaNova>;

export const notaEdicao = notaNova.extend({ id, versao: z.number().int().min(1) });

const itemDaNota = z.object({
  id,
  /** From 1. */
  nItem: z.number().int(),
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  cfop: z.string(),
  unidade: z.string(),
  quantidade: decimalDe(5),
  valorUnitario: decimalDe(10),
  valor: dinheiro,
  modalidade: modalidadeDci.nullable(),
  dcr: z.object({ id, numero: z.string().nullable(), processo: z.string() }).nullable(),
  fora: z.enum(MOTIVOS_FORA).nullable(),
});

export const notaDaDci = z.object({
  id,
  versao: z.number().int(),
  /** Read of an XML, or typed. */
  origem: z.enum(['XML', 'DIGITADA']),
  chave: z.string().nullable(),
  numero: z.string(),
  serie: z.string(),
  emissao: data,
  saida: data.nullable(),
  destinatario,
  uf: z.string().nullable(),
  municipio: codigoENome.nullable(),
  /** Null where the município is not known, or it is left out. */
  destino: localDestinoDci.nullable(),
  valor: dinheiro,
  fora: z.enum(MOTIVOS_FORA).nullable(),
  motivoFora: z.string().nullable(),
  itens: z.array(itemDaNota),
});
export type NotaDaDci = z.infer<typeof notaDaDci>;

export const notasConsulta = consultaDeLista(['numero', 'saida', 'destinatario', 'valor'], 'numero', {
  situacao: z.enum(['DENTRO', 'FORA']).optional(),
  fora: z.enum(MOTIVOS_FORA).optional(),
  destino: z.coerce.number().pipe(localDestinoDci).optional(),
  produto: z.string().trim().max(60).optional(),
});
export type NotasConsulta = z.infer<typeof notasConsulta>;

/** Body of `POST /api/Dci/:id/Nota/:notaId/Fora`: leaves a nota out by hand, or takes it in again. */
export const pedidoDeFora = z.strictObject({ versao: z.number().int().min(1), motivo: textoOpcional(200) });

/** What came of a file, or a zip of them, on its way and at its end. `GET /api/Dci/:id/Recebimento/:recebimento`. */
export const recebimentoDeNotas = z.object({
  id,
  situacao: z.enum(['RECEBENDO', 'APURANDO', 'TERMINADO', 'FALHOU']),
  /** Documents read, of how many; null until that is known. */
  lidos: z.number().int(),
  total: z.number().int().nullable(),
  incluidas: z.number().int(),
  /** The same nota, brought again. */
  repetidas: z.number().int(),
  /** Left out, by reason; they are kept in the DCI and say so. */
  fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  /** Files nothing was taken of, and why: the first of them, and how many they are. */
  recusadasAoTodo: z.number().int(),
  recusadas: z.array(z.object({ arquivo: z.string(), motivo: z.string() })),
  /** The sentence of what went wrong as a whole. */
  falha: z.string().nullable(),
});
export type RecebimentoDeNotas = z.infer<typeof recebimentoDeNotas>;

/** How many files that nothing was taken of are named. */
export const MAXIMO_DE_RECUSADAS = 200;
/** The largest upload of notas, in bytes. */
export const TAMANHO_MAXIMO_NOTAS = 256 * 1024 * 1024;

/* ---- insumos ---- */

const loteDisponivel = loteDaOrigem.extend({
  dataDesembaraco: data,
  processo: z.object({ id, numero: z.string() }),
  descricao: z.string(),
  unidade: z.string().nullable(),
  /** 7 decimals, before this DCI. */
  saldo: decimalDe(7),
});

/** An input this DCI draws: `GET /api/Dci/:id/Insumos`. */
const insumoDaDci = z.object({
  chave: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  /** Null where no declaration of the industry has any. */
  unidade: z.string().nullable(),
  /** 7 decimals. */
  necessidade: decimalDe(7),
  baixado: decimalDe(7),
  faltante: decimalDe(7),
  /** What it is for. */
  usos: z.array(
    z.object({
      item: z.string(),
      modalidade: modalidadeDci,
      codigo: z.string(),
      destino: localDestinoDci,
      coefTecnico: decimalDe(7),
      quantidade: decimalDe(7),
    }),
  ),
  saques: z.array(loteDisponivel.extend({ quantidade: decimalDe(7), manual: z.boolean() })),
  /** What of it is in stock, in the order it would be drawn; none of a DCI that is registered. */
  lotes: z.array(loteDisponivel),
});
export type InsumoDaDci = z.infer<typeof insumoDaDci>;

/** Whether what is missing blocks the registration, as the parameter has it. */
export const insumosDaDci = z.object({ faltanteBloqueia: z.boolean(), insumos: z.array(insumoDaDci) });
export type InsumosDaDci = z.infer<typeof insumosDaDci>;

interface Contexto {
  addIssue(problema: { code: 'custom'; path: (string | number)[]; message: string }): void;
}

/** What one field says of another. */
function coerente(dci: Campos, contexto: Contexto): void {
  const falta = (campo: keyof Campos, message: string) => contexto.addIssue({ code: 'custom', path: [campo], message });
  if (dci.tipo === 'MENSAL' && !dci.competencia) falta('competencia', 'Informe a competência da DCI mensal.');
  if (dci.tipo === 'INDIVIDUAL' && dci.competencia) falta('competencia', 'A DCI individual não tem competência.');
  if (dci.banco || dci.agencia || dci.conta) {
    if (!dci.banco) falta('banco', 'Informe o banco da conta.');
    if (!dci.agencia) falta('agencia', 'Informe a agência da conta.');
    if (!dci.conta) falta('conta', 'Informe a conta.');
  }
}
