import { z } from 'zod';
import type { LocalDestino } from '#lib/domain/aduana/local-destino.ts';
import { SETORES } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ModalidadeDci } from '#lib/domain/zfm/dci.ts';
import { ARQUIVOS_HABILITACAO } from '#lib/domain/zfm/habilitacao-dci.ts';
import { dataLida, id } from '#lib/registros/primitivos.ts';
import { formatoExportacao } from './exportacao.ts';

/** Query of `GET /api/Dci/Habilitacao`. */
export const habilitacaoConsulta = z.strictObject({ importadorId: id });

/** Query of `GET /api/Dci/Habilitacao/:arquivo`. */
export const habilitacaoDeArquivoConsulta = habilitacaoConsulta.extend({ formato: formatoExportacao });

export const arquivoHabilitacao = z.enum(ARQUIVOS_HABILITACAO);

/** Whether an industry may file monthly, and what there is for each of the files that is asked for with. */
export const habilitacaoDaDci = z.object({
  importador: z.object({ id, cnpj: z.string(), razaoSocial: z.string(), setor: z.enum(SETORES) }),
  habilitada: z.boolean(),
  adeNumero: z.string().nullable(),
  adeData: dataLida.nullable(),
  arquivos: z.array(
    z.object({
      arquivo: arquivoHabilitacao,
      /** Null of one that is not asked of its sector. */
      linhas: z.number().int().nullable(),
    }),
  ),
});
export type HabilitacaoDaDci = z.infer<typeof habilitacaoDaDci>;

/** An imported input in a product: a line of REGINS. */
export interface InsumoRelacionado {
  codigo: string;
  descricao: string;
  /** Eight zeros or eight digits, as the record it comes from has it. */
  ncm: string;
  unidade: string | null;
  produto: { codigo: string; descricao: string };
  /** Per unit of the product, losses included, 7 decimals. */
  coefTecnico: DecimalTexto;
  /** The DCR-E or the revision it is told by. */
  fonte: string;
}

/** A product of the industry, or what it resold: a line of REGMERC. */
export interface MercadoriaDaHabilitacao {
  tipo: 'PRODUTO' | 'REVENDA';
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  ppb: string | null;
  resolucao: string | null;
  /** In force today. */
  dcr: string | null;
  dcrDesde: DataTexto | null;
  /** US$ per unit. */
  iiUnitUSD: DecimalTexto | null;
}

/** Who received or supplied: a line of REGPJF. */
export interface PessoaDaHabilitacao {
  papel: 'DESTINATARIO' | 'FORNECEDOR';
  tipo: 'PJ' | 'PF' | 'EXTERIOR';
  /** CNPJ or CPF, without mask. */
  documento: string | null;
  nome: string;
  /** Of its last nota. */
  municipio: string | null;
  uf: string | null;
  pais: string | null;
  /** Of notas, or of declarations of a supplier. */
  documentos: number;
}

/** What left of a product to a destino: a line of REGESTI. */
export interface EstimativaDeInternacao {
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  modalidade: ModalidadeDci;
  destino: LocalDestino;
  /** In the twelve months, 5 decimals. */
  quantidade: DecimalTexto;
  /** Of the twelve, those something left in. */
  meses: number;
  /** A twelfth of the quantity, 5 decimals. */
  media: DecimalTexto;
}
