import { NOME_DO_TRIBUTO } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  type ComplementoDaDuimp,
  type EstadoNaDuimp,
  type FatosDaDuimp,
  fundamentosPedidos,
  type ItemDosFatos,
  type LacunaDaDuimp,
  type LugarDaDuimp,
  type OperadorDosFatos,
  type ParteDoComplemento,
  produtoDeclarado,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { estatisticaDe, identificadaPorRuc } from './duimp-rascunho-partes.ts';

/** All that keeps a draft from being sent, and all that it would leave unsaid, in the order of the declaration. */
export function lacunasDaDuimp(fatos: FatosDaDuimp, complemento: ComplementoDaDuimp): LacunaDaDuimp[] {
  return [
    ...daIdentificacao(fatos, complemento),
    ...daCarga(fatos, complemento),
    ...dosDocumentos(complemento),
    ...dosItens(fatos, complemento),
    ...dosOperadores(fatos, complemento),
    ...dosTributos(fatos, complemento),
  ];
}

function daIdentificacao({ importador, modalidade, urfDespacho }: FatosDaDuimp, { adquirente }: ComplementoDaDuimp) {
  return [
    ...se(importador === null, 'importador', 'Escolha o importador.', IDENTIFICACAO),
    ...se(modalidade === null, 'modalidade', 'Escolha a modalidade.', IDENTIFICACAO),
    ...se(
      modalidade !== null && modalidade !== 'PROPRIA' && adquirente === null,
      'adquirente',
      `Informe o CNPJ do ${modalidade === 'ENCOMENDA' ? 'encomendante' : 'adquirente'}.`,
      complementar('geral'),
    ),
    ...se(urfDespacho === null, 'urf', 'Informe a URF de despacho.', IDENTIFICACAO),
  ];
}

function daCarga(fatos: FatosDaDuimp, { ruc }: ComplementoDaDuimp): LacunaDaDuimp[] {
  const { viaTransporte, ceMercante, procedencia, frete, seguro, lpcos } = fatos;
  const porRuc = identificadaPorRuc(fatos);
  const doMar = viaTransporte === '01';
  return [
    ...se(viaTransporte === null, 'via', 'Escolha a via de transporte.', CARGA),
    ...se(
      viaTransporte !== null && !porRuc && !doMar,
      'via',
      'O Cais só identifica a carga de uma DUIMP marítima (CE-Mercante) ou aérea (RUC).',
      CARGA,
    ),
    ...se(doMar && !/^\d{15}$/.test(ceMercante ?? ''), 'ce', 'Informe o CE-Mercante, de 15 algarismos.', CARGA),
    ...se(porRuc && ruc === null, 'ruc', 'Informe a RUC da carga.', complementar('geral')),
    ...se(porRuc && frete === null, 'frete', 'Informe o frete e a moeda dele.', CARGA),
    ...se(porRuc && procedencia === null, 'procedencia', 'Informe o país de procedência.', IDENTIFICACAO),
    ...[frete, seguro].flatMap((um) =>
      se(
        um !== null && !ISO.test(um.moeda),
        'moeda',
        'A moeda do frete ou do seguro não tem sigla ISO no Cais.',
        CARGA,
      ),
    ),
    ...semSigla(porRuc ? [procedencia] : []),
    ...avisa(
      doMar && frete !== null,
      'frete-do-ce',
      'O frete não vai no rascunho: numa carga marítima o Portal o toma do CE-Mercante. Confira-o lá.',
      CARGA,
    ),
    ...avisa(
      lpcos.length > 0,
      'lpco',
      `${lpcos.length === 1 ? `O LPCO ${lpcos[0]} não vai` : `Os LPCOs ${lista(lpcos)} não vão`} no rascunho: o processo não diz de que itens são.`,
      NO_PORTAL,
    ),
  ];
}

function dosDocumentos({ documentos, metodoValoracao, coberturaCambial, motivoSemCobertura }: ComplementoDaDuimp) {
  return [
    ...avisa(
      documentos.length === 0,
      'documentos',
      'Nenhum documento de instrução foi informado, e o diagnóstico os pede.',
      complementar('documentos'),
    ),
    ...se(metodoValoracao === null, 'metodo', 'Informe o método de valoração.', complementar('geral')),
    ...se(coberturaCambial === null, 'cobertura', 'Escolha a cobertura cambial.', complementar('geral')),
    ...se(
      coberturaCambial === '4' && motivoSemCobertura === null,
      'motivo',
      'Informe o código do motivo da falta de cobertura cambial.',
      complementar('geral'),
    ),
    ...avisa(
      coberturaCambial === '3',
      'rof',
      'Acima de 360 dias o Portal pede ROF, instituição financiadora e valor, que não vão no rascunho.',
      NO_PORTAL,
    ),
  ];
}

