import { REPRESENTANTE } from '#lib/registros/representante.ts';
import { planilhaDe } from './planilha-de.ts';

const { colunas, ...recurso } = planilhaDe(REPRESENTANTE, {
  titulo: 'Representantes',
  chave: ['cpf'],
  leitores: { importadores: { tipo: 'importadores' } },
});

/** One cell names several importers, and each becomes a pointer: the column is the id inside the list. */
export const PLANILHA_DE_REPRESENTANTE = {
  ...recurso,
  colunas: colunas.map((coluna) =>
    coluna.campo === 'importadores' ? { ...coluna, campo: 'importadores.id' } : coluna,
  ),
};
