import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDoDcr, FigurasDoDcr, SimNao, TipoDcr } from '#lib/domain/zfm/dcr.ts';
import type { ModeloDoProduto } from '#lib/domain/zfm/produto.ts';
import type { SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';
import type { CalculoDoDcr } from './calcular-documento.ts';

/** A DCR-E and all facts needed to check it; the check itself looks nothing up. */
export interface FatosDoDcr {
  hoje: DataTexto;
  documento: DocumentoAConferir;
  calculo: CalculoDoDcr;
  importador: { cnpj: string; resolucoes: readonly ResolucaoCas[] };
  /** Why the representante may not act today; `FALTA` when none was chosen, null when allowed. */
  representante: { impedimento: string | null } | 'FALTA';
  /** The NCMs of the document found in the table, with their II rate if a person entered it. */
  ncms: ReadonlyMap<string, { aliquotaII: DecimalTexto | null }>;
  /** Whether the complete official table was imported: only then a missing NCM does not exist. */
  tabelaNcmCompleta: boolean;
  /** The lotes that the lines point at, by {@link lugarDoLote}. */
  lotes: ReadonlyMap<string, LoteDoDcr>;
  /** The known declarations that the lines point at, by number. */
  declaracoes: ReadonlyMap<string, { importadorCnpj: string; desembaracada: boolean }>;
  /** For type R or S; `FALTA` when none was given, `FORA` when it is not in this system. */
  anterior: { numero: string | null; processo: string; situacao: SituacaoDcr } | 'FALTA' | 'FORA';
  /** The registered DCR-E of the same product that is in force, unless it is the former one. */
  vigente: { numero: string | null; processo: string } | null;
  /** For an open R or S: changes since its data base, and whether it declares just what the former did. */
  sucessao?: { mudancas: number; igual: boolean } | undefined;
  /** The previous DCR-E of the product. */
  comparado: Pick<FigurasDoDcr, 'CRA' | 'iiUnitUSD'> | null;
}

export interface DocumentoAConferir extends ConteudoDoDcr {
  tipo: TipoDcr;
  processoRetificador: string | null;
  ncm: string;
  /** Kilograms per unit. */
  pesoBruto: DecimalTexto;
  ppb: string | null;
  resolucao: string | null;
  informatica: boolean;
  dataBase: DataTexto;
  modelos: readonly ModeloDoProduto[];
}

export interface LoteDoDcr {
  importadorCnpj: string;
  /** 7 decimals. */
  saldo: DecimalTexto;
  /** Whether its II was suspended at the entry. */
  suspensao: SimNao;
  dataDesembaraco: DataTexto;
  /** A newer lote of the same item. */
  maisRecente: { numeroDeclaracao: string; dataDesembaraco: DataTexto } | null;
}

/** Builds the key of a lote. */
export function lugarDoLote(numeroDeclaracao: string, adicao: number, item: number): string {
  return `${numeroDeclaracao}/${adicao}/${item}`;
}
