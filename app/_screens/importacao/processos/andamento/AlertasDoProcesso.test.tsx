import { render, screen } from '@testing-library/react';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { AlertasDoProcesso } from './AlertasDoProcesso.tsx';

const EM_EXIGENCIA = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01',
  situacao: 'EM_EXIGENCIA',
  desde: null,
  eta: null,
  chegada: null,
  diasLivres: null,
  conteineres: [],
  licencas: [],
  daiEm: null,
  situacaoDai: null,
  historicoAntesDe: null,
} as const;

test('a deadline is told of a real processo, and of none of training', () => {
  const processo = { ...EM_EXIGENCIA, prazoExigencia: somarDias(hojeEmManaus(), 2) };
  const { rerender } = render(<AlertasDoProcesso processo={{ ...processo, treinamento: false }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Prazo da exigência acaba em 2 dias.');
  rerender(<AlertasDoProcesso processo={{ ...processo, treinamento: true }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
