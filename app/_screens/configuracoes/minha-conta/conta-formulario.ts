import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type Conta, type ContaNova, conta, contaNova } from '#lib/contracts/conta.ts';
import { ROTULOS_CONTA } from '#lib/domain/sistema/conta.ts';

const SO_VOCE = 'Só você vê.';

export const FORMULARIO_CONTA: DefinicaoDeFormulario<ContaNova, Conta> = {
  recurso: 'MinhaConta',
  esquema: contaNova,
  contrato: conta,
  valoresDe: ({ id: _, versao: __, email: ___, foto: ____, ...valores }) => valores,
  campos: {
    nome: {
      tipo: 'texto',
      rotulo: ROTULOS_CONTA.nome,
      obrigatorio: true,
      maximo: 120,
      ajuda: 'Como aparece no menu e no histórico do que você altera.',
    },
    cpf: { tipo: 'identificador', rotulo: ROTULOS_CONTA.cpf, qual: 'cpf', ajuda: SO_VOCE },
    rg: { tipo: 'texto', rotulo: ROTULOS_CONTA.rg, maximo: 30, ajuda: SO_VOCE },
    dtNascimento: { tipo: 'data', rotulo: ROTULOS_CONTA.dtNascimento, ajuda: SO_VOCE },
    despachante: {
      tipo: 'simNao',
      rotulo: ROTULOS_CONTA.despachante,
      ajuda: 'Habilitado pela Receita Federal a despachar em nome do importador.',
    },
    sobremim: { tipo: 'texto', rotulo: ROTULOS_CONTA.sobremim, linhas: 3, maximo: 1000 },
    telefone: {
      tipo: 'identificador',
      rotulo: ROTULOS_CONTA.telefone,
      qual: 'telefone',
      ajuda: 'O do trabalho: as pessoas da empresa veem.',
    },
    telefonePessoal: {
      tipo: 'identificador',
      rotulo: ROTULOS_CONTA.telefonePessoal,
      qual: 'telefone',
      ajuda: SO_VOCE,
    },
  },
};
