import {
  type ComplementoDaDuimp,
  type EstadoNaDuimp,
  type FatosDaDuimp,
  type ItemDosFatos,
  type LacunaDaDuimp,
  type LugarDaDuimp,
  type OperadorDosFatos,
  produtoDeclarado,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { estatisticaDe, identificadaPorRuc } from './duimp-rascunho-partes.ts';
import {
  avisa,
  CARGA,
  complementar,
  IDENTIFICACAO,
  INCOTERMS_DA_DUIMP,
  ISO,
  ITENS,
  lista,
  NO_PORTAL,
  positivo,
  se,
  semSigla,
  sujeito,
} from './lacuna-apontada.ts';
import { dosTributos } from './lacunas-dos-tributos.ts';

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
    ...[frete, seguro].flatMap((valorDaDuimp) =>
      se(
        valorDaDuimp !== null && !ISO.test(valorDaDuimp.moeda),
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
  const todos = itens.flatMap(({ fornecedor, fabricante }) =>
    [fornecedor, fabricante].filter((operadorDosFatos) => operadorDosFatos !== null),
  );
  const cada = [...new Map(todos.map((operadorDosFatos) => [operadorDosFatos.id, operadorDosFatos])).values()];
  const semCodigo = cada.filter(({ id }) => !operadores.some((operador) => operador.id === id));
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
