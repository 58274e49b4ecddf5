import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ItemDaDci, ModalidadeTributada, NaturezaDci, TipoDci, TributoDci } from '#lib/domain/zfm/dci.ts';

/** The content of the registros of a DCI (layouts/dci-layout.csv). */
export interface DocumentoDci {
  tipo: TipoDci;
  natureza: NaturezaDci;
  /** A CNPJ with letters does not fit the file and is written as zeros. */
  cnpj: string;
  inscricaoEstadual: string | null;
  /** `YYYY-MM`; null for an individual DCI. */
  competencia: string | null;
  /** Only in an individual DCI. */
  nota: NotaDoArquivo | null;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  anteriorNumero: string | null;
  processoRetificador: string | null;
  /** The amounts to pay of each tax. In a retificadora they are the difference. */
  grupos: readonly {
    modalidade: ModalidadeTributada;
    tributo: TributoDci;
    principal: DecimalTexto | null;
    multa: DecimalTexto | null;
    juros: DecimalTexto | null;
  }[];
  itens: readonly ItemDoArquivo[];
  /** The known data of the drawn inputs, by `insumo` of the origens. */
  insumos: ReadonlyMap<string, InsumoDoArquivo>;
}

/** An item with the fields that only the file needs. */
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
    /** `chave` of the DCI item it belongs to. */
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
