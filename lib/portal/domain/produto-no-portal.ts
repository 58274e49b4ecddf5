import type { EstadoNaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { EnvioAnterior, SituacaoDoPreparo } from './preparo-no-portal.ts';

export const MODALIDADES_DO_PRODUTO = ['IMPORTACAO', 'EXPORTACAO'] as const;
export type ModalidadeDoProduto = (typeof MODALIDADES_DO_PRODUTO)[number];

export const NOME_MODALIDADE_DO_PRODUTO: Readonly<Record<ModalidadeDoProduto, string>> = {
  IMPORTACAO: 'Importação',
  EXPORTACAO: 'Exportação',
};

/** Characters, by `ProdutoIntegracaoRequestDTO`. */
export const LIMITES_DO_PRODUTO = { denominacao: 120, descricao: 3700, codigoInterno: 60 } as const;

/** One value as the Portal writes it, or one group of the parts of a compound attribute, by the code of the part. */
export type ValorDado = string | Readonly<Record<string, string>>;
/** The values of a product, by the code of the attribute. */
export type ValoresDoProduto = Readonly<Record<string, readonly ValorDado[]>>;

/** What a product says. */
export interface DadosDoProduto {
  codigoInterno: string;
  denominacao: string;
  descricao: string | null;
  ncm: string;
  modalidade: ModalidadeDoProduto;
  valores: ValoresDoProduto;
}

/** What a product of the Portal said before a change of it was prepared here, and what undoing brings back. */
export interface ProdutoVigente extends DadosDoProduto, EnvioAnterior {}

/** A product of the Portal that no product here is. */
export interface ProdutoSoLa {
  codigo: string;
  versao: string | null;
  situacao: string | null;
  ncm: string | null;
  denominacao: string | null;
  codigosInterno: readonly string[];
}

/** What is known of a product, as far as a DUIMP asks. */
export interface ProdutoConhecido {
  situacao: SituacaoDoPreparo;
  ncm: string;
  codigo: string | null;
  versaoNoPortal: string | null;
  situacaoNoPortal: string | null;
  versaoVista: string | null;
  situacaoVista: string | null;
  /** What the Portal has while a change of it is prepared here. */
  vigente: ProdutoVigente | null;
}

/** The version that a DUIMP would declare, if it may. `ncm` is the one of the item. */
export function produtoNaDuimp(
  {
    situacao,
    ncm: ncmDoProduto,
    codigo,
    versaoNoPortal,
    situacaoNoPortal,
    versaoVista,
    situacaoVista,
    vigente,
  }: ProdutoConhecido,
  ncm: string,
): { estado: EstadoNaDuimp; codigo: number | null; versao: string | null } {
  const versao = versaoNoPortal ?? versaoVista;
  const nada = (estado: EstadoNaDuimp) => ({ estado, codigo: null, versao: null });
  if (situacao === 'ENVIANDO' || situacao === 'INCERTO') return nada('EM_CURSO');
  if (codigo === null) return nada('NAO_ENVIADO');
  if ((situacaoVista ?? situacaoNoPortal) === 'DESATIVADO') return nada('DESATIVADO');
  if ((vigente?.ncm ?? ncmDoProduto) !== ncm) return nada('OUTRA_NCM');
  if (versao === null) return nada('SEM_VERSAO');
  return { estado: 'SERVE', codigo: Number(codigo), versao };
}

/** Whether the last list of the Portal has another version than the one known here. */
export function haOutraVersao({
  versaoNoPortal,
  versaoVista,
}: Pick<ProdutoConhecido, 'versaoNoPortal' | 'versaoVista'>) {
  return versaoNoPortal !== null && versaoVista !== null && versaoVista !== versaoNoPortal;
}

/** Whether a change of a product of the Portal may be prepared, and of which version; the sentence says why not. */
export function mudancaPossivel({
  situacao,
  codigo,
  situacaoNoPortal,
  situacaoVista,
  versaoNoPortal,
  versaoVista,
}: Omit<ProdutoConhecido, 'vigente' | 'ncm'>): { base: string } | { motivo: string } {
  if (situacao !== 'ENVIADO' || codigo === null) return { motivo: 'Não está no Portal Único.' };
  if ((situacaoVista ?? situacaoNoPortal) === 'DESATIVADO') {
    return { motivo: 'Está desativado no Portal Único, e o Cais não sabe ativá-lo: ative-o lá e compare de novo.' };
  }
  const base = versaoVista ?? versaoNoPortal;
  return base === null
    ? { motivo: 'O Cais não sabe a versão deste produto no Portal: compare antes com o Portal.' }
    : { base };
}
