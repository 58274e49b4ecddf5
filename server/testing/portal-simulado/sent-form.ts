import type { CapaEnviada, ItemEnviado } from './drafts.ts';
import type { DuimpSimulada } from './duimps.ts';

type Objeto = { [nome: string]: unknown };

/** A registered version in the form it is sent in (DuimpCover and ItemCover), as `modelo` answers it. */
export function comoEnviada({ capa, itens }: DuimpSimulada[number]): {
  capa: CapaEnviada;
  itens: Map<number, ItemEnviado>;
} {
  const { identificacao, carga, documentos } = semNulos(capa) as Record<
    'identificacao' | 'carga' | 'documentos',
    Objeto
  >;
  const { documentosInstrucao = [], processos, declaracoesExportacaoEstrangeira } = documentos;
  const daCapa = {
    identificacao: so(identificacao, ['importador', 'informacaoComplementar']),
    carga,
    documentos: semNulos({ documentosInstrucao, processos, declaracoesExportacaoEstrangeira }),
  };
  return {
    capa: daCapa as unknown as CapaEnviada,
    itens: new Map(itens.map((item) => [item.identificacao.numeroItem, itemEnviado(semNulos(item) as Objeto)])),
  };
}

function itemEnviado(item: Objeto): ItemEnviado {
  const { identificacao, produto, condicaoVenda, tributos } = item as Record<string, Objeto>;
  const raiz = String(produto?.niResponsavel ?? '');
  const operador = (papel: string) => {
    const seu = (item[papel] ?? {}) as Objeto;
    return seu.codigo === undefined ? seu : { ...so(seu, ['codigo', 'versao', 'pais']), niOperador: raiz };
  };
  return {
    ...so(item, DO_ITEM),
    identificacao: so(identificacao ?? {}, ['numeroItem']),
    produto: so(produto ?? {}, ['codigo', 'versao', 'niResponsavel']),
    fabricante: operador('fabricante'),
    exportador: operador('exportador'),
    condicaoVenda: so(condicaoVenda ?? {}, ['metodoValoracao', 'incoterm', 'acrescimosDeducoes']),
    tributos: tributos?.tributosAplicados ?? [],
  } as unknown as ItemEnviado;
}

function so(objeto: Objeto, nomes: readonly string[]): Objeto {
  return Object.fromEntries(nomes.flatMap((nome) => (objeto[nome] === undefined ? [] : [[nome, objeto[nome]]])));
}

/** Without what is null, and without the objects that have nothing else. */
function semNulos(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(semNulos);
  if (typeof valor !== 'object' || valor === null) return valor;
  const cheios = Object.entries(valor).flatMap(([nome, um]) => {
    const limpo = semNulos(um);
    const vazio =
      typeof limpo === 'object' && limpo !== null && !Array.isArray(limpo) && Object.keys(limpo).length === 0;
    return limpo === null || limpo === undefined || vazio ? [] : [[nome, limpo] as const];
  });
  return Object.fromEntries(cheios);
}

const DO_ITEM = [
  'caracterizacaoImportacao',
  'indicadorExportadorFabricante',
  'indicadorCompradorVendedor',
  'mercadoria',
  'lpcos',
  'certificadoMercosul',
  'declaracoesVinculadas',
  'dadosCambiais',
  'atributosDuimp',
];
