import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import { type EstruturaLida, type EstruturaNova, estrutura, estruturaNova } from '#lib/contracts/estrutura.ts';
import { MAXIMO_PART_NUMBER, NOME_ORIGEM_ITEM } from '#lib/domain/cadastros/item.ts';
import { ROTULOS_ESTRUTURA, ROTULOS_LINHA_DA_ESTRUTURA } from '#lib/domain/zfm/estrutura.ts';

const rotulo = (campo: string) => ROTULOS_ESTRUTURA[campo] ?? campo;
const daLinha = (campo: string) => ROTULOS_LINHA_DA_ESTRUTURA[campo] ?? campo;

const CAMPOS: CamposDoFormulario<EstruturaNova> = {
  produto: {
    tipo: 'grupo',
    rotulo: rotulo('produto'),
    campos: { id: { tipo: 'busca', rotulo: rotulo('produto'), endpoint: 'Produto/GetByQ', guarda: 'id' } },
  },
  revisao: {
    tipo: 'texto',
    rotulo: rotulo('revisao'),
    obrigatorio: true,
    maiusculas: true,
    maximo: 10,
    ajuda: 'Como a engenharia a chama: A, 02, 2026-1.',
  },
  vigenciaInicio: {
    tipo: 'data',
    rotulo: rotulo('vigenciaInicio'),
    obrigatorio: true,
    ajuda: 'Vale até a véspera da revisão seguinte.',
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), maximo: 4000 },
  linhas: {
    tipo: 'lista',
    rotulo: rotulo('linhas'),
    adicionar: 'Adicionar linha',
    novo: null,
    item: {
      partNumber: { tipo: 'texto', rotulo: daLinha('partNumber'), maximo: MAXIMO_PART_NUMBER },
      descricao: { tipo: 'texto', rotulo: daLinha('descricao'), maximo: 4000 },
      origem: { tipo: 'opcao', rotulo: daLinha('origem'), opcoes: Object.entries(NOME_ORIGEM_ITEM) },
      quantidade: { tipo: 'decimal', rotulo: daLinha('quantidade'), casas: 7 },
      perda: { tipo: 'decimal', rotulo: daLinha('perda'), casas: 4 },
      unidade: { tipo: 'texto', rotulo: daLinha('unidade'), maximo: 80 },
      ncm: { tipo: 'texto', rotulo: daLinha('ncm') },
      subDe: { tipo: 'texto', rotulo: daLinha('subDe'), maximo: MAXIMO_PART_NUMBER },
    },
  },
};

export const FORMULARIO_ESTRUTURA: DefinicaoDeFormulario<EstruturaNova, EstruturaLida> = {
  recurso: 'Estrutura',
  esquema: z.preprocess(comoSeGrava, estruturaNova) as z.ZodType<EstruturaNova>,
  contrato: estrutura,
  campos: CAMPOS,
  largo: true,
  valoresDe: ({ produto, revisao, vigenciaInicio, observacao, linhas }) => ({
    produto: { id: produto.id },
    revisao,
    vigenciaInicio,
    observacao,
    linhas,
  }),
  rotulosDe: ({ produto }) => ({ [produto.id]: `${produto.codigo} - ${produto.descricao}` }),
};

/** The grid offers a line to write in below the last: left empty it is none. Units are codes, in capitals; no loss is zero. */
function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('linhas' in valores)) return valores;
  const linhas = valores.linhas as Record<string, unknown>[];
  const ultima = linhas.findLastIndex((linha) => Object.values(linha).some((valor) => valor !== null && valor !== ''));
  return {
    ...valores,
    linhas: linhas.slice(0, ultima + 1).map((linha) => ({
      ...linha,
      unidade: String(linha.unidade).toUpperCase(),
      perda: linha.perda === '' ? '0.0000' : linha.perda,
    })),
  };
}
