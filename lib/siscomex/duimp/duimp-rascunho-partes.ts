import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  type ComplementoDaDuimp,
  type FatosDaDuimp,
  type ItemDosFatos,
  type OperadorDosFatos,
  produtoDeclarado,
  quantidadeEstatisticaConhecida,
  type ValorDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { CodigoVinculo } from '#lib/domain/aduana/declaracao/vinculo.ts';
import type { Modalidade } from '#lib/domain/aduana/processo/processo.ts';
import type { CoberturaCambial } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import type { RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { NumeroJson, type ValorJson } from '#lib/siscomex/json/json-escrito.ts';

/** The cover. Only for facts without a gap that forbids it. */
export function capaDoRascunho(fatos: FatosDaDuimp, complemento: ComplementoDaDuimp): ValorJson {
  const { importador, urfDespacho, procedencia, frete, seguro, ceMercante } = fatos;
  const ni = importador?.numero ?? '';
  const porRuc = identificadaPorRuc(fatos);
  const informacaoComplementar = complemento.informacaoComplementar ?? undefined;
  return {
    identificacao: {
      importador: { tipoImportador: ni.length === CPF ? 'CPF' : 'CNPJ', ni },
      informacaoComplementar,
    },
    carga: {
      tipoIdentificacaoCarga: porRuc ? 'RUC' : 'CE',
      identificacao: (porRuc ? complemento.ruc : ceMercante) ?? '',
      unidadeDeclarada: { codigo: urfDespacho ?? '' },
      seguro: seguro ? emMoeda(seguro) : undefined,
      // A CE-Mercante brings freight and country; the Portal takes them from there.
      frete: porRuc && frete ? emMoeda(frete) : undefined,
      paisProcedencia: porRuc && procedencia?.sigla ? { codigo: procedencia.sigla } : undefined,
    },
    documentos: {
      documentosInstrucao: complemento.documentos.map(({ tipo, palavra, valor }) => ({
        tipo: { codigo: tipo },
        palavrasChave: [{ codigo: palavra, valor }],
      })),
    },
  };
}

/** Item `indice + 1`. Only for facts without a gap that forbids it. */
export function itemDoRascunho(fatos: FatosDaDuimp, complemento: ComplementoDaDuimp, indice: number): ValorJson {
  const item = fatos.itens[indice] as ItemDosFatos;
  const raiz = raizDe(fatos);
  const produto = produtoDeclarado(item, complemento);
  const igual = item.fabricante !== null && item.fabricante.id === item.fornecedor?.id;
  const modalidade = fatos.modalidade ?? 'PROPRIA';
  return {
    identificacao: { numeroItem: indice + 1 },
    produto: { codigo: produto?.codigo ?? 0, versao: produto?.versao ?? '', niResponsavel: raiz },
    caracterizacaoImportacao: {
      indicador: INDICADOR[modalidade],
      ni: modalidade === 'PROPRIA' ? undefined : (complemento.adquirente ?? undefined),
    },
    indicadorExportadorFabricante: {
      codigo: igual ? 'EXPORTADOR_IGUAL_FABRICANTE' : 'EXPORTADOR_DIFERENTE_FABRICANTE',
    },
    fabricante: item.fabricante
      ? operador(item.fabricante, complemento, raiz)
      : { pais: { codigo: item.paisOrigem?.sigla ?? '' } },
    exportador: item.fornecedor ? operador(item.fornecedor, complemento, raiz) : {},
    indicadorCompradorVendedor: { codigo: VINCULO[item.fornecedor?.vinculo ?? '1'] },
    mercadoria: {
      tipoAplicacao: { codigo: APLICACAO[item.aplicacao ?? 'OUTRA'] },
      condicao: item.condicao,
      unidadeComercial: item.unidade,
      quantidadeComercial: new NumeroJson(item.quantidade),
      quantidadeMedidaEstatistica: new NumeroJson(estatisticaDe(item, complemento) ?? '0'),
      pesoLiquido: new NumeroJson(item.pesoLiquido ?? '0'),
      moedaNegociada: { codigo: item.moeda },
      valorUnitarioMoedaNegociada: new NumeroJson(item.valorUnitario),
      descricao: item.descricao,
    },
    condicaoVenda: {
      metodoValoracao: { codigo: complemento.metodoValoracao ?? 0 },
      incoterm:
        complemento.metodoValoracao === METODO_DO_VALOR
          ? { codigo: item.incoterm, complemento: fatos.localIncoterm ?? undefined }
          : undefined,
    },
    dadosCambiais: {
      coberturaCambial: { codigo: COBERTURA[complemento.coberturaCambial ?? '1'] },
      motivoSemCobertura:
        complemento.coberturaCambial === '4' && complemento.motivoSemCobertura !== null
          ? { codigo: complemento.motivoSemCobertura }
          : undefined,
    },
    tributos: tributosDo(item, fatos, complemento),
  };
}

/** Whether the cargo is identified by a RUC: by air. At sea it has its CE-Mercante. */
export function identificadaPorRuc({ viaTransporte }: Pick<FatosDaDuimp, 'viaTransporte'>): boolean {
  return viaTransporte === '04';
}

/** Root of the importer's CNPJ, or the CPF: the catalogue is of it. */
function raizDe({ importador }: Pick<FatosDaDuimp, 'importador'>): string {
  const numero = importador?.numero ?? '';
  return numero.length === CPF ? numero : numero.slice(0, RAIZ);
}

/** As a person gave it, or as it follows from the item. */
export function estatisticaDe(item: ItemDosFatos, { produtos }: Pick<ComplementoDaDuimp, 'produtos'>) {
  return produtos.find(({ id }) => id === item.id)?.quantidadeEstatistica ?? quantidadeEstatisticaConhecida(item);
}

function operador({ id, pais }: OperadorDosFatos, { operadores }: ComplementoDaDuimp, raiz: string): ValorJson {
  const achado = operadores.find((operadorConhecido) => operadorConhecido.id === id);
  return {
    codigo: achado?.codigo ?? '',
    versao: achado?.versao ?? '',
    niOperador: raiz,
    pais: { codigo: pais.sigla ?? '' },
  };
}

function tributosDo(item: ItemDosFatos, { adicoes }: FatosDaDuimp, { fundamentos }: ComplementoDaDuimp): ValorJson {
  const adicao = adicoes.find(({ numero }) => numero === item.adicao);
  if (!adicao) return [];
  return TRIBUTOS_DI.map((tributo) => {
    const fundamento = fundamentos.find(
      (fundamentoDoTributo) => fundamentoDoTributo.adicao === adicao.numero && fundamentoDoTributo.tributo === tributo,
    );
    return {
      tributo: { codigo: tributo.toUpperCase() },
      regime: { codigo: REGIME[adicao.tributos[tributo].regime] },
      fundamento: fundamento ? { codigo: fundamento.codigo } : undefined,
    };
  });
}

const emMoeda = ({ moeda, valor }: ValorDaDuimp) => ({
  codigoMoedaNegociada: moeda,
  valorMoedaNegociada: new NumeroJson(valor),
});

const CPF = 11;
const RAIZ = 8;
/** The Incoterm goes with the first method only. */
const METODO_DO_VALOR = 1;

export const INDICADOR: Readonly<Record<Modalidade, string>> = {
  PROPRIA: 'IMPORTACAO_DIRETA',
  CONTA_E_ORDEM: 'IMPORTACAO_POR_CONTA_E_ORDEM',
  ENCOMENDA: 'IMPORTACAO_POR_ENCOMENDA',
};
export const VINCULO: Readonly<Record<CodigoVinculo, string>> = {
  '1': 'NAO_HA_VINCULACAO',
  '2': 'VINCULACAO_SEM_INFLUENCIA_PRECO',
  '3': 'VINCULACAO_COM_INFLUENCIA_PRECO',
};
export const APLICACAO: Readonly<Record<Aplicacao, string>> = {
  CONSUMO: 'CONSUMO',
  REVENDA: 'REVENDA',
  ATIVO: 'INCORPORACAO_ATIVO_FIXO',
  INDUSTRIALIZACAO: 'INDUSTRIALIZACAO',
  OUTRA: 'OUTRA',
};
export const COBERTURA: Readonly<Record<CoberturaCambial, string>> = {
  '1': 'ATE_180_DIAS',
  '2': 'DE_180_ATE_360',
  '3': 'ACIMA_360',
  '4': 'SEM_COBERTURA',
};
/** domain/importacao.md §2.4. */
export const REGIME: Readonly<Record<RegimeTributario, number>> = {
  INTEGRAL: 1,
  IMUNIDADE: 2,
  ISENCAO: 3,
  REDUCAO: 4,
  SUSPENSAO: 5,
  NAO_INCIDENCIA: 6,
  SUSPENSAO_PROPORCIONAL: 10,
};
