import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { deve } from '#lib/domain/zfm/icms-devido.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { DAI_COM_CANAL, SITUACOES_SEGUINTES_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';

/** The act as a button names it. */
export const ATO_DA_MARCA: Readonly<Record<TipoDeMarca, string>> = {
  EM_ELABORACAO: 'Elaborar a DAI',
  XML_GERADO: 'Gerar XML',
  ENVIADA: 'Marcar como enviada',
  PENDENTE_PARAMETRIZACAO: 'Marcar pendente de parametrização',
  PARAMETRIZADA: 'Informar o canal',
  CIENCIA_DADA: 'Tomar ciência',
  NOTIFICADA: 'Lançar notificação',
  DAR_PAGO: 'Informar DAR pago',
  DESEMBARACADA: 'Informar desembaraço',
  REJEITADA: 'Informar rejeição',
  CANCELADA: 'Cancelar a DAI',
  LACRE: 'Informar lacre',
  EXONERACAO: 'Registrar exoneração',
};

/** Acts of the office itself, done at once: there is nothing to ask. */
export const SEM_PERGUNTA: ReadonlySet<TipoDeMarca> = new Set(['EM_ELABORACAO', 'XML_GERADO']);

/** The act that moves a DAI on from each situação. Null if there is none, or if the button stands elsewhere on the page. */
export const ATO_SEGUINTE: Readonly<Record<SituacaoDai, TipoDeMarca | null>> = {
  SEM_DAI: 'EM_ELABORACAO',
  EM_ELABORACAO: null,
  XML_GERADO: 'ENVIADA',
  ENVIADA: 'PARAMETRIZADA',
  PENDENTE_PARAMETRIZACAO: 'PARAMETRIZADA',
  PARAMETRIZADA: 'CIENCIA_DADA',
  CIENCIA_DADA: 'DESEMBARACADA',
  NOTIFICADA: 'DAR_PAGO',
  DAR_PAGO: 'DESEMBARACADA',
  DESEMBARACADA: null,
  REJEITADA: 'EM_ELABORACAO',
  CANCELADA: 'EM_ELABORACAO',
};

/** Situações in which what the DAI owes may be paid, notified or not. */
const DEPOIS_DA_CIENCIA: readonly SituacaoDai[] = ['CIENCIA_DADA', 'NOTIFICADA', 'DAR_PAGO', 'DESEMBARACADA'];

/** Whether the DAI is known to owe something. */
export const estaDevendo = ({
  notificacaoAberta,
  icmsPorNotificar,
}: Pick<DaiLida, 'notificacaoAberta' | 'icmsPorNotificar'>) => deve(notificacaoAberta) || deve(icmsPorNotificar);

/** Whether the mark is in turn now. The server decides in the end. */
export function cabeAgora(tipo: TipoDeMarca, situacao: SituacaoDai, exonerada: boolean, devendo = false): boolean {
  if (tipo === 'EXONERACAO') return !exonerada;
  if (tipo === 'NOTIFICADA' && situacao === 'DESEMBARACADA') return true;
  if (tipo === 'DAR_PAGO' && devendo && DEPOIS_DA_CIENCIA.includes(situacao)) return true;
  if (tipo === 'LACRE') return DAI_COM_CANAL.includes(situacao);
  return SITUACOES_SEGUINTES_DAI[situacao].includes(tipo);
}

/** The fields of a mark besides its day and receipt. */
interface CamposDaMarca {
  numero?: { rotulo: string; obrigatorio?: true };
  canal?: true;
  valor?: { rotulo: string; ajuda?: string; obrigatorio?: true };
  vencimento?: true;
  motivo?: { rotulo: string; obrigatorio?: true; ajuda?: string };
  /** Text above the fields: what the act is, and where it is done. */
  aviso?: string;
}

export const NUMERO_DA_DAI = { rotulo: 'Número da DAI' };

export const CAMPOS_DA_MARCA: Readonly<Record<TipoDeMarca, CamposDaMarca>> = {
  EM_ELABORACAO: {},
  XML_GERADO: {},
  ENVIADA: {
    numero: NUMERO_DA_DAI,
    motivo: { rotulo: 'Por onde foi enviada', ajuda: 'Quando o XML enviado não é o gerado aqui.' },
    aviso: 'O Cais não transmite à Sefaz: envie o XML assinado no portal dela e registre aqui o dia.',
  },
  PENDENTE_PARAMETRIZACAO: { numero: NUMERO_DA_DAI },
  PARAMETRIZADA: { canal: true, numero: NUMERO_DA_DAI },
  CIENCIA_DADA: {
    aviso: 'A ciência de direito é a que o importador dá no DT-e. Aqui fica o dia dela, e quem registrou.',
  },
  NOTIFICADA: {
    numero: { rotulo: 'Número da notificação' },
    valor: { rotulo: 'Valor notificado', obrigatorio: true },
    vencimento: true,
    motivo: { rotulo: 'O que a notificação diz' },
  },
  DAR_PAGO: {
    numero: { rotulo: 'Número do DAR', obrigatorio: true },
    valor: {
      rotulo: 'Valor pago',
      ajuda: 'Vazio: tudo o que está em aberto. Pago em parte, o resto continua em aberto.',
    },
  },
  DESEMBARACADA: {
    motivo: { rotulo: 'Por que se segue com ICMS em aberto', obrigatorio: true, ajuda: 'Fica no histórico da DAI.' },
  },
  REJEITADA: { motivo: { rotulo: 'Por que a Sefaz rejeitou', obrigatorio: true } },
  CANCELADA: { motivo: { rotulo: 'Por que é cancelada', obrigatorio: true } },
  LACRE: { numero: { rotulo: 'Número do lacre', obrigatorio: true } },
  EXONERACAO: { aviso: 'A exoneração do ICMS é declarada no Siscomex (Declarar ICMS, tipo Exoneração).' },
};
