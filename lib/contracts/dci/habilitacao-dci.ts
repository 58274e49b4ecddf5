import { z } from 'zod';
import { formatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import { SETORES } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ModalidadeDci } from '#lib/domain/zfm/dci.ts';
import { ARQUIVOS_HABILITACAO } from '#lib/domain/zfm/habilitacao-dci.ts';
import { dataLida, id } from '#lib/registros/primitivos.ts';

/** Query of `GET /api/Dci/Habilitacao`. */
export const habilitacaoConsulta = z.strictObject({ importadorId: id });

/** Query of `GET /api/Dci/Habilitacao/:arquivo`. */
export const habilitacaoDeArquivoConsulta = habilitacaoConsulta.extend({ formato: formatoExportacao });

export const arquivoHabilitacao = z.enum(ARQUIVOS_HABILITACAO);

/** Whether an industry may file monthly, and how many lines each file of the application has. */
export const habilitacaoDaDci = z.object({
  importador: z.object({ id, cnpj: z.string(), razaoSocial: z.string(), setor: z.enum(SETORES) }),
  habilitada: z.boolean(),
  adeNumero: z.string().nullable(),
  adeData: dataLida.nullable(),
  arquivos: z.array(
    z.object({
      arquivo: arquivoHabilitacao,
      /** Null for a file that its sector does not have to send. */
      linhas: z.number().int().nullable(),
    }),
  ),
});
export type HabilitacaoDaDci = z.infer<typeof habilitacaoDaDci>;

/** A line of REGINS: an imported input of a product. */
export interface InsumoRelacionado {
  codigo: string;
  descricao: string;
  /** Eight digits, or eight zeros, as in the source record. */
  ncm: string;
  unidade: string | null;
  produto: { codigo: string; descricao: string };
  /** Per unit of the product, losses included, 7 decimals. */
  coefTecnico: DecimalTexto;
  /** The DCR-E or the revision that the coefficient comes from. */
  fonte: string;
}

/** A line of REGMERC: a product of the industry, or goods it resold. */
export interface MercadoriaDaHabilitacao {
  tipo: 'PRODUTO' | 'REVENDA';
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  ppb: string | null;
  resolucao: string | null;
  /** The DCR-E in force today. */
  dcr: string | null;
  dcrDesde: DataTexto | null;
  /** US$ per unit. */
  iiUnitUSD: DecimalTexto | null;
}

/** A line of REGPJF: a recipient or a supplier. */
export interface PessoaDaHabilitacao {
  papel: 'DESTINATARIO' | 'FORNECEDOR';
  tipo: 'PJ' | 'PF' | 'EXTERIOR';
  /** CNPJ or CPF, without mask. */
  documento: string | null;
  nome: string;
  /** From the last nota. */
  municipio: string | null;
  uf: string | null;
  pais: string | null;
  /** Number of notas, or of declarations for a supplier. */
  documentos: number;
}

/** A line of REGESTI: the quantity of a product that left for a destino. */
export interface EstimativaDeInternacao {
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  modalidade: ModalidadeDci;
  destino: LocalDestino;
  /** Of the twelve months, 5 decimals. */
  quantidade: DecimalTexto;
  /** Months with a departure, of the twelve. */
  meses: number;
  /** A twelfth of the quantity, 5 decimals. */
  media: DecimalTexto;
}