function dosItens({ itens }: FatosDaDuimp, complemento: ComplementoDaDuimp): LacunaDaDuimp[] {
  const { metodoValoracao } = complemento;
  if (itens.length === 0) return se(true, 'itens', 'O processo ainda não tem itens.', ITENS);
  const dos = (falta: (item: ItemDosFatos) => boolean, chave: string, oQue: string, lugar: LugarDaDuimp) => {
    const numeros = itens.flatMap((item, i) => (falta(item) ? [i + 1] : []));
    return se(numeros.length > 0, chave, `${sujeito(numeros, itens.length)} ${oQue}.`, lugar);
  };
  return [
    ...dosProdutos(itens, complemento),
    ...dos(
      (item) => !positivo(estatisticaDe(item, complemento)),
      'estatistica',
      'sem a quantidade na unidade estatística',
      complementar('produtos'),
    ),
    ...dos(({ pesoLiquido }) => !positivo(pesoLiquido), 'peso', 'sem peso líquido', ITENS),
    ...dos(
      ({ pesoLiquido }) => (pesoLiquido?.split('.')[0]?.replace(/^0+/, '').length ?? 0) > 9,
      'peso-maior',
      'com peso líquido maior do que a DUIMP aceita',
      ITENS,
    ),
    ...dos(({ moeda }) => !ISO.test(moeda), 'moeda-do-item', 'com moeda sem sigla ISO no Cais', ITENS),
    ...dos(({ aplicacao }) => aplicacao === null, 'aplicacao', 'sem a aplicação', ITENS),
    ...dos(({ fornecedor }) => fornecedor === null, 'fornecedor', 'sem fornecedor', ITENS),
    ...dos(
      ({ fabricante, paisOrigem }) => fabricante === null && paisOrigem === null,
      'origem',
      'sem fabricante e sem país de origem',
      ITENS,
    ),
    ...dos(
      ({ incoterm }) => metodoValoracao === 1 && !INCOTERMS_DA_DUIMP.has(incoterm),
      'incoterm',
      'com Incoterm que a DUIMP não tem',
      ITENS,
    ),
    ...semSigla(itens.flatMap(({ fabricante, paisOrigem }) => (fabricante === null ? [paisOrigem] : []))),
    ...fabricanteDesconhecido(itens),
    ...origemDeOutroPais(itens),
    ...avisa(true, 'atributos', SEM_ATRIBUTOS, NO_PORTAL),
  ];
}

/** Parts of the published item that nothing here can write: a retificação keeps those that it found. */
const SEM_ATRIBUTOS =
  'Os atributos que a NCM ou o fundamento legal pedem na própria DUIMP, o certificado do Mercosul e as declarações vinculadas não se escrevem aqui: se a mercadoria os pede, acrescente-os no Portal.';

/** Why an item has no code of the catalogue, a line a cause; and where the Portal has another version than the one that would go. */
function dosProdutos(itens: readonly ItemDosFatos[], complemento: ComplementoDaDuimp): LacunaDaDuimp[] {
  const quais = (falta: (item: ItemDosFatos) => boolean) => {
    const achados = itens.flatMap((item, i) => (falta(item) ? [{ item, numero: i + 1 }] : []));
    const registros = [...new Set(achados.map(({ item }) => item.itemId))];
    const [unico = null] = registros.length === 1 ? registros : [];
    return { achados, dito: achados.length > 0 ? sujeito(numerosDe(achados), itens.length) : '', unico };
  };
  const sem = (item: ItemDosFatos) => produtoDeclarado(item, complemento) === null;
  const soDigitados = quais((item) => sem(item) && item.itemId === null);
  const causas = CAUSAS.map(([estado, oQue]) => ({
    ...quais((item) => sem(item) && item.itemId !== null && (item.catalogo?.estado ?? 'SEM') === estado),
    estado,
    oQue,
  }));
  const mudados = quais((item) => {
    const vai = produtoDeclarado(item, complemento);
    return vai !== null && !vai.digitado && item.catalogo?.versaoVista != null;
  });
  return [
    ...se(
      soDigitados.achados.length > 0,
      'produto',
      `${soDigitados.dito} sem o produto do Catálogo.`,
      complementar('produtos'),
    ),
    ...causas.flatMap(({ achados, dito, unico, estado, oQue }) =>
      se(achados.length > 0, `produto-${estado}`, `${dito} ${oQue}.`, { onde: 'CATALOGO', itemId: unico }),
    ),
    ...avisa(
      mudados.achados.length > 0,
      'produto-outra-versao',
      `${mudados.dito} com uma versão do Catálogo, e o Portal tem outra: ${lista(
        mudados.achados.map(
          ({ item: { catalogo }, numero }) =>
            `no item ${numero} iria a ${catalogo?.versao}, e lá está a ${catalogo?.versaoVista}`,
        ),
      )}.`,
      { onde: 'CATALOGO', itemId: mudados.unico },
    ),
  ];
}

