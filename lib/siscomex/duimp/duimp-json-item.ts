import {
  type AjusteValorAduaneiro,
  type ItemDaDuimp,
  type ItemDeclarado,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ItemAAgrupar } from '#lib/domain/aduana/declaracao/gerar-adicoes.ts';
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
import { atributosEm, folhasDosTributos, outrosDoItem, tributosDoItem } from './duimp-json-tributos.ts';

/** An item with the values it contributes to its adição. */
export interface ItemLido extends ItemAAgrupar {
  condicao: 'NOVA' | 'USADA';
  localCondicaoVenda: string | null;
  paisAquisicao: string | null;
  caracterizacao: string | null;
  lpcos: { numero: string }[];
  duimp: ItemDaDuimp;
  declarado: ItemDeclarado;
}

/** Reads the active items. A removed item stays in the file as INATIVO. */
export function itensAtivos(duimp: Lugar): ItemLido[] {
  const itens = listaEm(duimp, 'itens').filter((item) => textoEm(item, 'status') !== 'INATIVO');
  return itens.map(lerItem);
}

function lerItem(item: Lugar): ItemLido {
  const numero = inteiroEm(item, 'identificacao.numeroItem');
  if (numero === null) throw recusa(em(item, 'identificacao.numeroItem').caminho, 'não veio no arquivo');
  const duimp = lerItemDaDuimp(item);
  return {
    id: String(numero),
    ncm: ncmDe(item),
    fornecedor: operador(item, 'exportador'),
    fabricante: operador(item, 'fabricante'),
    paisOrigem: textoEm(item, 'fabricante.pais.codigo'),
    paisAquisicao: textoEm(item, 'exportador.pais.codigo'),
    condicao: textoEm(item, 'mercadoria.condicao') === 'USADA' ? 'USADA' : 'NOVA',
    // A DUIMP has LPCOs instead: items of several adições may share one, and an item may have many.
    numeroLI: null,
    lpcos: listaEm(item, 'lpcos').map((lpco) => ({ numero: exigirTexto(lpco, 'numero') })),
    incoterm: textoEm(item, 'condicaoVenda.incoterm.codigo') ?? '',
    localCondicaoVenda: textoEm(item, 'condicaoVenda.incoterm.complemento'),
    moeda: textoEm(item, 'mercadoria.moedaNegociada.codigo') ?? '',
    destaque: null,
    aplicacao: duimp.aplicacao,
    exTarifario: null,
    naladi: null,
    metodoValoracao: duimp.metodoValoracao,
    coberturaCambial: duimp.coberturaCambial,
    fundamentos: TRIBUTOS_DI.map((tributo) => {
      const { regime, fundamento } = duimp.tributos[tributo];
      return `${regime.codigo ?? ''}:${fundamento ?? ''}`;
    }).join(' '),
    caracterizacao: textoEm(item, 'caracterizacaoImportacao.indicador'),
    duimp,
    declarado: {
      sequencia: numero,
      descricao: textoEm(item, 'mercadoria.descricao') ?? `Produto ${textoEm(item, 'produto.codigo') ?? numero}`,
      quantidade: decimalEm(item, 'mercadoria.quantidadeComercial', 5) ?? '0.00000',
      unidade: textoEm(item, 'mercadoria.unidadeComercial'),
      valorUnitario: decimalEm(item, 'mercadoria.valorUnitarioMoedaNegociada', 7) ?? '0.0000000',
      duimp,
      campos: folhasDe(item, [...TOMADOS, ...folhasDosTributos(item)]),
    },
  };
}

