import type { EstadoNaDuimp } from '#lib/domain/aduana/rascunho-da-duimp.ts';

/**
 * Where a product of the Portal's catalogue stands here. `INCERTO`: it was sent and the answer is not known; it is not sent again until
 * the Portal, or a person who looked there, says what became of it.
 */
export const SITUACOES_DO_PRODUTO = [
  'RASCUNHO',
  'EM_REVISAO',
  'APROVADO',
  'ENVIANDO',
  'INCERTO',
  'ENVIADO',
  'RECUSADO',
] as const;
export type SituacaoDoProduto = (typeof SITUACOES_DO_PRODUTO)[number];

export const NOME_SITUACAO_DO_PRODUTO: Readonly<Record<SituacaoDoProduto, string>> = {
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  APROVADO: 'Aprovado',
  ENVIANDO: 'Enviando',
  INCERTO: 'Em dúvida',
  ENVIADO: 'No Portal',
  RECUSADO: 'Recusado',
};

/**
 * What is asked of the Portal: a product, another version of it, the correction of a version, or that nobody uses it any more. The
 * published documents have no way back from the last.
 */
export const ATOS_DO_PRODUTO = ['INCLUIR', 'NOVA_VERSAO', 'RETIFICACAO', 'DESATIVAR'] as const;
export type AtoDoProduto = (typeof ATOS_DO_PRODUTO)[number];

export const NOME_ATO_DO_PRODUTO: Readonly<Record<AtoDoProduto, string>> = {
  INCLUIR: 'Inclusão',
  NOVA_VERSAO: 'Nova versão',
  RETIFICACAO: 'Retificação',
  DESATIVAR: 'Desativação',
};

/** What is done next. `SAINDO` is written before the product leaves, and taken back by an answer alone. */
export const ETAPAS_DO_PRODUTO = ['CONFERIR', 'SAINDO', 'PERGUNTAR'] as const;
export type EtapaDoProduto = (typeof ETAPAS_DO_PRODUTO)[number];

/** What the last list of the Portal said of a product. Without one, nothing was compared. */
export const COMPARACOES_DO_PRODUTO = ['IGUAL', 'DIFERE', 'FALTA_LA'] as const;
export type ComparacaoDoProduto = (typeof COMPARACOES_DO_PRODUTO)[number];

export const NOME_COMPARACAO_DO_PRODUTO: Readonly<Record<ComparacaoDoProduto, string>> = {
  IGUAL: 'Igual',
  DIFERE: 'Difere',
  FALTA_LA: 'Não está no Portal',
};

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
export interface ProdutoVigente extends DadosDoProduto {
  enviadoEm: string | null;
  enviadoPor: string | null;
  /** The body that was sent; null for a product that was not sent from here. */
  escrito: string | null;
  sha256: string | null;
  redigidoEm: string;
  redigidoPor: string;
}

/** A sentence at the field it is about: `denominacao`, `valores.ATT_1`, `valores.ATT_1.0.ATT_2`; null where no field is named. */
export interface RecusaDoProduto {
  campo: string | null;
  frase: string;
}

/** A field of which the two sides say different things; null where a side has nothing. */
export interface DiferencaDoProduto {
  campo: string;
  aqui: string | null;
  la: string | null;
}

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
  situacao: SituacaoDoProduto;
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
    ncm: sua,
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
  if ((vigente?.ncm ?? sua) !== ncm) return nada('OUTRA_NCM');
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

/** The states whose content may still be changed here, of products and of foreign operators. */
export const PREPARO_EDITAVEL: ReadonlySet<SituacaoDoProduto> = new Set([
  'RASCUNHO',
  'EM_REVISAO',
  'APROVADO',
  'RECUSADO',
]);

/** Whether the content of a product may be changed here now. A deactivation changes nothing of what the product says. */
export function produtoEditavel(produto: { situacao: SituacaoDoProduto; ato: AtoDoProduto }): boolean {
  return produto.ato !== 'DESATIVAR' && PREPARO_EDITAVEL.has(produto.situacao);
}

/**
 * Whether what is prepared can be undone. A draft goes out of the list, and comes back when somebody wants it; a change of a product that
 * the Portal has leaves the product as it is there.
 */
export function produtoDesfazivel({ situacao, ato }: { situacao: SituacaoDoProduto; ato: AtoDoProduto }): boolean {
  if (ato === 'DESATIVAR') return PREPARO_EDITAVEL.has(situacao);
  return situacao === 'RASCUNHO' || situacao === 'RECUSADO';
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
