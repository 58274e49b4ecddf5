import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import { type ProdutoLido, type ProdutoNovo, produto, produtoNovo } from '#lib/contracts/produto.ts';
import { NOME_TIPO_COEFICIENTE, nomeDoImportador } from '#lib/domain/importador.ts';
import { ACRESCIMOS, NOME_ACRESCIMO, ROTULOS_PRODUTO, TAMANHOS_DCRE } from '#lib/domain/produto.ts';

const rotulo = (campo: string) => ROTULOS_PRODUTO[campo] ?? campo;

const CAMPOS: CamposDoFormulario<ProdutoNovo> = {
  importador: {
    tipo: 'grupo',
    rotulo: rotulo('importador'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('importador'),
        obrigatorio: true,
        endpoint: 'Importador/GetByQ',
        guarda: 'id',
        ajuda: 'O estabelecimento que industrializa o produto e assina o DCR-E.',
      },
    },
  },
  codigo: {
    tipo: 'texto',
    rotulo: rotulo('codigo'),
    obrigatorio: true,
    maiusculas: true,
    maximo: TAMANHOS_DCRE.codigo,
    ajuda: 'Até 15 caracteres. É único na indústria.',
  },
  descricao: { tipo: 'texto', rotulo: rotulo('descricao'), obrigatorio: true, maximo: TAMANHOS_DCRE.texto },
  ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm', obrigatorio: true },
  unidade: {
    tipo: 'texto',
    rotulo: rotulo('unidade'),
    obrigatorio: true,
    maiusculas: true,
    maximo: TAMANHOS_DCRE.texto,
  },
  pesoBruto: {
    tipo: 'decimal',
    rotulo: rotulo('pesoBruto'),
    obrigatorio: true,
    casas: 5,
    casasMinimas: 2,
    ajuda: 'De uma unidade, com a embalagem.',
  },
  resolucao: {
    tipo: 'texto',
    rotulo: rotulo('resolucao'),
    maximo: 20,
    ajuda: 'As do cadastro da indústria. Escolhida, preenche o PPB, o coeficiente e o acréscimo que estiverem vazios.',
  },
  ppb: {
    tipo: 'texto',
    rotulo: rotulo('ppb'),
    maximo: TAMANHOS_DCRE.texto,
    ajuda: 'Até 80 caracteres.',
  },
  informatica: { tipo: 'simNao', rotulo: rotulo('informatica'), como: 'caixa' },
  tipoCoeficiente: {
    tipo: 'opcao',
    rotulo: rotulo('tipoCoeficiente'),
    obrigatorio: true,
    opcoes: Object.entries(NOME_TIPO_COEFICIENTE),
    ajuda: 'Fixo, de 88 % (DL 288/1967, art. 7º, § 4º), ou calculado dos custos (§ 1º).',
  },
  acrescimo: {
    tipo: 'opcao',
    rotulo: rotulo('acrescimo'),
    obrigatorio: true,
    opcoes: ACRESCIMOS.map((acrescimo) => [acrescimo, NOME_ACRESCIMO[acrescimo]]),
    ajuda: 'De veículos e suas partes, ou de TIC com tecnologia nacional.',
  },
  modelos: {
    tipo: 'lista',
    rotulo: rotulo('modelos'),
    adicionar: 'Adicionar modelo',
    novo: null,
    item: {
      modelo: { tipo: 'texto', rotulo: rotulo('modelos.modelo') },
      descricao: { tipo: 'texto', rotulo: rotulo('modelos.descricao') },
      precoVenda: { tipo: 'decimal', rotulo: rotulo('modelos.precoVenda'), casas: 2, casasMinimas: 2 },
    },
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};

export const FORMULARIO_PRODUTO: DefinicaoDeFormulario<ProdutoNovo, ProdutoLido> = {
  recurso: 'Produto',
  // The grid offers a model to write in below the last: left empty it is none.
  esquema: z.preprocess(semModelosVazios, produtoNovo) as z.ZodType<ProdutoNovo>,
  contrato: produto,
  campos: CAMPOS,
  valoresDe: (lido) => {
    const { importador, codigo, descricao, ncm, unidade, pesoBruto, resolucao, ppb, informatica } = lido;
    const { tipoCoeficiente, acrescimo, modelos, observacao } = lido;
    return {
      importador: { id: importador.id },
      codigo,
      descricao,
      ncm,
      unidade,
      pesoBruto,
      resolucao,
      ppb,
      informatica,
      tipoCoeficiente,
      acrescimo,
      modelos,
      observacao,
    };
  },
  rotulosDe: ({ importador }) => ({ [importador.id]: nomeDoImportador(importador) }),
};

export const PRODUTO_EM_BRANCO: ProdutoNovo = {
  importador: { id: '' },
  codigo: '',
  descricao: '',
  ncm: '',
  unidade: '',
  pesoBruto: '',
  resolucao: null,
  ppb: null,
  informatica: false,
  // Nobody has chosen it: the schema says so.
  tipoCoeficiente: '' as ProdutoNovo['tipoCoeficiente'],
  acrescimo: '0.00',
  modelos: [],
  observacao: null,
};

function semModelosVazios(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('modelos' in valores)) return valores;
  const modelos = valores.modelos as Record<string, unknown>[];
  const ultimo = modelos.findLastIndex((modelo) => Object.values(modelo).some(Boolean));
  return { ...valores, modelos: modelos.slice(0, ultimo + 1) };
}
