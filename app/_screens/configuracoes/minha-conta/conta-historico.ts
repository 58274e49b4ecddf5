import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { imagemPorExtenso } from '#components/registro/imagem-por-extenso.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { NOMES_DA_CONTA } from '#lib/registros/conta.ts';
import { FORMULARIO_CONTA } from './conta-formulario.ts';

const SITUACOES: Readonly<Record<string, string>> = {
  ATIVO: 'Ativa',
  CONVIDADO: 'Convidada',
  DESATIVADO: 'Desativada',
};

export const NOMES_CONTA: NomesDosCampos = {
  ...nomesNoHistorico({
    formulario: FORMULARIO_CONTA,
    rotulos: {
      ...NOMES_DA_CONTA,
      situacao: 'Situação',
      segundoFator: 'Segundo fator',
      conviteAte: 'Link de convite até',
    },
    valores: {
      foto: imagemPorExtenso,
      situacao: (valor) => SITUACOES[String(valor)] ?? '—',
      segundoFator: (valor) => (valor === true ? 'Sim' : 'Não'),
    },
  }),
  acoes: { CRIAR: 'Convite', EXCLUIR: 'Desativação', RESTAURAR: 'Reativação' },
};
