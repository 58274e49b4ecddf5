import { z } from 'zod';
import { declaracaoImportacao } from '#lib/contracts/declaracao/declaracao-importacao.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { folhasEm, inteiro } from '#server/testing/portal-simulado/contract-leaves.ts';
import type {
  PublishedSchema as Esquema,
  PublishedDocument,
} from '#server/testing/portal-simulado/contract-notation.ts';
import { OUTRA_VERSAO, publishedDocument } from '#server/testing/portal-simulado/published-documents.ts';

const ESQUEMAS = ['r61-duimp_api.json', OUTRA_VERSAO.documento];
const CAPA = 'DuimpConsultaCover';
const ITEM = 'ItemConsultaCover';

interface Partes {
  capa: object;
  item: object;
}
type Folha = { caminho: string; sentinela: string };

/** Fields the reader requires, or interprets by their value. */
const FIXOS: readonly (readonly [RegExp, unknown])[] = [
  [/identificacao\.numero$/, '26BR00000000010'],
  [/identificacao\.versao$/, '7391'],
  [/numeroItem$/, 48_213],
  [/produto\.ncm$/, '85177900'],
  [/tributosCalculados\[\]\.tipo$/, 'IPI'],
  [/tributosAplicados\[\]\.tributo\.codigo$/, 'IPI'],
  [/tipoAliquota$/, 'ESPECIFICA'],
  [/acrescimosDeducoes\[\]\.tipo$/, 'ACRESCIMO'],
  [/status$/, 'ATIVO'],
];

/** One release of the schema gives the format of a date, another does not. */
const EH_DATA = /data(Registro|Desembaraco|Pagamento|Processamento|PagamentoJuros)$/;

/**
 * Fields the file of the test overwrites, because the reader makes their sums; and the type of an adjustment, which is the list of
 * the model that holds it.
 */
const DE_OUTRO_LUGAR =
  /^DuimpConsultaCover\.(quantidadeItens|itens\[\]|adicoes\[\])|condicaoVenda\.acrescimosDeducoes\[\]\.tipo$/;

/** The raw text kept beside the model, whatever leaves it has. */
const BRUTOS = ['campos', 'declaracoesVinculadas'];

const porque = (motivo: string, dentroDe: string, folhas: readonly string[]) =>
  Object.fromEntries(folhas.map((uma) => [`${dentroDe}.${uma}`, motivo]));

