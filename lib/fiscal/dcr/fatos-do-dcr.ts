import type { ResolucaoCas } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDoDcr, FigurasDoDcr, SimNao, TipoDcr } from '#lib/domain/zfm/dcr.ts';
import type { ModeloDoProduto } from '#lib/domain/zfm/produto.ts';
import type { SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';
import type { CalculoDoDcr } from './calcular-documento.ts';

/** A DCR-E and all that has to be known to check it; nothing here is looked up. */
export interface FatosDoDcr {
  hoje: DataTexto;
  documento: DocumentoAConferir;
  calculo: CalculoDoDcr;
  importador: { cnpj: string; resolucoes: readonly ResolucaoCas[] };
  /** Why the representative may not act today; `FALTA` where none was chosen, null where they may. */
  representante: { impedimento: string | null } | 'FALTA';
  /** The NCMs asked for that are in the table, with their rate of the II where somebody said it. */
  ncms: ReadonlyMap<string, { aliquotaII: DecimalTexto | null }>;
  /** The whole official table was brought in: an NCM that is not in it is none. */
  tabelaNcmCompleta: boolean;
  /** The stock the lines point at, by {@link lugarDoLote}. */
  lotes: ReadonlyMap<string, LoteDoDcr>;
  /** The declarations they point at that are here, by number. */
  declaracoes: ReadonlyMap<string, { importadorCnpj: string; desembaracada: boolean }>;
  /** Of type R or S; `FALTA` where none was told, `FORA` of one that is not here. */
  anterior: { numero: string | null; processo: string; situacao: SituacaoDcr } | 'FALTA' | 'FORA';
  /** The registered one of the same product that is in force, if it is another than the former. */
  vigente: { numero: string | null; processo: string } | null;
  /** The DCR-E of the product before this one. */
  comparado: Pick<FigurasDoDcr, 'CRA' | 'iiUnitUSD'> | null;
}

export interface DocumentoAConferir extends ConteudoDoDcr {
  tipo: TipoDcr;
  processoRetificador: string | null;
  ncm: string;
  /** Kilograms of one unit. */
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
  /** Whether its II came in suspended. */
  suspensao: SimNao;
  dataDesembaraco: DataTexto;
  /** A newer one of the same item. */
  maisRecente: { numeroDeclaracao: string; dataDesembaraco: DataTexto } | null;
}

/** What a lote is found by. */
export function lugarDoLote(numeroDeclaracao: string, adicao: number, item: number): string {
  return `${numeroDeclaracao}/${adicao}/${item}`;
}
