import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDaDci, ModalidadeDci, NaturezaDci, TipoDci } from '#lib/domain/zfm/dci.ts';
import type { SituacaoDci } from '#lib/domain/zfm/situacao-dci.ts';
import type { CalculoDaDci } from './calcular-documento.ts';

/** A DCI and all facts needed to check it; the check itself looks nothing up. */
export interface FatosDaDci {
  hoje: DataTexto;
  documento: DciAConferir;
  calculo: CalculoDaDci;
  importador: { cnpj: string; inscricaoEstadual: string | null; dciMensal: boolean };
  /** Why the credenciado may not act today, null when allowed; `FALTA` when none was chosen. */
  representante: { impedimento: string | null } | 'FALTA';
  /** The DCI that a retificadora corrects; null for an original. */
  anterior: { numero: string | null; processo: string; situacao: SituacaoDci } | null;
  /** For an open retificadora: what it changes of the DCI it corrects, in words; empty where it declares the same. */
  mudancas?: readonly string[] | undefined;
  /** For an open DCI: what a calculation of now changes of its saved figures, in words. */
  envelheceu?: readonly string[] | undefined;
  /** For a monthly original: another DCI of the industry and month that is not cancelled; null when there is none. */
  mesmaCompetencia: { numero: string | null; processo: string } | null;
  /** The notas in the DCI, without those left out. */
  notas: readonly NotaAConferir[];
  /** Notas with an item that is also in another valid DCI, apart from the DCIs this one corrects. */
  emOutraDci: readonly { nota: { id: string; numero: string }; dci: { numero: string | null; processo: string } }[];
  /** Additional facts on the items of the document, by `chave`. */
  itens: ReadonlyMap<string, ItemAConferir>;
  /** The DCR-Es that the notas leave under, by id. */
  dcrs: ReadonlyMap<string, DcrAConferir>;
  /** Inputs with too little stock. PI com PPB counts too, though its tax does not depend on the stock. */
  faltantes: readonly FaltanteAConferir[];
  /** What left before the lotes that would serve it were cleared. */
  antesDoDesembaraco: readonly SaidaSemLoteAConferir[];
  /** Manual choices of stock that cannot be met, from `planejarSaques`, with the name of the chosen lote. */
  recusas: readonly RecusaAConferir[];
  /** Whether a shortfall prevents the validation (`DCI_FALTANTE_BLOQUEIA`). */
  faltanteBloqueia: boolean;
}

export interface DciAConferir extends ConteudoDaDci {
  tipo: TipoDci;
  natureza: NaturezaDci;
  /** `YYYY-MM`; null for an individual DCI. */
  competencia: string | null;
  processoRetificador: string | null;
  /** Presença de carga of an individual DCI, or the form of its dispensation. */
  presencaEm: DataTexto | null;
  presencaRecinto: string | null;
  presencaDispensa: string | null;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  dataTransmissao: DataTexto | null;
}

export interface NotaAConferir {
  id: string;
  numero: string;
  emissao: DataTexto;
  /** Null when missing: then the issue day is used. */
  saida: DataTexto | null;
  /** Null when the município is unknown. */
  destino: LocalDestino | 'ZFM' | null;
  /** The items that are in the DCI. */
  itens: readonly ItemDaNotaAConferir[];
}

interface ItemDaNotaAConferir {
  nItem: number;
  codigo: string;
  /** Null when neither a cadastro nor a person tells the modalidade. */
  modalidade: ModalidadeDci | null;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** The product of the cadastro. */
  produto: { id: string; codigo: string } | null;
  /** PI com PPB: the DCR-E used for the item; null when none is in force at the exit. */
  dcrId: string | null;
}

interface ItemAConferir {
  unidade: string;
  /** The default of the table; null when a person decides. */
  exigivelPadrao: boolean | null;
}

interface DcrAConferir {
  numero: string | null;
  processo: string;
  importadorCnpj: string;
  /**
   * `vigenciaInicio` is the day of its registration, null when not registered. `vigenciaFim` is its last day in force, null while
   * it is in force.
   */
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

/** An exit that left before a lote was cleared. */
export interface SaidaSemLoteAConferir {
  nota: { id: string; numero: string };
  dia: DataTexto;
  /** `chave` of the input. */
  insumo: string;
  codigo: string;
  /** `DI 26/9000001-0, adição 001, item 01`. */
  lote: string;
  desembaraco: DataTexto;
  /** Whether a person chose the lote: then it serves the exit in spite of the day. */
  escolhido: boolean;
}

interface RecusaAConferir {
  insumo: string;
  codigo: string;
  /** `DI 26/9000001-0, adição 001, item 01`, or why there is none; shown in parentheses. */
  lote: string;
  pedido: DecimalTexto;
  possivel: DecimalTexto;
}
