import type { ToOptions } from '@tanstack/react-router';
import { ALL_SCREENS } from './screens.ts';

export interface Shortcut {
  teclas: readonly string[];
  faz: string;
}

/** The shortcuts of two keys: `g`, then one of these letters shortly after. */
export const SECTIONS: readonly { letra: string; nome: string; destino: ToOptions }[] = ALL_SCREENS.flatMap(
  ([caminho, { atalho }]) => (atalho ? [{ ...atalho, destino: { to: caminho } as ToOptions }] : []),
);

/** Every keyboard shortcut of the product, grouped by where it works. */
export const SHORTCUTS: readonly { onde: string; atalhos: readonly Shortcut[] }[] = [
  {
    onde: 'Em toda parte',
    atalhos: [
      { teclas: ['Ctrl', 'K'], faz: 'Buscar em tudo' },
      { teclas: ['/'], faz: 'Buscar em tudo' },
      { teclas: ['F1'], faz: 'Ajuda desta tela' },
      { teclas: ['?'], faz: 'Estes atalhos' },
      { teclas: ['Esc'], faz: 'Fechar o que está por cima' },
      { teclas: ['↑', '↓', 'PgUp', 'PgDn'], faz: 'Rolar a página' },
    ],
  },
  { onde: 'Ir para', atalhos: SECTIONS.map(({ letra, nome }) => ({ teclas: ['g', letra], faz: nome })) },
  {
    onde: 'Busca',
    atalhos: [
      { teclas: ['↑', '↓'], faz: 'Escolher' },
      { teclas: ['Enter'], faz: 'Abrir' },
      { teclas: ['Ctrl', 'Enter'], faz: 'Abrir em outra aba' },
    ],
  },
  {
    onde: 'Formulários',
    atalhos: [
      { teclas: ['Ctrl', 'S'], faz: 'Gravar' },
      { teclas: ['Alt', '↓'], faz: 'Abrir o calendário de um campo de data' },
    ],
  },
  {
    onde: 'Listas',
    atalhos: [
      { teclas: ['Enter'], faz: 'Abrir a linha' },
      { teclas: ['Ctrl', 'Enter'], faz: 'Abrir a linha em outra aba' },
      { teclas: ['j', 'k'], faz: 'Linha de baixo, linha de cima' },
      { teclas: ['Espaço'], faz: 'Espiar a linha, sem sair da lista' },
      { teclas: ['Shift', 'Espaço'], faz: 'Escolher a linha' },
      { teclas: ['F2'], faz: 'Mudar o que a célula diz' },
      { teclas: ['Esc'], faz: 'Desfazer a escolha' },
      { teclas: ['Alt', '↑'], faz: 'Mover uma coluna para antes, na escolha de colunas' },
      { teclas: ['Alt', '↓'], faz: 'Mover uma coluna para depois' },
    ],
  },
  {
    onde: 'Grade de itens',
    atalhos: [
      { teclas: ['F2'], faz: 'Editar a célula' },
      { teclas: ['Enter'], faz: 'Editar, e gravar descendo' },
      { teclas: ['Tab'], faz: 'Próxima célula' },
      { teclas: ['Ctrl', 'C'], faz: 'Copiar o bloco' },
      { teclas: ['Ctrl', 'V'], faz: 'Colar do Excel' },
      { teclas: ['Ctrl', 'D'], faz: 'Preencher abaixo' },
      { teclas: ['Ctrl', 'Z'], faz: 'Desfazer' },
      { teclas: ['Ctrl', 'Shift', 'Z'], faz: 'Refazer' },
    ],
  },
  {
    onde: 'Linhagem e inspetor de arquivos',
    atalhos: [{ teclas: ['←', '↑', '→', '↓'], faz: 'Andar entre os nós, as linhas e os campos' }],
  },
];
