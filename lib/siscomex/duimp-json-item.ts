import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { AjusteValorAduaneiro, ItemDeclarado, TributosDeclarados } from '#lib/domain/declaracao-importacao.ts';
import type { ItemAAgrupar } from '#lib/domain/gerar-adicoes.ts';
import {
  decimalEm,
  em,
  exigirTexto,
  folhasDe,
  inteiroEm,
  type Lugar,
  listaEm,
  recusa,
  textoEm,
} from './duimp-json-leitura.ts';
import { tributosDoItem } from './duimp-json-tributos.ts';

/** An item with what it gives its adição: amounts with the seven decimals of the Portal, rounded where they are summed. */
export interface ItemDaDuimp extends ItemAAgrupar {
  condicao: 'NOVA' | 'USADA';
  localCondicaoVenda: string | null;
  paisAquisicao: string | null;
  caracterizacao: string | null;
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  freteReais: DecimalTexto | null;
  seguroReais: DecimalTexto | null;
  valorAduaneiro: DecimalTexto | null;
  pesoLiquido: DecimalTexto | null;
  quantidadeEstatistica: DecimalTexto | null;
  acrescimos: AjusteValorAduaneiro[];
  deducoes: AjusteValorAduaneiro[];
  lpcos: { numero: string }[];
  tributos: TributosDeclarados;
  declarado: ItemDeclarado;
}

/** Those of the declaration; an item that was taken out stays in the file as INATIVO. */
export function itensAtivos(duimp: Lugar): ItemDaDuimp[] {
  const itens = listaEm(duimp, 'itens').filter((item) => textoEm(item, 'status') !== 'INATIVO');
  return itens.map(lerItem);
}

function lerItem(item: Lugar): ItemDaDuimp {
  const numero = inteiroEm(item, 'identificacao.numeroItem');
  if (numero === null) throw recusa(em(item, 'identificacao.numeroItem').caminho, 'não veio no arquivo');
  const ajustes = listaEm(item, 'condicaoVenda.acrescimosDeducoes');
  const doTipo = (tipo: string) => ajustes.filter((um) => textoEm(um, 'tipo') === tipo).map(lerAjuste);
  return {
    id: String(numero),
    ncm: ncmDe(item),
    fornecedor: operador(item, 'exportador'),
    fabricante: operador(item, 'fabricante'),
    paisOrigem: textoEm(item, 'fabricante.pais.codigo'),
    paisAquisicao: textoEm(item, 'exportador.pais.codigo'),
    condicao: textoEm(item, 'mercadoria.condicao') === 'USADA' ? 'USADA' : 'NOVA',
    // A licence of the DUIMP (LPCO) may be shared by items of several adições, and one item may have many.
    numeroLI: null,
    lpcos: listaEm(item, 'lpcos').map((um) => ({ numero: exigirTexto(um, 'numero') })),
    incoterm: textoEm(item, 'condicaoVenda.incoterm.codigo') ?? '',
    localCondicaoVenda: textoEm(item, 'condicaoVenda.incoterm.complemento'),
    moeda: textoEm(item, 'mercadoria.moedaNegociada.codigo') ?? '',
    destaque: null,
    aplicacao: APLICACAO[textoEm(item, 'mercadoria.tipoAplicacao.codigo') ?? ''] ?? null,
    caracterizacao: textoEm(item, 'caracterizacaoImportacao.indicador'),
    valorMoeda: decimalEm(item, 'condicaoVenda.valorMoedaNegociada', 7),
    valorReais: decimalEm(item, 'condicaoVenda.valorBRL', 7),
    freteReais: decimalEm(item, 'condicaoVenda.frete.valorBRL', 7),
    seguroReais: decimalEm(item, 'condicaoVenda.seguro.valorBRL', 7),
    valorAduaneiro: decimalEm(item, 'tributos.mercadoria.valorAduaneiroBRL', 7),
    pesoLiquido: decimalEm(item, 'mercadoria.pesoLiquido', 5),
    quantidadeEstatistica: decimalEm(item, 'mercadoria.quantidadeMedidaEstatistica', 5),
    acrescimos: doTipo('ACRESCIMO'),
    deducoes: doTipo('DEDUCAO'),
    tributos: tributosDoItem(item),
    declarado: {
      sequencia: numero,
      descricao: textoEm(item, 'mercadoria.descricao') ?? `Produto ${textoEm(item, 'produto.codigo') ?? numero}`,
      quantidade: decimalEm(item, 'mercadoria.quantidadeComercial', 5) ?? '0.00000',
      unidade: textoEm(item, 'mercadoria.unidadeComercial'),
      valorUnitario: decimalEm(item, 'mercadoria.valorUnitarioMoedaNegociada', 7) ?? '0.0000000',
      campos: folhasDe(item, TOMADOS),
    },
  };
}

function ncmDe(item: Lugar): string {
  const ncm = exigirTexto(item, 'produto.ncm').replaceAll('.', '');
  if (!/^\d{8}$/.test(ncm)) throw recusa(em(item, 'produto.ncm').caminho, `deveria ser uma NCM, e é “${ncm}”`);
  return ncm;
}

/** The file has no names but in newer versions: an operator abroad goes by the code it has in the cadastro of the Portal. */
function operador(item: Lugar, papel: 'exportador' | 'fabricante'): string | null {
  return textoEm(item, `${papel}.nome`) ?? textoEm(item, `${papel}.codigo`) ?? textoEm(item, `${papel}.niOperador`);
}

function lerAjuste(ajuste: Lugar): AjusteValorAduaneiro {
  const moeda = textoEm(ajuste, 'moeda.codigo');
  return {
    codigo: textoEm(ajuste, 'denominacao.codigo'),
    denominacao: textoEm(ajuste, 'denominacao.nome'),
    moeda: { codigo: moeda, nome: moeda },
    valorMoeda: decimalEm(ajuste, 'moeda.valor', 2),
    valorReais: decimalEm(ajuste, 'valorBRL', 2),
  };
}

/** domain/importacao.md §2.8, in the words a DI prints. */
const APLICACAO: Readonly<Record<string, string>> = {
  '1': 'CONSUMO',
  '2': 'REVENDA',
  '3': 'ATIVO IMOBILIZADO',
  '4': 'INDUSTRIALIZAÇÃO',
  '9': 'OUTRA',
};

const TOMADOS = [
  'identificacao.numeroItem',
  'mercadoria.descricao',
  'mercadoria.quantidadeComercial',
  'mercadoria.unidadeComercial',
  'mercadoria.valorUnitarioMoedaNegociada',
];