/** Leaves that only the raw text has, or nobody, and why: a new one is here, or in the model. */
const NAO_LIDAS: Readonly<Record<string, string>> = {
  ...porque('o processo acompanhado a pergunta à capa do dia: portal-contract.test.ts', `${CAPA}.situacao`, [
    'situacaoAnaliseRetificacao',
    'situacaoLicenciamento',
    'situacaoConferenciaAduaneira[].siglaOrgao',
    'situacaoConferenciaAduaneira[].situacao',
    'situacaoConferenciaAnuente[].siglaOrgao',
    'situacaoConferenciaAnuente[].situacao',
  ]),
  ...porque('é do andamento no órgão, de que se mostra só a situação: fica como veio', `${CAPA}.situacao`, [
    'situacaoConferenciaAduaneira[].indicadorAutorizacaoEntrega',
    'situacaoConferenciaAduaneira[].indicadorDesembaracoDecisaoJudicial',
    'situacaoConferenciaAnuente[].indicadorAutorizacaoProsseguimentoConferenciaAnuente',
    'situacaoConferenciaAnuente[].indicadorConclusaoDecisaoJudicial',
  ]),
  ...porque('é de quem confere, e não muda o que se declarou: fica como veio', CAPA, [
    ...['siglaOrgao', 'codigo', 'descricao'].map((folha) => `equipesTrabalho[].${folha}`),
    ...['orgao', 'resultado'].map((folha) => `resultadoAnaliseRisco.resultadoAnuente[].${folha}`),
    'resultadoAnaliseRisco.resultadoRFB[].orgao',
  ]),
  ...porque('lê-se só quando falta o canal consolidado', CAPA, ['resultadoAnaliseRisco.resultadoRFB[].resultado']),
  ...porque('o importador conhece-se pelo número', CAPA, ['identificacao.importador.tipoImportador']),
  ...porque('abre a DUIMP a quem não é parte dela: nada a usa', CAPA, ['identificacao.chaveAcesso']),
  ...porque('o processo não tem lugar para ela: fica como veio, e a retificação a devolve', CAPA, [
    'carga.motivoSituacaoEspecial.codigo',
    'documentos.documentosInstrucao[].palavrasChave[].codigo',
    ...['identificacao', 'tipo'].map((folha) => `documentos.processos[].${folha}`),
    ...['numero', 'faixaInicio', 'faixaFim'].map((folha) => `documentos.declaracoesExportacaoEstrangeira[].${folha}`),
    'documentos.dossies[].numero',
  ]),
  ...porque('o agrupamento em adições prova-se em duimp-json.test.ts', CAPA, ['adicoes[].numero', 'adicoes[].itens']),
  ...porque('os totais da capa conferem-se com os itens, a partir do texto (totais-da-capa.ts)', CAPA, [
    'tributos.tributosCalculados[].tipo',
    ...['devido', 'calculado'].map((folha) => `tributos.tributosCalculados[].valoresBRL.${folha}`),
  ]),
  ...porque('o total da capa confere-se pelo devido: fica como veio', CAPA, [
    ...['aReduzir', 'suspenso', 'aRecolher', 'recolhido'].map(
      (folha) => `tributos.tributosCalculados[].valoresBRL.${folha}`,
    ),
  ]),
  ...porque('o pagamento conhece-se pela receita, pelo dia e pelo valor: fica como veio', `${CAPA}.pagamentos[]`, [
    'versaoOrigem',
    'principal.banco',
    'principal.agencia',
    'principal.conta',
    ...['codigoReceita', 'dataPagamentoJuros', 'bancoJuros', 'agenciaJuros', 'contaJuros'].map(
      (folha) => `principal.juros.${folha}`,
    ),
  ]),
  ...porque('as licenças do processo escreve-as a pessoa: fica como veio', `${CAPA}.tratamentoAdministrativo`, [
    ...['dataProcessamento', 'resultadoConsolidadoTA'].map((folha) => `resultadoProcessamentoTA.${folha}`),
    ...['numeroItemDuimp', 'tipoTratamento', 'descricao', 'orgao', 'lpco', 'observacoes'].map(
      (folha) => `itensTratamentoAdministrativo[].${folha}`,
    ),
  ]),
  ...porque('contam-se os itens que vieram: provam-no os testes da reunião das páginas', CAPA, ['quantidadeItens']),
  ...porque('os itens vêm pelas páginas deles', CAPA, ['itens[].indice', 'itens[].link']),
  ...porque('é a da capa; a do item fica como veio (VERSAO_DO_ITEM)', ITEM, ['identificacao.versao']),
  ...porque('é a raiz do importador', ITEM, ['produto.niResponsavel']),
  ...porque('o operador conhece-se pelo código ou pelo nome: o resto lê-se só quando eles faltam', ITEM, [
    'fabricante.versao',
    'fabricante.niOperador',
    'exportador.versao',
    'exportador.niOperador',
  ]),
  ...porque('diz-se por quem são o exportador e o fabricante', ITEM, ['indicadorExportadorFabricante.codigo']),
  ...porque('o processo não tem lugar para ela: fica como veio, e a retificação a devolve', ITEM, [
    'mercadoria.condicao',
    'dadosCambiais.instituicaoFinanciadora.codigo',
    'dadosCambiais.valorCoberturaCambial',
    'dadosCambiais.motivoSemCobertura.codigo',
    ...['tipo', 'numero', 'quantidade'].map((folha) => `certificadoMercosul[].${folha}`),
  ]),
  ...porque('guarda-se cada declaração vinculada inteira, como veio', `${ITEM}.declaracoesVinculadas[]`, [
    'tipo',
    'numeroDeclaracaoVinculada',
    'versaoDeclaracaoVinculada',
    'dataRegistro',
    'numeroDeclaracaoOriginal',
    'versaoDeclaracaoOriginal',
    'numeroItemDeclaracaoOriginal',
    'item.numeroItemDeclaracaoVinculada',
    'item.frete.valorBRL',
    'item.seguro.valorBRL',
    'item.qtdUnidadeEstatistica',
    'item.ncm',
  ]),
  ...porque('confere-se com a capa, a partir do texto (totais-da-capa.ts)', ITEM, [
    'tributos.mercadoria.valorLocalEmbarqueBRL',
  ]),
  ...porque('lê-se só quando falta o fundamento aplicado', ITEM, [
    'tributos.tributosCalculados[].memoriaCalculo.codigoFundamentoLegalNormal',
  ]),
  ...porque('o devido diz-se pela base, pela alíquota e pelo percentual de pagamento', ITEM, [
    'tributos.tributosCalculados[].valoresBRL.calculadoPagProporcional',
    ...['normal', 'tributado'].map((folha) => `tributos.tributosCalculados[].memoriaCalculo.${folha}`),
  ]),
};

