import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import { semSobras } from '#components/itens/sem-sobras.ts';
import { type NotaDaDci, type NotaNova, notaDaDci, notaNova } from '#lib/contracts/dci-notas.ts';
import { UFS } from '#lib/domain/aduana/uf.ts';

const CAMPOS_DA_NOTA: CamposDoFormulario<NotaNova> = {
  chave: {
    tipo: 'identificador',
    rotulo: 'Chave de acesso',
    qual: 'chaveNfe',
    ajuda: 'Quarenta e quatro posições, do DANFE: preenche número e série.',
  },
  numero: { tipo: 'texto', rotulo: 'Número', obrigatorio: true, maximo: 9 },
  serie: { tipo: 'texto', rotulo: 'Série', obrigatorio: true, maximo: 3 },
  emissao: { tipo: 'data', rotulo: 'Emissão', obrigatorio: true },
  saida: { tipo: 'data', rotulo: 'Saída', ajuda: 'Em branco, vale a emissão.' },
  destinatario: {
    tipo: 'grupo',
    rotulo: 'Destinatário',
    campos: {
      tipo: {
        tipo: 'opcao',
        rotulo: 'Pessoa',
        obrigatorio: true,
        aVista: true,
        opcoes: [
          ['PJ', 'Jurídica'],
          ['PF', 'Física'],
        ],
      },
      documento: { tipo: 'texto', rotulo: 'CNPJ ou CPF', obrigatorio: true, maximo: 18 },
      nome: { tipo: 'texto', rotulo: 'Nome ou razão social', obrigatorio: true, maximo: 60 },
    },
  },
  municipio: {
    tipo: 'grupo',
    rotulo: 'Município',
    campos: {
      codigo: {
        tipo: 'busca',
        rotulo: 'Município do destino',
        obrigatorio: true,
        endpoint: 'Municipio/GetByQ',
        guarda: 'codigo',
        ajuda: 'O da entrega, se outro: é ele que diz o destino da internação.',
      },
    },
  },
  uf: { tipo: 'opcao', rotulo: 'UF', obrigatorio: true, opcoes: UFS.map((uf) => [uf, uf] as const) },
  itens: {
    tipo: 'lista',
    rotulo: 'Itens da nota',
    adicionar: 'Adicionar item',
    novo: null,
    item: {
      codigo: { tipo: 'texto', rotulo: 'Código', obrigatorio: true, maximo: 60 },
      descricao: { tipo: 'texto', rotulo: 'Descrição', obrigatorio: true, maximo: 120 },
      ncm: { tipo: 'identificador', rotulo: 'NCM', qual: 'ncm', obrigatorio: true },
      cfop: { tipo: 'texto', rotulo: 'CFOP', obrigatorio: true, maximo: 4 },
      unidade: { tipo: 'texto', rotulo: 'Unidade', obrigatorio: true, maximo: 6 },
      quantidade: { tipo: 'decimal', rotulo: 'Quantidade', casas: 5, obrigatorio: true },
      valorUnitario: {
        tipo: 'decimal',
        rotulo: 'Valor unitário',
        casas: 10,
        casasMinimas: 2,
        moeda: 'R$',
        obrigatorio: true,
      },
    },
  },
};

export const FORMULARIO_NOTA: DefinicaoDeFormulario<NotaNova, NotaDaDci> = {
  recurso: 'Dci/Nota',
  esquema: z.preprocess(comoSeGrava, notaNova) as z.ZodType<NotaNova>,
  contrato: notaDaDci,
  campos: CAMPOS_DA_NOTA,
  largo: true,
  valoresDe: ({ numero, serie, chave, emissao, saida, destinatario, uf, municipio, itens }) => ({
    numero,
    serie,
    chave,
    emissao,
    saida,
    destinatario: {
      tipo: destinatario.tipo === 'PF' ? 'PF' : 'PJ',
      documento: destinatario.documento ?? '',
      nome: destinatario.nome,
    },
    uf: UFS.find((uma) => uma === uf) ?? 'AM',
    municipio: { codigo: municipio?.codigo ?? '' },
    itens: itens.map(({ codigo, descricao, ncm, cfop, unidade, quantidade, valorUnitario }) => ({
      codigo,
      descricao,
      ncm,
      cfop,
      unidade,
      quantidade,
      // Ten decimals on the wire, four in the grid.
      valorUnitario: valorUnitario.replace(/(\.\d{2}\d*?)0+$/, '$1'),
    })),
  }),
  rotulosDe: ({ municipio }) => (municipio ? { [municipio.codigo]: `${municipio.codigo} - ${municipio.nome}` } : {}),
};

export const notaEmBranco = (): NotaNova => ({
  numero: '',
  serie: '1',
  chave: null,
  emissao: '',
  saida: null,
  destinatario: { tipo: 'PJ', documento: '', nome: '' },
  uf: '' as NotaNova['uf'],
  municipio: { codigo: '' },
  itens: [],
});

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null) return valores;
  const digitada = valores as Record<string, unknown>;
  return { ...digitada, itens: semSobras(digitada.itens, DE_LINHA_NOVA) };
}

const DE_LINHA_NOVA = new Set(['cfop', 'unidade']);
