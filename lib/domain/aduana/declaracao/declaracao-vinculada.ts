import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { FolhasDeclaradas } from './declaracao-importacao.ts';

/**
 * An earlier declaration that an item of a DUIMP refers to. What comes below `item` is null unless the DUIMP has a special situation of
 * despacho and the earlier one is a DUIMP too (OpenAPI of the DUIMP, DeclaracaoVinculadaCoverConsulta).
 */
export interface DeclaracaoVinculada {
  /** As a person writes it, `DU-E`; a type that Cais does not know stays as it came. */
  tipo: string | null;
  numero: string | null;
  /** Item, or adição of a DI. */
  item: string | null;
  versao: string | null;
  /** Day of the registration of the original one. */
  dataRegistro: string | null;
  /** The DUIMP of admission into the special regime, or the linked one itself. */
  original: { numero: string | null; versao: string | null; item: string | null };
  ncm: string | null;
  quantidadeEstatistica: string | null;
  /** Share of the item, in reais. */
  frete: string | null;
  seguro: string | null;
}

export function lerDeclaracaoVinculada(folhas: FolhasDeclaradas): DeclaracaoVinculada {
  const em = (folha: FolhaVinculada) => String(folhas[folha] ?? '').trim() || null;
  const tipo = em('tipo');
  return {
    tipo: tipo && (NOME_DO_TIPO[tipo] ?? tipo),
    numero: em('numeroDeclaracaoVinculada'),
    item: em('item.numeroItemDeclaracaoVinculada'),
    versao: em('versaoDeclaracaoVinculada'),
    dataRegistro: em('dataRegistro')?.slice(0, DIA) ?? null,
    original: {
      numero: em('numeroDeclaracaoOriginal'),
      versao: em('versaoDeclaracaoOriginal'),
      item: em('numeroItemDeclaracaoOriginal'),
    },
    ncm: em('item.ncm'),
    quantidadeEstatistica: em('item.qtdUnidadeEstatistica'),
    frete: em('item.frete.valorBRL'),
    seguro: em('item.seguro.valorBRL'),
  };
}

/** `DI 23/0012074-6`, `DUIMP 26BR0000123456-1`; another kind with its number as it came. */
export function nomeDaVinculada({ tipo, numero }: Pick<DeclaracaoVinculada, 'tipo' | 'numero'>): string {
  const escrever = { DI: formatarNumeroDi, DUIMP: formatarNumeroDuimp }[tipo ?? ''];
  return [tipo, numero && escrever ? escrever(numero) : numero].filter(Boolean).join(' ');
}

/** `DI 23/0012074-6, item 7`, to name one in a line of text. */
export function vinculadaEmLinha(folhas: FolhasDeclaradas): string {
  const vinculada = lerDeclaracaoVinculada(folhas);
  return [nomeDaVinculada(vinculada), vinculada.item && `item ${vinculada.item}`].filter(Boolean).join(', ');
}

/** Names of its fields, by their path in the file. */
export const NOME_DA_FOLHA_VINCULADA = {
  tipo: 'Tipo da declaração',
  numeroDeclaracaoVinculada: 'Número da declaração',
  'item.numeroItemDeclaracaoVinculada': 'Item ou adição',
  versaoDeclaracaoVinculada: 'Versão',
  dataRegistro: 'Data do registro',
  numeroDeclaracaoOriginal: 'Número da declaração original',
  versaoDeclaracaoOriginal: 'Versão da declaração original',
  numeroItemDeclaracaoOriginal: 'Item da declaração original',
  'item.ncm': 'NCM',
  'item.qtdUnidadeEstatistica': 'Quantidade estatística',
  'item.frete.valorBRL': 'Frete (R$)',
  'item.seguro.valorBRL': 'Seguro (R$)',
} as const;

type FolhaVinculada = keyof typeof NOME_DA_FOLHA_VINCULADA;

const NOME_DO_TIPO: Readonly<Record<string, string>> = { DUIMP: 'DUIMP', DUE: 'DU-E', DI: 'DI', DE: 'DE' };

/** Length of the day at the start of a date with its time. */
const DIA = 10;