/** Another value where the reader takes only certain words. */
const OUTROS: readonly (readonly [RegExp, string])[] = [
  [/^DuimpConsultaCover\.carga\.tipoIdentificacaoCarga$/, 'RUC'],
  [/principal\.tributo\.tipo$/, 'MULTA_COM_REDUCAO'],
  [/^ItemConsultaCover\.status$/, 'INATIVO'],
];

/**
 * Gives each documented leaf of a DUIMP its own value, reads the result as a file, and looks for every value in the answer. The
 * value must appear in the model, or in the raw text kept beside it.
 */
describe.each(ESQUEMAS)('The documented schema of the DUIMP, %s', (esquema) => {
  conferir(publishedDocument(esquema));
});

test('the leaves that are named with a reason are all in one of the documents', () => {
  const todas = ESQUEMAS.flatMap((esquema) => {
    const { schemas } = publishedDocument(esquema).components;
    return [CAPA, ITEM].flatMap((nome) => folhasEm(inteiro(schemas[nome] ?? {}, schemas), nome));
  });
  expect(Object.keys(NAO_LIDAS).filter((folha) => !todas.includes(folha))).toEqual([]);
});

function conferir({ components }: PublishedDocument): void {
  const folhas: Folha[] = [];
  const capa = preencher(CAPA, { $ref: `#/components/schemas/${CAPA}` }) as Record<string, unknown>;
  const item = preencher(ITEM, { $ref: `#/components/schemas/${ITEM}` }) as { produto: object };
  // The Portal answers the NCM, although the document of one release leaves it out.
  item.produto = { ncm: '85177900', ...item.produto };
  const lida = (umItem: object = item, umaCapa: object = capa) =>
    z
      .array(declaracaoImportacao)
      .parse(
        lerDuimpJson(
          new TextEncoder().encode(JSON.stringify({ ...umaCapa, quantidadeItens: 1, itens: [umItem], adicoes: [] })),
        ),
      );
  const texto = JSON.stringify(lida());

  test('has more than a hundred and fifty leaves', () => {
    expect(folhas.length).toBeGreaterThan(150);
  });

  test('keeps each of them, in the model or as it came', () => {
    const perdidas = folhas.filter(({ caminho, sentinela }) => !DE_OUTRO_LUGAR.test(caminho) && !guarda(sentinela));
    expect(perdidas.map(({ caminho }) => caminho)).toEqual([]);
  });

  test('reads each of them into the model, or names it with its reason', () => {
    const lido = semTextoBruto({ capa, item });
    const naoLidas = folhas.map(({ caminho }) => caminho).filter((folha) => semTextoBruto(comOutro(folha)) === lido);
    expect(naoLidas).toEqual(folhas.map(({ caminho }) => caminho).filter((folha) => folha in NAO_LIDAS));
  });

  test('gives each a value no other has, but those the reader has to understand', () => {
    const vistos = folhas.filter(({ caminho }) => !FIXOS.some(([forma]) => forma.test(caminho)));
    const semSimNao = vistos.filter(({ sentinela }) => sentinela !== 'true').map(({ sentinela }) => sentinela);
    expect(new Set(semSimNao).size).toBe(semSimNao.length);
  });

  const tipos = components.schemas.TributoCalculadoItemCover?.properties?.tipo?.enum ?? [];
  test.each(tipos)('reads what an item owes of %s into the model', (tipo) => {
    const devido = '98765.43';
    const calculados = [{ tipo, valoresBRL: { devido, aRecolher: devido }, memoriaCalculo: {} }];
    const doItem = item as { tributos?: object };
    const [di] = lida({ ...doItem, tributos: { ...doItem.tributos, tributosCalculados: calculados } });
    const duimp = di?.adicoes[0]?.itens[0]?.duimp;
    const devidos = Object.values({ ...duimp?.tributos, ...duimp?.outros }).map((um) => um?.devido);
    // The taxa belongs to the declaration and appears among its payments.
    expect(devidos.includes(devido)).toBe(tipo !== 'TAXA_UTILIZACAO');
    expect(JSON.stringify(di)).toContain(devido);
  });

  function comOutro(folha: string): Partes {
    const [parte, ...passos] = folha.split(/\.|(?=\[\])/);
    const partes = structuredClone({ capa, item }) as Partes;
    trocar(parte === CAPA ? partes.capa : partes.item, passos, OUTROS.find(([forma]) => forma.test(folha))?.[1]);
    return partes;
  }

  /** What the model has of a DUIMP, without the raw text beside it; what the reader says where it refuses. */
  function semTextoBruto({ capa, item }: Partes): string {
    try {
      return JSON.stringify(lida(item, capa), (nome, valor) => (BRUTOS.includes(nome) ? undefined : valor));
    } catch (erro) {
      if (erro instanceof ArquivoInvalido) return erro.message;
      throw erro;
    }
  }

  function guarda(sentinela: string): boolean {
    return texto.includes(sentinela);
  }

  /** Makes a value that differs from every other, within what its type and the reader allow. */
  function preencher(caminho: string, esquema: Esquema): unknown {
    const { $ref, properties, items, type } = esquema;
    if ($ref) return preencher(caminho, components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if (properties) {
      return Object.fromEntries(
        Object.entries(properties).map(([nome, um]) => [nome, preencher(`${caminho}.${nome}`, um)]),
      );
    }
    if (type === 'array' || items) return [preencher(`${caminho}[]`, items ?? {})];
    const fixo = FIXOS.find(([forma]) => forma.test(caminho))?.[1];
    const numero = folhas.length + 1;
    const valor = fixo ?? (EH_DATA.test(caminho) ? diaDe(numero) : porTipo(esquema, numero));
    folhas.push({ caminho, sentinela: sentinelaDe(valor) });
    return valor;
  }
}

/** One release documents as texts the numbers of another; the example shows which they are. */
function porTipo({ type, format, numeric }: Esquema, numero: number): unknown {
  if (format === 'date-time') return diaDe(numero);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number' || numeric) return 41_000 + numero;
  return `S${numero}X`;
}

function diaDe(numero: number): string {
  return new Date(Date.UTC(2020, 0, numero, 14)).toISOString().replace('.000Z', '-0300');
}

/**
 * The text to look for: the digits of a number, because the reader adds its decimals; and a moment without its hour, because the
 * model keeps a day.
 */
function sentinelaDe(valor: unknown): string {
  const texto = String(valor);
  return /^\d{4}-\d{2}-\d{2}T/.test(texto) ? texto.slice(0, 10) : texto;
}

/** Gives a leaf another value of its kind. */
function trocar(em: object, [nome = '', ...resto]: readonly string[], outro?: unknown): void {
  const lugar = em as Record<string, unknown>;
  const chave = nome === '[]' ? '0' : nome;
  const valor = lugar[chave];
  if (resto.length > 0) trocar(valor as object, resto, outro);
  else lugar[chave] = outro ?? outroQue(valor);
}

function outroQue(valor: unknown): unknown {
  if (typeof valor === 'boolean') return !valor;
  if (typeof valor === 'number') return 99_001;
  return /^\d{4}-/.test(String(valor)) ? '2019-05-05T14:00:00-0300' : 'OUTRO';
}