const numerosDe = (achados: readonly { numero: number }[]) => achados.map(({ numero }) => numero);

/** By the state of the product of the item. */
const CAUSAS = [
  ['SEM', 'sem o produto do Catálogo'],
  ['NAO_ENVIADO', 'com o produto do Catálogo ainda não enviado ao Portal'],
  ['EM_CURSO', 'com o produto do Catálogo a caminho do Portal, ou em dúvida'],
  ['SEM_VERSAO', 'com o produto do Catálogo sem versão conhecida: compare com o Portal'],
  ['DESATIVADO', 'com o produto do Catálogo desativado no Portal'],
  ['OUTRA_NCM', 'com o produto do Catálogo de outra NCM'],
] as const satisfies readonly (readonly ['SEM' | EstadoNaDuimp, string])[];

function fabricanteDesconhecido(itens: readonly ItemDosFatos[]): LacunaDaDuimp[] {
  const numeros = itens.flatMap(({ fabricante, paisOrigem }, i) => (fabricante === null && paisOrigem ? [i + 1] : []));
  return avisa(
    numeros.length > 0,
    'fabricante',
    `${sujeito(numeros, itens.length)} sem fabricante: vai como desconhecido, só com o país.`,
    ITENS,
  );
}

function origemDeOutroPais(itens: readonly ItemDosFatos[]): LacunaDaDuimp[] {
  const numeros = itens.flatMap(({ fabricante, paisOrigem }, i) =>
    fabricante && paisOrigem && fabricante.pais.sigla !== paisOrigem.sigla ? [i + 1] : [],
  );
  return avisa(
    numeros.length > 0,
    'origem-de-outro-pais',
    `${sujeito(numeros, itens.length)} com país de origem diferente do país do fabricante: o rascunho leva o do fabricante.`,
    ITENS,
  );
}

function dosOperadores({ itens }: FatosDaDuimp, { operadores }: ComplementoDaDuimp): LacunaDaDuimp[] {
  const todos = itens.flatMap(({ fornecedor, fabricante }) => [fornecedor, fabricante].filter((um) => um !== null));
  const cada = [...new Map(todos.map((um) => [um.id, um])).values()];
  const semCodigo = cada.filter(({ id }) => !operadores.some((um) => um.id === id));
  const fornecedores = new Map(itens.flatMap(({ fornecedor }) => (fornecedor ? [[fornecedor.id, fornecedor]] : [])));
  return [
    ...se(
      semCodigo.length > 0,
      'operadores',
      `Falta o código de operador estrangeiro de ${lista(semCodigo.map(({ nome }) => nome))}.`,
      complementar('operadores'),
    ),
    ...[...fornecedores.values()].flatMap(({ id, nome, vinculo }) =>
      se(vinculo === null, `vinculo-${id}`, `Informe o vínculo de ${nome} com o importador.`, {
        onde: 'FORNECEDOR',
        id,
      }),
    ),
    ...semSigla(cada.map(({ pais }: OperadorDosFatos) => pais)),
  ];
}

