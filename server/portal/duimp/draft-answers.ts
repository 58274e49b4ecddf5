import type {
  ContaDoPortal,
  ProblemaDoRascunho,
  ValoresDoItem,
  ValoresDoRascunho,
} from '#lib/portal/domain/rascunho-no-portal.ts';
import { inteiro } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato } from '#lib/siscomex/json/json-exato.ts';
import { MAIOR_FRASE } from '#server/portal/talk/call.ts';

/** Number and version of the draft that an answer speaks of. */
export function lerIdentificacao(bytes: Uint8Array): { numero: string; versao: string } | null {
  const json = abrirJson(bytes);
  const [numero, versao] = [texto(json, 'identificacao', 'numero'), texto(json, 'identificacao', 'versao')];
  return numero && versao ? { numero: numero.toUpperCase(), versao } : null;
}

/** The version in force of a registered DUIMP and the instant of its registration, as the Portal writes it; null for any other answer. */
export function lerRegistrada(bytes: Uint8Array): { versao: string; registradaEm: string | null } | null {
  const json = abrirJson(bytes);
  const versao = inteiro(dentro(json, 'versao'));
  return versao !== null && versao >= 1 ? { versao: String(versao), registradaEm: texto(json, 'dataRegistro') } : null;
}

/** The refusals of an answer, field by field (RespostaApiErro). */
export function lerProblemas(bytes: Uint8Array): ProblemaDoRascunho[] {
  const json = abrirJson(bytes);
  const erros = lista(dentro(json, 'errors')).map((erro) => problema(erro, null));
  const mensagem = frase(json);
  return erros.length > 0 || !mensagem ? erros : [{ item: null, campo: null, codigo: null, mensagem }];
}

/** Which items of a batch the Portal took, and what it refuses in the others (RespostaApiItens). */
export function lerItensRecebidos(bytes: Uint8Array): { aceitos: number[]; problemas: ProblemaDoRascunho[] } {
  const cada = lista(dentro(abrirJson(bytes), 'multiStatus')).map((statusDoItem) => ({
    um: statusDoItem,
    item: Number(texto(statusDoItem, 'identificacao', 'numeroItem')),
    certo: /^20[01]$/.test(texto(statusDoItem, 'code') ?? ''),
  }));
  return {
    aceitos: cada.filter(({ certo }) => certo).map(({ item }) => item),
    problemas: cada
      .filter(({ certo }) => !certo)
      .flatMap(({ um: statusDoItem, item }) => {
        const erros = lista(dentro(statusDoItem, 'errors')).map((erro) => problema(erro, item));
        const mensagem = frase(statusDoItem) ?? 'O Portal Único recusou este item sem dizer por quê.';
        return erros.length > 0 ? erros : [{ item, campo: null, codigo: null, mensagem }];
      }),
  };
}

/** What the Portal calculated (ValoresCalculadosDuimpCover). */
export function lerValores(bytes: Uint8Array): ValoresDoRascunho {
  const json = abrirJson(bytes);
  return {
    frete: decimal(json, 'carga', 'frete', 'valorTotalBRL'),
    seguro: decimal(json, 'carga', 'seguro', 'valorTotalBRL'),
    tributos: lista(dentro(json, 'tributosCalculados')).map((tributo) => ({
      tipo: texto(tributo, 'tipo') ?? '',
      devido: decimal(tributo, 'valoresBRL', 'devido'),
      recolher: decimal(tributo, 'valoresBRL', 'aRecolher'),
      recolhido: decimal(tributo, 'valoresBRL', 'recolhido'),
      complementar: decimal(tributo, 'valoresBRL', 'complementar'),
      juros: decimal(tributo, 'valoresBRL', 'juros'),
    })),
  };
}

/** What the Portal calculated for one item (ValoresCalculadosItemCover). */
export function lerValoresDoItem(bytes: Uint8Array, item: number): ValoresDoItem {
  const json = abrirJson(bytes);
  return {
    item,
    frete: decimal(json, 'condicaoVenda', 'frete', 'valorBRL'),
    seguro: decimal(json, 'condicaoVenda', 'seguro', 'valorBRL'),
    valorAduaneiro: decimal(json, 'mercadoria', 'valorAduaneiroBRL'),
    tributos: lista(dentro(json, 'tributosCalculados')).map((tributo) => ({
      tipo: texto(tributo, 'tipo') ?? '',
      devido: decimal(tributo, 'valoresBRL', 'devido'),
      conta: contaDe(tributo),
    })),
  };
}

function contaDe(tributo: JsonExato): ContaDoPortal {
  const da = (nome: string) => decimal(tributo, 'memoriaCalculo', nome);
  return {
    base: da('baseCalculoBRL'),
    baseReduzida: da('baseCalculoReduzidaBRL'),
    aliquota: da('valorAliquota'),
    aliquotaReduzida: da('valorAliquotaReduzida'),
    baseEspecifica: da('baseCalculoEspecificaBRL'),
    aliquotaEspecifica: da('valorAliquotaEspecifica'),
    especifica: texto(tributo, 'memoriaCalculo', 'tipoAliquota') === 'ESPECIFICA',
    fundamento: texto(tributo, 'memoriaCalculo', 'codigoFundamentoLegalNormal'),
  };
}

/** What an error says, cut: it is kept. */
const frase = (erro: JsonExato) => texto(erro, 'message')?.slice(0, MAIOR_FRASE) ?? null;

function problema(erro: JsonExato, item: number | null): ProblemaDoRascunho {
  return {
    item,
    campo: texto(erro, 'field'),
    codigo: texto(erro, 'code'),
    mensagem: frase(erro) ?? 'O Portal Único não disse o motivo.',
  };
}

/** At least two decimals; more where the answer has them. */
function decimal(json: JsonExato, ...nomes: string[]): string | null {
  const lido = texto(json, ...nomes);
  if (lido === null || !/^-?\d+(\.\d+)?$/.test(lido)) return null;
  const [inteira = '0', fracao = ''] = lido.split('.');
  return `${inteira}.${fracao.padEnd(2, '0')}`;
}

function dentro(json: JsonExato | undefined, ...nomes: string[]): JsonExato | undefined {
  return nomes.reduce<JsonExato | undefined>(
    (conteudo, nome) => (eObjetoJson(conteudo) ? conteudo[nome] : undefined),
    json,
  );
}

function texto(json: JsonExato, ...nomes: string[]): string | null {
  const achado = dentro(json, ...nomes);
  return typeof achado === 'string' && achado.trim() !== '' ? achado.trim() : null;
}

const lista = (json: JsonExato | undefined): readonly JsonExato[] => (Array.isArray(json) ? json : []);
