import { z } from 'zod';
import { MESES_DA_SELIC_MAXIMO } from '#lib/domain/datas/meses-da-selic.ts';
import { TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { contaInteira, entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { data, decimalInformado, id } from '#lib/registros/primitivos.ts';
import { apontado, formaOpcional, opcional, referenciaOpcional, textoOpcional } from '#lib/registros/tipos.ts';
import { identidade } from './cadastro.ts';
import { selicDoMes } from './dci-pagamento.ts';
import { competencia, modalidadeDci, modalidadeTributada, tributo } from './dci-partes.ts';

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

/** A produto estrangeiro that leaves as obsoleto or sucata (lib/domain/zfm/dci.ts). */
const obsoleto = z.strictObject({
  /** `chave` of the item. */
  item: z.string().max(200),
  valor: decimalInformado({ inteiros: 13, casas: 2, positivo: true }),
  parecer: z.string().trim().min(1, 'Informe o parecer da Suframa.').max(60),
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

/** What is typed of a DCI. */
export const CAMPOS_DA_DCI = {
  importador: apontado('Escolha a indústria.'),
  /** Whoever is credenciado at the Siscomex. */
  representante: referenciaOpcional(z.object({ id })),
  tipo: z.enum(TIPOS_DCI, 'Escolha mensal ou individual.').default('MENSAL'),
  /** `YYYY-MM`; of a monthly one only. */
  competencia: opcional(competencia),
  /** 17 digits, where a retificação asks for money back. */
  processoRetificador: formaOpcional(/^\d{17}$/, 'O processo administrativo tem 17 algarismos.'),
  banco: formaOpcional(/^\d{3}$/, 'O código do banco tem três algarismos.'),
  agencia: formaOpcional(/^\d{1,4}$/, 'A agência tem até quatro algarismos, sem o dígito.'),
  conta: formaOpcional(/^[0-9A-Za-z][0-9A-Za-z-]{0,18}$/, 'A conta tem até 19 letras, algarismos ou hifens.'),
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
  obsoletos: z.array(obsoleto).max(5000).default([]),
  realocacoes: z.array(realocacao).max(5000).default([]),
  ordensJudiciais: z.array(ordemJudicial).max(100).default([]),
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof CAMPOS_DA_DCI>>;

/** What one field says of another. */
const COERENCIA = [
  [['tipo', 'competencia'], doTipo],
  [['banco', 'agencia', 'conta'], contaInteira],
] as const;

export const dciNovo = entreVariosCampos(z.strictObject(CAMPOS_DA_DCI), ...COERENCIA);
export type DciNovo = z.infer<typeof dciNovo>;

export const dciEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...CAMPOS_DA_DCI }), ...COERENCIA);

function doTipo({ tipo, competencia }: Pick<Campos, 'tipo' | 'competencia'>, { addIssue }: Recusas): void {
  const falta = (message: string) => addIssue({ code: 'custom', path: ['competencia'], message });
  if (tipo === 'MENSAL' && !competencia) falta('Informe a competência da DCI mensal.');
  if (tipo === 'INDIVIDUAL' && competencia) falta('A DCI individual não tem competência.');
}
