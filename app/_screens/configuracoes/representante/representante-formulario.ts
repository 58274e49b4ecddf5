import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import {
  type RepresentanteLido,
  type RepresentanteNovo,
  representante,
  representanteNovo,
} from '#lib/contracts/representante.ts';
import { nomeDoImportador } from '#lib/domain/importador.ts';
import { NOME_VINCULO_REPRESENTANTE, ROTULOS_REPRESENTANTE, TIPOS_CERTIFICADO } from '#lib/domain/representante.ts';

const rotulo = (campo: keyof RepresentanteNovo) => ROTULOS_REPRESENTANTE[campo] ?? campo;

const CAMPOS: CamposDoFormulario<RepresentanteNovo> = {
  nome: { tipo: 'texto', rotulo: rotulo('nome'), obrigatorio: true, maximo: 120 },
  cpf: { tipo: 'identificador', rotulo: rotulo('cpf'), qual: 'cpf', obrigatorio: true },
  cargo: { tipo: 'texto', rotulo: rotulo('cargo'), maximo: 60 },
  vinculo: {
    tipo: 'opcao',
    rotulo: rotulo('vinculo'),
    obrigatorio: true,
    opcoes: Object.entries(NOME_VINCULO_REPRESENTANTE),
  },
  ativo: {
    tipo: 'simNao',
    rotulo: rotulo('ativo'),
    ajuda: 'Inativo não é oferecido nas buscas nem pode assinar.',
  },
  procuracaoValidade: {
    tipo: 'data',
    rotulo: rotulo('procuracaoValidade'),
    ajuda: 'Último dia em que vale. Vazio: sem prazo. Avisa 30 dias antes e depois bloqueia.',
  },
  certificadoTipo: {
    tipo: 'opcao',
    rotulo: rotulo('certificadoTipo'),
    opcoes: TIPOS_CERTIFICADO.map((tipo) => [tipo, tipo] as const),
    ajuda: 'ICP-Brasil. Só a descrição: o Cais não guarda chave.',
  },
  certificadoTitular: { tipo: 'texto', rotulo: rotulo('certificadoTitular'), maximo: 120 },
  certificadoValidade: {
    tipo: 'data',
    rotulo: rotulo('certificadoValidade'),
    ajuda: 'Último dia em que vale. Avisa 30 dias antes e depois bloqueia.',
  },
  importadores: {
    tipo: 'lista',
    rotulo: rotulo('importadores'),
    adicionar: 'Adicionar importador',
    novo: { id: '' },
    item: {
      id: { tipo: 'busca', rotulo: 'Importador', obrigatorio: true, endpoint: 'Importador/GetByQ', guarda: 'id' },
    },
    ajuda: 'Por quem pode assinar. Sem nenhum, não é oferecido para importador algum.',
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};

export const FORMULARIO_REPRESENTANTE: DefinicaoDeFormulario<RepresentanteNovo, RepresentanteLido> = {
  recurso: 'Representante',
  esquema: representanteNovo,
  contrato: representante,
  valoresDe: ({
    id: _,
    versao: __,
    alteradoEm: ___,
    alteradoPor: ____,
    excluidoEm: _____,
    importadores,
    ...valores
  }) => ({
    ...valores,
    importadores: importadores.map(({ id }) => ({ id })),
  }),
  rotulosDe: ({ importadores }) => Object.fromEntries(importadores.map((um) => [um.id, nomeDoImportador(um)])),
  campos: CAMPOS,
};

export const REPRESENTANTE_EM_BRANCO: RepresentanteNovo = {
  nome: '',
  cpf: '',
  cargo: null,
  vinculo: 'PROCURADOR',
  ativo: true,
  procuracaoValidade: null,
  certificadoTipo: null,
  certificadoTitular: null,
  certificadoValidade: null,
  importadores: [],
  observacao: null,
};