function dosTributos(fatos: FatosDaDuimp, { fundamentos }: ComplementoDaDuimp): LacunaDaDuimp[] {
  const { itens, adicoes } = fatos;
  const soltos = itens.filter(({ adicao }) => adicao === null).length;
  const faltam = fundamentosPedidos(adicoes).filter(
    ({ adicao, tributo }) => !fundamentos.some((um) => um.adicao === adicao && um.tributo === tributo),
  );
  const ditos = faltam.map(({ adicao, tributo }) => `${NOME_DO_TRIBUTO[tributo]} da adição ${tres(adicao)}`);
  const com = (qual: (um: FatosDaDuimp['adicoes'][number]) => boolean) =>
    adicoes.filter(qual).map(({ numero }) => tres(numero));
  const [ajustadas, comAntidumping] = [com(({ ajustes }) => ajustes > 0), com(({ temAntidumping }) => temAntidumping)];
  return [
    ...se(
      soltos > 0,
      'adicoes',
      soltos === 1
        ? 'Um item não está em nenhuma adição, e ela diz os regimes dos tributos.'
        : `${soltos} itens não estão em nenhuma adição, e ela diz os regimes dos tributos.`,
      ADICOES,
    ),
    ...se(faltam.length > 0, 'fundamentos', `Falta o fundamento legal: ${lista(ditos)}.`, complementar('fundamentos')),
    ...avisa(
      ajustadas.length > 0,
      'ajustes',
      `Acréscimos e deduções não vão no rascunho (adição ${lista(ajustadas)}): o processo não tem os códigos deles.`,
      NO_PORTAL,
    ),
    ...avisa(
      comAntidumping.length > 0,
      'antidumping',
      `O antidumping não vai no rascunho (adição ${lista(comAntidumping)}).`,
      NO_PORTAL,
    ),
  ];
}

function semSigla(paises: readonly ({ nome: string; sigla: string | null } | null)[]): LacunaDaDuimp[] {
  const nomes = [...new Set(paises.flatMap((um) => (um && um.sigla === null ? [um.nome] : [])))];
  return se(nomes.length > 0, 'paises', `Falta a sigla ISO de ${lista(nomes)} na tabela de países.`, {
    onde: 'PAISES',
  });
}

function se(falta: boolean, chave: string, texto: string, lugar: LugarDaDuimp): LacunaDaDuimp[] {
  return falta ? [{ chave, nivel: 'IMPEDE', texto, lugar }] : [];
}

function avisa(vale: boolean, chave: string, texto: string, lugar: LugarDaDuimp): LacunaDaDuimp[] {
  return vale ? [{ chave, nivel: 'AVISA', texto, lugar }] : [];
}

function sujeito(numeros: readonly number[], todos: number): string {
  if (numeros.length === 1) return `O item ${numeros[0]} está`;
  return numeros.length === todos ? 'Todos os itens estão' : `Os itens ${lista(numeros)} estão`;
}

/** `a, b e c`; of many, the first ones and how many more. */
export function lista(coisas: readonly (string | number)[]): string {
  const ditas = coisas.slice(0, MAXIMO_DITO);
  const resto = coisas.length - ditas.length;
  if (resto > 0) return `${ditas.join(', ')} e mais ${resto}`;
  return ditas.length === 1 ? String(ditas[0]) : `${ditas.slice(0, -1).join(', ')} e ${ditas.at(-1)}`;
}

const positivo = (valor: string | null) => valor !== null && !/^[0.]*$/.test(valor);
const tres = (numero: number) => String(numero).padStart(3, '0');
const complementar = (parte: ParteDoComplemento): LugarDaDuimp => ({ onde: 'COMPLEMENTO', parte });

const IDENTIFICACAO: LugarDaDuimp = { onde: 'PROCESSO', aba: 'identificacao' };
const CARGA: LugarDaDuimp = { onde: 'PROCESSO', aba: 'carga' };
const ITENS: LugarDaDuimp = { onde: 'PROCESSO', aba: 'itens' };
const ADICOES: LugarDaDuimp = { onde: 'PROCESSO', aba: 'adicoes' };
const NO_PORTAL: LugarDaDuimp = { onde: 'PORTAL' };
const ISO = /^[A-Z]{3}$/;
const MAXIMO_DITO = 8;
/** The domain that the published contract gives (ItemCover, condicaoVenda.incoterm.codigo). */
const INCOTERMS_DA_DUIMP: ReadonlySet<Incoterm> = new Set<Incoterm>([
  'EXW',
  'FAS',
  'FCA',
  'FOB',
  'OCV',
  'C+F',
  'CFR',
  'CPT',
  'C+I',
  'DAT',
  'CIF',
  'CIP',
  'DAP',
]);
