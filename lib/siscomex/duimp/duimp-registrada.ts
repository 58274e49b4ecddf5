import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { FatosDaDuimp, PaisComSigla, ValorDaDuimp } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { CodigoVinculo } from '#lib/domain/aduana/declaracao/vinculo.ts';
import type { Modalidade } from '#lib/domain/aduana/processo/processo.ts';
import type { CoberturaCambial } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import type { RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { ValorJson } from '#lib/siscomex/json/json-escrito.ts';
import { abrirParaMandar, dentro, type ObjetoParaMandar, textoDe } from '#lib/siscomex/json/json-para-mandar.ts';
import type { RascunhoEscrito } from './duimp-rascunho.ts';
import { APLICACAO, COBERTURA, INDICADOR, REGIME, VINCULO } from './duimp-rascunho-partes.ts';

/** A foreign operator as an item names it: code and version of the catalogue, and the country (ISO 3166-1, two letters). */
export interface OperadorRegistrado {
  codigo: string | null;
  versao: string | null;
  pais: string | null;
}

/** An item of a registered version. What it does not say, or says with a code that Cais does not know, is null; decimals are text. */
export interface ItemRegistrado {
  numero: number;
  descricao: string | null;
  unidade: string | null;
  quantidade: string | null;
  quantidadeEstatistica: string | null;
  valorUnitario: string | null;
  /** Kilograms. */
  pesoLiquido: string | null;
  /** ISO 4217. */
  moeda: string | null;
  incoterm: string | null;
  condicao: string | null;
  aplicacao: Aplicacao | null;
  exportador: OperadorRegistrado;
  fabricante: OperadorRegistrado;
  vinculo: CodigoVinculo | null;
  produto: { codigo: string | null; versao: string | null };
  metodoValoracao: string | null;
  cobertura: CoberturaCambial | null;
  motivoSemCobertura: string | null;
  adquirente: string | null;
  tributos: Record<TributoDi, { regime: RegimeTributario | null; fundamento: string | null }>;
}

/** A document of instruction; the processo holds the first keyword of each. */
interface DocumentoRegistrado {
  tipo: string | null;
  palavra: string | null;
  valor: string | null;
}

export interface Registrada {
  informacaoComplementar: string | null;
  ruc: string | null;
  documentos: DocumentoRegistrado[];
  /** In the order of their numbers. */
  itens: ItemRegistrado[];
}

/** Reads a registered version in the form of what is sent (DuimpCover and ItemCover of the published contract). */
export function lerRegistrada({ capa, itens }: RascunhoEscrito): Registrada {
  const lida = abrirParaMandar(capa);
  return {
    informacaoComplementar: texto(lida, 'identificacao.informacaoComplementar'),
    ruc: texto(lida, 'carga.tipoIdentificacaoCarga') === 'RUC' ? texto(lida, 'carga.identificacao') : null,
    documentos: lista(lida, 'documentos.documentosInstrucao').map((documento) => {
      const [palavra] = lista(documento, 'palavrasChave');
      return {
        tipo: texto(documento, 'tipo.codigo'),
        palavra: texto(palavra, 'codigo'),
        valor: texto(palavra, 'valor'),
      };
    }),
    itens: itens
      .map(abrirParaMandar)
      .map(itemRegistrado)
      .toSorted((a, b) => a.numero - b.numero),
  };
}

/**
 * Facts in which what the processo does not say of the cover is that of the registered version, so that it goes back as it is. What the
 * processo says wins.
 */
export function comACapaRegistrada(fatos: FatosDaDuimp, { capa, itens: [primeiro] }: RascunhoEscrito): FatosDaDuimp {
  const lida = abrirParaMandar(capa);
  const tipo = texto(lida, 'carga.tipoIdentificacaoCarga');
  const identificacao = texto(lida, 'carga.identificacao');
  const ni = texto(lida, 'identificacao.importador.ni');
  const indicador = primeiro ? texto(abrirParaMandar(primeiro), 'caracterizacaoImportacao.indicador') : null;
  const sigla = texto(lida, 'carga.paisProcedencia.codigo');
  return {
    ...fatos,
    importador: fatos.importador ?? (ni === null ? null : { numero: ni }),
    modalidade: fatos.modalidade ?? deOnde<Modalidade>(INDICADOR, indicador),
    urfDespacho: fatos.urfDespacho ?? texto(lida, 'carga.unidadeDeclarada.codigo'),
    viaTransporte: fatos.viaTransporte ?? VIA[tipo ?? ''] ?? null,
    ceMercante: fatos.ceMercante ?? (tipo === 'CE' ? identificacao : null),
    procedencia: fatos.procedencia ?? (sigla === null ? null : ({ nome: sigla, sigla } satisfies PaisComSigla)),
    frete: fatos.frete ?? valor(lida, 'carga.frete'),
    seguro: fatos.seguro ?? valor(lida, 'carga.seguro'),
  };
}

function itemRegistrado(item: ObjetoParaMandar): ItemRegistrado {
  const em = (caminho: string) => texto(item, caminho);
  const operador = (papel: 'exportador' | 'fabricante') => ({
    codigo: em(`${papel}.codigo`),
    versao: em(`${papel}.versao`),
    pais: em(`${papel}.pais.codigo`),
  });
  const tributos = lista(item, 'tributos');
  return {
    numero: Number(em('identificacao.numeroItem')),
    descricao: em('mercadoria.descricao'),
    unidade: em('mercadoria.unidadeComercial'),
    quantidade: em('mercadoria.quantidadeComercial'),
    quantidadeEstatistica: em('mercadoria.quantidadeMedidaEstatistica'),
    valorUnitario: em('mercadoria.valorUnitarioMoedaNegociada'),
    pesoLiquido: em('mercadoria.pesoLiquido'),
    moeda: em('mercadoria.moedaNegociada.codigo'),
    incoterm: em('condicaoVenda.incoterm.codigo'),
    condicao: em('mercadoria.condicao'),
    aplicacao: deOnde(APLICACAO, em('mercadoria.tipoAplicacao.codigo')),
    exportador: operador('exportador'),
    fabricante: operador('fabricante'),
    vinculo: deOnde(VINCULO, em('indicadorCompradorVendedor.codigo')),
    produto: { codigo: em('produto.codigo'), versao: em('produto.versao') },
    metodoValoracao: em('condicaoVenda.metodoValoracao.codigo'),
    cobertura: deOnde(COBERTURA, em('dadosCambiais.coberturaCambial.codigo')),
    motivoSemCobertura: em('dadosCambiais.motivoSemCobertura.codigo'),
    adquirente: em('caracterizacaoImportacao.ni'),
    tributos: Object.fromEntries(
      TRIBUTOS_DI.map((tributo) => {
        const tributoDoItem = tributos.find(
          (tributoRegistrado) => texto(tributoRegistrado, 'tributo.codigo') === tributo.toUpperCase(),
        );
        const regime = tributoDoItem ? texto(tributoDoItem, 'regime.codigo') : null;
        return [
          tributo,
          {
            regime: deOnde(REGIME, regime),
            fundamento: tributoDoItem ? texto(tributoDoItem, 'fundamento.codigo') : null,
          },
        ];
      }),
    ) as ItemRegistrado['tributos'],
  };
}

/** The name that Cais has for a code of the Portal; null for one it does not know. */
function deOnde<Nome extends string>(tabela: Readonly<Record<Nome, string | number>>, codigo: string | null) {
  const achado = Object.entries(tabela).find(([, codigoDaTabela]) => String(codigoDaTabela) === codigo);
  return achado ? (achado[0] as Nome) : null;
}

function valor(lida: ObjetoParaMandar, onde: string): ValorDaDuimp | null {
  const [moeda, dito] = [texto(lida, `${onde}.codigoMoedaNegociada`), texto(lida, `${onde}.valorMoedaNegociada`)];
  return moeda === null || dito === null ? null : { moeda, valor: dito };
}

function texto(valorDe: ValorJson | undefined, caminho: string): string | null {
  return textoDe(dentro(valorDe, caminho.split('.'))) || null;
}

function lista(valorDe: ValorJson, caminho: string): readonly ValorJson[] {
  const achada = dentro(valorDe, caminho.split('.'));
  return Array.isArray(achada) ? achada : [];
}

const VIA: Readonly<Record<string, string>> = { CE: '01', RUC: '04' };