function lerItemDaDuimp(item: Lugar): ItemDaDuimp {
  const ajustes = listaEm(item, 'condicaoVenda.acrescimosDeducoes');
  const doTipo = (tipo: string) => ajustes.filter((ajuste) => textoEm(ajuste, 'tipo') === tipo).map(lerAjuste);
  const aplicacao = textoEm(item, 'mercadoria.tipoAplicacao.codigo');
  return {
    pesoLiquido: decimalEm(item, 'mercadoria.pesoLiquido', 5),
    quantidadeEstatistica: decimalEm(item, 'mercadoria.quantidadeMedidaEstatistica', 5),
    valorMoeda: decimalEm(item, 'condicaoVenda.valorMoedaNegociada', 2),
    valorReais: decimalEm(item, 'condicaoVenda.valorBRL', 2),
    freteReais: decimalEm(item, 'condicaoVenda.frete.valorBRL', 2),
    seguroReais: decimalEm(item, 'condicaoVenda.seguro.valorBRL', 2),
    valorAduaneiro: decimalEm(item, 'tributos.mercadoria.valorAduaneiroBRL', 2),
    acrescimos: doTipo('ACRESCIMO'),
    deducoes: doTipo('DEDUCAO'),
    tributos: tributosDoItem(item),
    outros: outrosDoItem(item),
    // An unknown code of the Portal stays visible as it is.
    aplicacao: aplicacao && (APLICACAO[aplicacao] ?? aplicacao),
    metodoValoracao: textoEm(item, 'condicaoVenda.metodoValoracao.codigo'),
    coberturaCambial: textoEm(item, 'dadosCambiais.coberturaCambial.codigo'),
    rof: textoEm(item, 'dadosCambiais.numeroROF'),
    vinculo: textoEm(item, 'indicadorCompradorVendedor.codigo'),
    adquirente: textoEm(item, 'caracterizacaoImportacao.ni'),
    produto: { codigo: textoEm(item, 'produto.codigo'), versao: textoEm(item, 'produto.versao') },
    declaracoesVinculadas: listaEm(item, 'declaracoesVinculadas').map((declaracaoVinculada) =>
      folhasDe(declaracaoVinculada, []),
    ),
    atributos: [...atributosEm(item, 'atributosDuimp'), ...atributosEm(item, 'atributosFundamentoLegalDuimp')],
  };
}

function ncmDe(item: Lugar): string {
  const ncm = exigirTexto(item, 'produto.ncm').replaceAll('.', '');
  if (!/^\d{8}$/.test(ncm)) throw recusa(em(item, 'produto.ncm').caminho, `deveria ser uma NCM, e é “${ncm}”`);
  return ncm;
}

/** Only newer versions of the file have names: otherwise a foreign operator appears by its code in the cadastro of the Portal. */
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

/** The words that a DI prints (domain/portal-unico.md, B.9). */
const APLICACAO: Readonly<Record<string, string>> = {
  CONSUMO: 'CONSUMO',
  REVENDA: 'REVENDA',
  INCORPORACAO_ATIVO_FIXO: 'ATIVO IMOBILIZADO',
  INDUSTRIALIZACAO: 'INDUSTRIALIZAÇÃO',
  OUTRA: 'OUTRA',
};

/** Paths that have a place in the model, in the item or in its adição. */
const TOMADOS = [
  'identificacao.numeroItem',
  'produto.ncm',
  'produto.codigo',
  'produto.versao',
  'lpcos',
  'mercadoria.descricao',
  'mercadoria.quantidadeComercial',
  'mercadoria.quantidadeMedidaEstatistica',
  'mercadoria.unidadeComercial',
  'mercadoria.valorUnitarioMoedaNegociada',
  'mercadoria.pesoLiquido',
  'condicaoVenda.valorMoedaNegociada',
  'condicaoVenda.valorBRL',
  'condicaoVenda.frete.valorBRL',
  'condicaoVenda.seguro.valorBRL',
  'condicaoVenda.acrescimosDeducoes',
  'condicaoVenda.metodoValoracao.codigo',
  'dadosCambiais.coberturaCambial.codigo',
  'dadosCambiais.numeroROF',
  'indicadorCompradorVendedor.codigo',
  'caracterizacaoImportacao.ni',
  'declaracoesVinculadas',
  'atributosDuimp',
  'atributosFundamentoLegalDuimp',
  'tributos.mercadoria.valorAduaneiroBRL',
];
