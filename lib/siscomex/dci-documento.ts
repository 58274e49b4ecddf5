import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ItemDaDci, ModalidadeTributada, NaturezaDci, TipoDci, TributoDci } from '#lib/domain/zfm/dci.ts';

/** What the records of a DCI say (layouts/dci-layout.csv). */
export interface DocumentoDci {
  tipo: TipoDci;
  natureza: NaturezaDci;
  /** One with letters has no place in the file, and goes as zeros. */
  cnpj: string;
  inscricaoEstadual: string | null;
  /** `YYYY-MM`; null of an individual one. */
  competencia: string | null;
  /** Of an individual one. */
  nota: NotaDoArquivo | null;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  anteriorNumero: string | null;
  processoRetificador: string | null;
  /** What is to be paid of each; of a retificadora that is the difference. */
  grupos: readonly {
    modalidade: ModalidadeTributada;
    tributo: TributoDci;
    principal: DecimalTexto | null;
    multa: DecimalTexto | null;
    juros: DecimalTexto | null;
  }[];
  itens: readonly ItemDoArquivo[];
  /** What is known of the inputs that were drawn, by `insumo` of the origens. */
  insumos: ReadonlyMap<string, InsumoDoArquivo>;
}

/** An item with what only the file asks of it. */
export interface ItemDoArquivo extends ItemDaDci {
  ncm: string;
  unidade: string;
  /** Reais of the notas, 2 decimals. */
  valor: DecimalTexto;
}

export interface NotaDoArquivo {
  numero: string;
  serie: string;
  emissao: DataTexto;
  saida: DataTexto | null;
  cfop: string;
  destinatario: { tipo: 'PJ' | 'PF'; documento: string };
  uf: string;
  itens: readonly {
    nItem: number;
    /** `chave` of the item of the DCI it is part of. */
    chave: string;
    /** 5 decimals. */
    quantidade: DecimalTexto;
    /** Reais, up to 10 decimals; the file has 7. */
    valorUnitario: DecimalTexto;
    valor: DecimalTexto;
  }[];
}

export interface InsumoDoArquivo {
  codigo: string;
  descricao: string;
  ncm: string | null;
  unidade: string | null;
}
