import { z } from 'zod';
import { reduzABase, TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { type Recusas, vigenciaEmOrdem } from './entre-campos.ts';
import { importadorApontado } from './importador.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA } from './industria.ts';
import { dataInformada, ncm, percentual, ultimoDia } from './primitivos.ts';
import { rotulosDe } from './rotulos.ts';
import { opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** A code of a table of the Sefaz-AM. Cais does not have these tables and knows only the length of a code. */
const codigoDaSefaz = (tamanho: number, motivo: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[0-9A-Z]{${tamanho}}$`), motivo)
    .meta({ maiusculas: true, maximo: tamanho, algarismos: tamanho });

/** A row of an importer's matriz de tributação. Sizes are those of the DIe (layouts/dai-die-xml.csv, ItemMatriz). */
export const ITEM_DA_MATRIZ = {
  /** The owner of the matriz. Other fields that a form holds of the importer are dropped. */
  importador: z.object({ id: z.uuid('Escolha o importador.') }).meta({
    rotulo: 'Importador',
    busca: { endpoint: 'Importador/GetByQ', guarda: 'id' },
    planilha: ['Importador', 'CNPJ', 'Razão social'],
  }),
  ncm: ncm.meta({ rotulo: 'NCM do produto final', planilha: ['NCM'] }),
  codigoSuframa: z
    .string()
    .trim()
    .regex(/^\d{4}$/, 'O código Suframa do produto tem quatro algarismos.')
    .meta({
      rotulo: 'Código Suframa do produto',
      ajuda: 'Quatro algarismos, como na Suframa.',
      maximo: 4,
      algarismos: 4,
      planilha: ['Código Suframa', 'Suframa', 'Cód. Suframa', 'Produto Suframa'],
      coluna: { titulo: 'Código Suframa', caracteres: 14 },
    }),
  destinacao: codigoDaSefaz(2, 'O código da destinação tem duas letras ou algarismos.').meta({
    rotulo: 'Destinação',
    ajuda: 'Código da tabela de destinação, com dois sinais.',
    planilha: ['Código da destinação', 'Cód. destinação'],
    coluna: { caracteres: 11 },
  }),
  utilizacao: codigoDaSefaz(2, 'O código da utilização tem duas letras ou algarismos.').meta({
    rotulo: 'Utilização',
    ajuda: 'Código da tabela de utilização, com dois sinais.',
    planilha: ['Código da utilização', 'Cód. utilização'],
    coluna: { caracteres: 11 },
  }),
  codigoTributacao: codigoDaSefaz(4, 'O código de tributação tem quatro letras ou algarismos.').meta({
    rotulo: 'Código de tributação',
    ajuda: 'Quatro sinais; costuma ser uma letra e três algarismos.',
    planilha: ['Tributação', 'Cód. tributação'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 12, inteira: true },
  }),
  /** How `codigoTributacao` treats the ICMS; null while unknown. */
  tratamento: opcional(z.enum(Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]])).meta({
    rotulo: 'Tratamento do ICMS',
    ajuda:
      'O que o código de tributação faz com o ICMS: a DAI calcula por ele. Sem ele, a DAI não calcula. “Redução pela carga efetiva” embute só a carga que sobra; “Base de cálculo reduzida”, a alíquota cheia.',
    opcoes: TRATAMENTOS_ICMS,
    planilha: ['Tratamento', 'ICMS'],
    coluna: { padrao: true, noCartao: true, caracteres: 20 },
  }),
  /** Per cent taken off the base; only with REDUZIDO and CARGA_EFETIVA. */
  reducaoPerc: opcional(percentual.refine((texto) => !/^[0.]*$/.test(texto), 'Deve ser maior que zero.')).meta({
    example: null,
    rotulo: 'Redução da base (%)',
    ajuda: 'Quanto se tira da base de cálculo, por exemplo 51,11. Só com uma das duas reduções.',
    casasMinimas: 2,
    planilha: ['Redução da base', 'Redução', '% de redução', 'Percentual de redução'],
    coluna: { caracteres: 15 },
  }),
  decreto: textoObrigatorio(60, 'Informe o decreto concessivo.').meta({
    rotulo: 'Decreto concessivo',
    ajuda: 'O que concede o incentivo a este produto.',
    planilha: ['Decreto', 'Nº do decreto', 'Número do decreto'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 20 },
  }),
  tipoDocumento: textoOpcional(10).meta({
    rotulo: 'Tipo do documento concessivo',
    ajuda: 'Código da Sefaz, quando há outro documento além do decreto.',
    planilha: ['Tipo do documento'],
    coluna: { titulo: 'Tipo do documento', caracteres: 15 },
  }),
  numeroDocumento: textoOpcional(60).meta({
    rotulo: 'Número do documento concessivo',
    planilha: ['Número do documento', 'Nº do documento'],
    coluna: { titulo: 'Número do documento', caracteres: 18 },
  }),
  vigenciaInicio: dataInformada({ frase: 'Informe o primeiro dia em que vale.' }).meta({
    rotulo: 'Início da vigência',
    ajuda: 'Primeiro dia em que vale.',
    planilha: ['Vale desde', 'Desde', 'Início', 'Início do benefício'],
    coluna: { titulo: 'Vale desde', ordenavel: true, padrao: true, caracteres: 11 },
  }),
  /** Last day; null means no end. */
  vigenciaFim: opcional(ultimoDia).meta({
    rotulo: 'Fim da vigência',
    ajuda: 'Último dia em que vale. Vazio: sem prazo. A lista avisa 30 dias antes.',
    planilha: ['Vale até', 'Até', 'Fim', 'Fim do benefício', 'Validade'],
    coluna: { titulo: 'Vale até', ordenavel: true, padrao: true, noCartao: true, caracteres: 25 },
  }),
};

/** Sheets identify the importer by its CNPJ; an answer gives the CNPJ besides the name. */
export const CNPJ_DO_IMPORTADOR = 'CNPJ do importador';

/** The labels of a row, including the CNPJ of the importer in an answer. */
export const rotulosDaMatriz = { ...rotulosDe(ITEM_DA_MATRIZ), 'importador.cnpj': CNPJ_DO_IMPORTADOR };

export const contratoDaMatriz = contratoDe(ITEM_DA_MATRIZ, {
  lido: { importador: importadorApontado },
  coerencia: [
    [['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem],
    [['tratamento', 'reducaoPerc'], reduzido],
  ],
});
export type ItemDaMatrizNovo = z.infer<typeof contratoDaMatriz.novo>;
export type ItemDaMatrizLido = z.infer<typeof contratoDaMatriz.lido>;

/** Columns of the matriz de tributação. The first identifies the row; in a sheet its parts are columns of their own. */
export const MATRIZ_COLUNAS = colunasDe<ItemDaMatrizLido>(ITEM_DA_MATRIZ, {
  primeiras: ['item', 'ncm'],
  proprias: [
    {
      campo: 'item',
      titulo: 'NCM · Suframa · dest./util.',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 22,
      inteira: true,
      valor: nomeNaMatriz,
    },
    { campo: 'ncm', titulo: 'NCM', tipo: 'texto', caracteres: 12, inteira: true, valor: ({ ncm }) => escreverNcm(ncm) },
    { ...DA_INDUSTRIA, titulo: 'Importador', caracteres: 20 },
    { ...DO_CNPJ_DA_INDUSTRIA, titulo: CNPJ_DO_IMPORTADOR },
    ...DA_ALTERACAO,
  ],
});

function reduzido(
  { tratamento, reducaoPerc }: { tratamento: TratamentoIcms | null; reducaoPerc: string | null },
  { addIssue }: Recusas,
): void {
  const falta = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
  if (reduzABase(tratamento) && reducaoPerc === null)
    falta('reducaoPerc', 'Informe de quantos por cento é a redução da base.');
  if (!reduzABase(tratamento) && reducaoPerc !== null)
    falta(
      'tratamento',
      `A redução da base só cabe com “${TRATAMENTOS_ICMS.REDUZIDO}” ou “${TRATAMENTOS_ICMS.CARGA_EFETIVA}”: apague a redução ou escolha uma delas.`,
    );
}
