import type { LocalDestino } from '#lib/domain/aduana/local-destino.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDaDci, ModalidadeDci, NaturezaDci, TipoDci } from '#lib/domain/zfm/dci.ts';
import type { SituacaoDci } from '#lib/domain/zfm/situacao-dci.ts';
import type { CalculoDaDci } from './calcular-documento.ts';

/** A DCI and all that has to be known to check it; nothing here is looked up. */
export interface FatosDaDci {
  hoje: DataTexto;
  documento: DciAConferir;
  calculo: CalculoDaDci;
  importador: { cnpj: string; inscricaoEstadual: string | null; dciMensal: boolean };
  /** Why the credenciado may not act today, null where they may; `FALTA` where none was chosen. */
  representante: { impedimento: string | null } | 'FALTA';
  /** The one a retificadora corrects; null of an original. */
  anterior: { numero: string | null; processo: string; situacao: SituacaoDci } | null;
  /** Of a monthly original: another of the industry and month that is not cancelled; null where there is none. */
  mesmaCompetencia: { numero: string | null; processo: string } | null;
  /** The notas that are in it, without those left out. */
  notas: readonly NotaAConferir[];
  /** Notas an item of which is also in another DCI that holds, those it corrects apart. */
  emOutraDci: readonly { nota: { id: string; numero: string }; dci: { numero: string | null; processo: string } }[];
  /** Beside the items of the document, by their `chave`. */
  itens: ReadonlyMap<string, ItemAConferir>;
  /** The DCR-Es its notas leave under, by id. */
  dcrs: ReadonlyMap<string, DcrAConferir>;
  /** Inputs of which the stock has too little; PI com PPB counts here too, though its tax does not hang on it. */
  faltantes: readonly FaltanteAConferir[];
  /** Stock chosen by hand that cannot be had, as `planejarSaques` says it, with the name of what was chosen. */
  recusas: readonly RecusaAConferir[];
  /** Whether what is missing keeps it from being validated (`DCI_FALTANTE_BLOQUEIA`). */
  faltanteBloqueia: boolean;
}

export interface DciAConferir extends ConteudoDaDci {
  tipo: TipoDci;
  natureza: NaturezaDci;
  /** `YYYY-MM`; null of an individual one. */
  competencia: string | null;
  processoRetificador: string | null;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  dataTransmissao: DataTexto | null;
}

export interface NotaAConferir {
  id: string;
  numero: string;
  emissao: DataTexto;
  /** Null where none is told: the day of issue is taken for it. */
  saida: DataTexto | null;
  /** Null where the município is not known. */
  destino: LocalDestino | 'ZFM' | null;
  /** Those that are in it. */
  itens: readonly ItemDaNotaAConferir[];
}

interface ItemDaNotaAConferir {
  nItem: number;
  codigo: string;
  /** Null of what no cadastro and nobody tells how it leaves. */
  modalidade: ModalidadeDci | null;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** The product of the cadastro. */
  produto: { id: string; codigo: string } | null;
  /** PI com PPB: the DCR-E taken for it; null where none is in force at the exit. */
  dcrId: string | null;
}

interface ItemAConferir {
  unidade: string;
  /** What the table says; null where it asks. */
  exigivelPadrao: boolean | null;
}

interface DcrAConferir {
  numero: string | null;
  processo: string;
  importadorCnpj: string;
  /** Day of its registration, null where it is not registered; the last it holds, null while it does. */
  vigenciaInicio: DataTexto | null;
  vigenciaFim: DataTexto | null;
}

/** Quantities with 7 decimals. */
interface FaltanteAConferir {
  /** `chave` of the input. */
  insumo: string;
  codigo: string;
  unidade: string | null;
  necessidade: DecimalTexto;
  faltante: DecimalTexto;
}

interface RecusaAConferir {
  insumo: string;
  codigo: string;
  /** `DI 26/9000001-0, adição 001, item 01`, or why it is none, to stand in parentheses. */
  lote: string;
  pedido: DecimalTexto;
  possivel: DecimalTexto;
}
