import { z } from 'zod';
import { BASES_DE_CUSTO } from '#lib/domain/cadastros/importador.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { MAXIMO_DE_COMPONENTES, NOME_TIPO_DCR, TIPOS_DCR } from '#lib/domain/zfm/dcr.ts';
import { IMPORTADO_DO_DCR, NACIONAL_DO_DCR, SUBCOMPONENTE_DO_DCR } from './dcr-linhas.ts';
import { DO_PRODUTO } from './do-produto.ts';
import { industria, representanteDela } from './industria.ts';
import { lerCampo } from './ler-campo.ts';
import { data, decimalInformado, id, ncm } from './primitivos.ts';
import { MODELO_DO_PRODUTO } from './produto.ts';
import { apontado, observacao, opcional, referenciaOpcional } from './tipos.ts';

const reaisDoMes = decimalInformado({ inteiros: 13, casas: 2 }).meta({ moeda: 'R$' });
/** US$ per unit. Values derived from `maoDeObraMensal` replace it where that is given. */
const porUnidade = decimalInformado({ inteiros: 11, casas: 4 })
  .default('0.0000')
  .meta({ moeda: 'US$', obrigatorio: true });

export const DCR = {
  importador: industria.meta({ ajuda: 'O estabelecimento da ZFM com projeto aprovado pelo CAS.' }),
  representante: representanteDela.meta({ ajuda: 'O CPF dele vai no DCR-E.' }),
  tipo: z
    .enum(TIPOS_DCR, 'Escolha N, R ou S.')
    .default('N')
    .meta({ rotulo: 'Tipo de DCR-E', opcoes: NOME_TIPO_DCR, obrigatorio: true, aVista: true }),
  /** The registered DCR-E that this one corrects or follows. */
  anterior: referenciaOpcional(z.object({ id })).meta({
    rotulo: 'DCR-E anterior',
    ajuda: 'O registrado que este retifica ou substitui, do mesmo produto.',
    busca: { endpoint: 'Dcr/GetByQ', guarda: 'id', estreitadaPor: { produtoId: 'produto.id' } },
  }),
  /** Only for a DCR-E that is not in Cais. With `anterior`, it repeats the number of that DCR-E. */
  anteriorNumero: opcional(z.string().regex(/^\d{10}$/, 'O número do DCR-E tem dez algarismos.')).meta({
    rotulo: 'Nº do DCR-E anterior',
    ajuda: 'Dez algarismos, só se o anterior não está no Cais.',
    maximo: 10,
  }),
  processoRetificador: opcional(z.string().regex(/^\d{17}$/, 'O processo administrativo tem 17 algarismos.')).meta({
    rotulo: 'Nº do processo administrativo',
    ajuda: 'Dezessete algarismos, só do retificador.',
    maximo: 17,
  }),
  produto: apontado('Escolha o produto.').meta({
    rotulo: 'Produto',
    ajuda: 'Traz descrição, NCM, unidade, peso, PPB, coeficiente e modelos do cadastro.',
    busca: { endpoint: 'Produto/GetByQ', guarda: 'id', estreitadaPor: { importadorId: 'importador.id' } },
  }),
  descricao: DO_PRODUTO.descricao.meta({ rotulo: 'Descrição do produto' }),
  ncm: ncm.meta({ rotulo: 'NCM do produto' }),
  unidade: DO_PRODUTO.unidade,
  pesoBruto: DO_PRODUTO.pesoBruto.meta({ unidade: 'kg' }),
  ppb: DO_PRODUTO.ppb.meta({
    rotulo: 'PPB e resolução',
    ajuda: 'Portaria do PPB e resolução da Suframa, como vão no DCR-E: até 80 caracteres.',
  }),
  resolucao: DO_PRODUTO.resolucao.meta({ ajuda: 'O número dela no cadastro da indústria.' }),
  informatica: DO_PRODUTO.informatica,
  tipoCoeficiente: DO_PRODUTO.tipoCoeficiente.meta({ aVista: true, comeca: 'FIXO' }),
  acrescimo: DO_PRODUTO.acrescimo.meta({ ajuda: 'DL 288/1967, art. 7º: a soma nunca passa de 100 %.' }),
  dataBase: data.meta({ rotulo: 'Data base', ajuda: 'Nenhum documento de custo deve ser depois dela.' }),
  /** Reais per dollar. */
  taxaUSD: decimalInformado({ inteiros: 6, casas: 6, positivo: true }).meta({
    rotulo: 'Taxa do dólar (R$)',
    ajuda: 'Da data base: converte em dólar o que está em reais.',
    casasMinimas: 4,
    moeda: 'R$',
  }),
  baseCusto: z.enum(BASES_DE_CUSTO).default('CIF').meta({
    rotulo: 'Base de custo dos importados',
    ajuda: 'CIF: o valor da mercadoria com frete e seguro rateados; FOB: só a mercadoria.',
    aVista: true,
  }),
  /** The revision of the structure that the lines were made from, and the version of that record. */
  estrutura: referenciaOpcional(z.object({ id, versao: z.number().int().min(1) })).meta({
    rotulo: 'Estrutura de que foi montado',
  }),
  modelos: z
    .array(z.strictObject(MODELO_DO_PRODUTO))
    .max(MAXIMO_DE_COMPONENTES)
    .default([])
    .meta({ rotulo: 'Modelos', adicionar: 'Adicionar modelo', chave: ['modelo'] }),
  nacionais: linhas('Nacionais', NACIONAL_DO_DCR).meta({
    rotulo: 'Componentes nacionais',
    adicionar: 'Adicionar componente',
  }),
  subcomponentes: linhas('Subcomponentes', SUBCOMPONENTE_DO_DCR).meta({
    rotulo: 'Subcomponentes importados',
    adicionar: 'Adicionar subcomponente',
  }),
  importados: linhas('Importados', IMPORTADO_DO_DCR).meta({
    rotulo: 'Componentes importados',
    adicionar: 'Adicionar componente',
  }),
  salarios: porUnidade.meta({ rotulo: 'Salários por unidade (US$)' }),
  encargos: porUnidade.meta({ rotulo: 'Encargos por unidade (US$)' }),
  maoDeObraMensal: opcional(
    z.strictObject({
      salarios: reaisDoMes.meta({ rotulo: 'Salários do mês (R$)' }),
      encargos: reaisDoMes.meta({ rotulo: 'Encargos do mês (R$)' }),
      producao: decimalInformado({ inteiros: 9, casas: 5, positivo: true }).meta({
        rotulo: 'Produção do mês (unidades)',
        casasMinimas: 0,
      }),
    }),
  ).meta({ rotulo: 'Mão de obra do mês' }),
  observacao,
};

/** Three lists have the same columns, so each label starts with the name of its list: an error then tells where its line is. */
function linhas<Forma extends Readonly<Record<string, z.ZodType>>>(lista: string, forma: Forma) {
  const campos = Object.entries(forma).map(([nome, esquema]) => {
    const { rotulo } = lerCampo(esquema).sobre;
    return [nome, rotulo === undefined ? esquema : esquema.meta({ rotulo: `${lista}: ${noMeioDaFrase(rotulo)}` })];
  });
  return z
    .array(z.object(Object.fromEntries(campos) as Forma))
    .max(MAXIMO_DE_COMPONENTES, `O DCR-E tem no máximo ${MAXIMO_DE_COMPONENTES} linhas de cada tipo.`)
    .default([]);
}
