import type { ComecoDeRegistro } from '#components/cadastro/NovoRegistro.tsx';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import {
  type ItemDaMatrizLido,
  type ItemDaMatrizNovo,
  itemDaMatriz,
  itemDaMatrizNovo,
} from '#lib/contracts/matriz-tributacao.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/regime-tributario.ts';
import { type ImportadorApontado, nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { ROTULOS_MATRIZ } from '#lib/domain/zfm/matriz-tributacao.ts';

const rotulo = (campo: keyof ItemDaMatrizNovo) => ROTULOS_MATRIZ[campo] ?? campo;

const CAMPOS: CamposDoFormulario<ItemDaMatrizNovo> = {
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
      },
    },
  },
  ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm', obrigatorio: true },
  codigoSuframa: {
    tipo: 'texto',
    rotulo: rotulo('codigoSuframa'),
    obrigatorio: true,
    maximo: 4,
    ajuda: 'Quatro algarismos, como na Suframa.',
  },
  destinacao: {
    tipo: 'texto',
    rotulo: rotulo('destinacao'),
    obrigatorio: true,
    maiusculas: true,
    maximo: 2,
    ajuda: 'Código da tabela de destinação, com dois sinais.',
  },
  utilizacao: {
    tipo: 'texto',
    rotulo: rotulo('utilizacao'),
    obrigatorio: true,
    maiusculas: true,
    maximo: 2,
    ajuda: 'Código da tabela de utilização, com dois sinais.',
  },
  codigoTributacao: {
    tipo: 'texto',
    rotulo: rotulo('codigoTributacao'),
    obrigatorio: true,
    maiusculas: true,
    maximo: 4,
    ajuda: 'Quatro sinais; costuma ser uma letra e três algarismos.',
  },
  tratamento: {
    tipo: 'opcao',
    rotulo: rotulo('tratamento'),
    opcoes: Object.entries(TRATAMENTOS_ICMS),
    ajuda:
      'O que o código de tributação faz com o ICMS: a DAI calcula por ele. Sem ele, a DAI não calcula. “Redução pela carga efetiva” embute só a carga que sobra; “Base de cálculo reduzida”, a alíquota cheia.',
  },
  reducaoPerc: {
    tipo: 'decimal',
    rotulo: rotulo('reducaoPerc'),
    casas: 2,
    casasMinimas: 2,
    ajuda: 'Quanto se tira da base de cálculo, por exemplo 51,11. Só com uma das duas reduções.',
  },
  decreto: {
    tipo: 'texto',
    rotulo: rotulo('decreto'),
    obrigatorio: true,
    maximo: 60,
    ajuda: 'O que concede o incentivo a este produto.',
  },
  tipoDocumento: {
    tipo: 'texto',
    rotulo: rotulo('tipoDocumento'),
    maximo: 10,
    ajuda: 'Código da Sefaz, quando há outro documento além do decreto.',
  },
  numeroDocumento: { tipo: 'texto', rotulo: rotulo('numeroDocumento'), maximo: 60 },
  vigenciaInicio: {
    tipo: 'data',
    rotulo: rotulo('vigenciaInicio'),
    obrigatorio: true,
    ajuda: 'Primeiro dia em que vale.',
  },
  vigenciaFim: {
    tipo: 'data',
    rotulo: rotulo('vigenciaFim'),
    ajuda: 'Último dia em que vale. Vazio: sem prazo. A lista avisa 30 dias antes.',
  },
};

export const FORMULARIO_DA_MATRIZ: DefinicaoDeFormulario<ItemDaMatrizNovo, ItemDaMatrizLido> = {
  recurso: 'MatrizTributacao',
  esquema: itemDaMatrizNovo,
  contrato: itemDaMatriz,
  valoresDe: ({
    id: _,
    versao: __,
    alteradoEm: ___,
    alteradoPor: ____,
    excluidoEm: _____,
    importador: { id },
    ...valores
  }) => ({ ...valores, importador: { id } }),
  rotulosDe: ({ importador }) => ({ [importador.id]: nomeDoImportador(importador) }),
  campos: CAMPOS,
};

export const ITEM_DA_MATRIZ_EM_BRANCO: ItemDaMatrizNovo = {
  importador: { id: '' },
  ncm: '',
  codigoSuframa: '',
  destinacao: '',
  utilizacao: '',
  codigoTributacao: '',
  tratamento: null,
  reducaoPerc: null,
  decreto: '',
  tipoDocumento: null,
  numeroDocumento: null,
  vigenciaInicio: '',
  vigenciaFim: null,
};

/** What a new one begins with that is made from the record of an importer. */
export function comecoNoImportador({
  id,
  cnpj,
  razaoSocial,
}: Omit<ImportadorApontado, 'excluido'>): ComecoDeRegistro<ItemDaMatrizNovo> {
  const rotulos = { [id]: nomeDoImportador({ cnpj, razaoSocial, excluido: false }) };
  return { chave: id, valores: { importador: { id } }, rotulos };
}
