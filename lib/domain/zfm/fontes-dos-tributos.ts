import type { PorTributo, TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { CategoriaPisCofins, RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { Setor, SituacaoSuframa } from '#lib/domain/cadastros/importador.ts';
import type { SituacaoReferencia } from '#lib/domain/cadastros/parametro.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What is known of the taxes of the goods of a process, on a day: the input of `proporTributos`. */
export interface FontesDosTributos {
  dia: DataTexto;
  /** Null when the importer of the process is not in the cadastro. */
  importador: { situacaoSuframa: SituacaoSuframa; validadeSuframa: DataTexto | null; setor: Setor } | null;
  /** Rows in force on the day, the newest of a code first. */
  tabela: AliquotasDaNcm[];
  ultimas: UltimaDeclarada[];
  /** At most one answer of the Portal Único for each NCM and country. */
  tratamentos: TratamentoDaNcm[];
}

/** A row of the NCM table; the rates of one code may stand in several. */
export interface AliquotasDaNcm {
  ncm: string;
  aliquotaII: DecimalTexto | null;
  aliquotaIPI: DecimalTexto | null;
  desde: DataTexto | null;
  fonte: string | null;
  situacao: SituacaoReferencia;
}

/** What the Portal Único answered of the grounds of a NCM from a country; it has no rates. */
export interface TratamentoDaNcm {
  ncm: string;
  /** Siscomex code of the country of origin. */
  pais: string;
  /** Whether the training environment answered, whose grounds are of no declaration. */
  deTreinamento: boolean;
  /** The day of the fato gerador that was asked about, and the day of the answer. */
  dataDoFato: DataTexto;
  respondidoEm: DataTexto;
  fundamentos: FundamentoConhecido[];
}

/** A ground whose tax and regime are known here. Its code is that of the DUIMP, of up to four digits, not that of the DI. */
export interface FundamentoConhecido {
  tributo: TributoFederal;
  regime: RegimeTributario;
  codigo: string;
  nome: string | null;
  /** Whether it applies without being chosen. */
  normal: boolean;
  /** What the goods must be, in words; null where the Portal tells nothing. */
  condicao: string | null;
}

/** How the newest declaration of the importer with a part number declared it, under the same NCM. */
export interface UltimaDeclarada {
  partNumber: string;
  ncm: string;
  numero: string;
  dataRegistro: DataTexto;
  adicao: string;
  tributos: PorTributo<TributoDaUltima>;
  /** Code of the fundamento legal of the II. */
  fundamentoDoII: string | null;
}

export interface TributoDaUltima {
  regime: RegimeTributario | null;
  aliquota: DecimalTexto | null;
  aliquotaReduzida: DecimalTexto | null;
  /** The table of PIS or COFINS that had this rate on the day of registration. */
  categoria: CategoriaPisCofins | null;
}
