import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { imagemPorExtenso } from '#components/registro/imagem-por-extenso.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { ROTULOS_CONTA } from '#lib/domain/sistema/conta.ts';
import { FORMULARIO_CONTA } from './conta-formulario.ts';

/** What the history of a person is told with. */
export const NOMES_CONTA: NomesDosCampos = {
  ...nomesNoHistorico({
    formulario: FORMULARIO_CONTA,
    rotulos: { ...ROTULOS_CONTA, situacao: 'Situação', conviteAte: 'Link de convite até' },
    valores: { foto: imagemPorExtenso },
  }),
  acoes: { CRIAR: 'Convite', EXCLUIR: 'Desativação', RESTAURAR: 'Reativação' },
};
