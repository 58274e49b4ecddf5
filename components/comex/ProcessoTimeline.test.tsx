import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import type { PassoLido } from '#lib/contracts/processo/processo.ts';
import { passosPorVir } from '#lib/domain/aduana/processo/passos-por-vir.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { ProcessoTimeline } from './ProcessoTimeline.tsx';

const MARIA = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01', nome: 'Maria' };
const passo = (situacao: SituacaoProcesso, mais: Partial<PassoLido> = {}): PassoLido => ({
  id: situacao + (mais.desfeito ? ' desfeito' : ''),
  situacao,
  data: '2026-11-10',
  canalRfb: null,
  prazo: null,
  motivo: null,
  daDeclaracao: false,
  portal: null,
  em: '2026-11-20T12:00:00.000Z',
  usuario: MARIA,
  desfeito: null,
  ...mais,
});

const SEM_DATAS = {
  desde: null,
  etd: null,
  chegada: null,
  diasLivres: null,
  conteineres: [],
  prazoExigencia: null,
};

function abrir(passos: PassoLido[]) {
  const aoPassar = jest.fn();
  const aoVoltar = jest.fn();
  const { situacao } = passos.filter(({ desfeito }) => desfeito === null).at(-1) as PassoLido;
  render(
    <ThemeProvider theme={theme}>
      <ProcessoTimeline
        passos={passos}
        porVir={passosPorVir({ ...SEM_DATAS, situacao, eta: '2026-11-18' })}
        hoje="2026-11-20"
        situacao={situacao}
        voltando={false}
        aoPassar={aoPassar}
        aoVoltar={aoVoltar}
      />
    </ThemeProvider>,
  );
  return { aoPassar, aoVoltar };
}
const nomes = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('each step says its day, who took it and what it knew', () => {
  abrir([
    passo('EM_ABERTO'),
    passo('PARAMETRIZADO', { canalRfb: 'AMARELO', daDeclaracao: true }),
    passo('EM_EXIGENCIA', { motivo: 'Laudo técnico', prazo: '2026-12-01' }),
  ]);
  const itens = within(screen.getByRole('list', { name: 'Passos do processo' })).getAllByRole('listitem');
  expect(itens.map(({ textContent }) => textContent)).toEqual([
    'Em aberto10/11/2026por Maria',
    'Parametrizado10/11/2026canal amarelodo arquivo',
    'Em exigência10/11/2026Laudo técnico · responder até 01/12/2026por Maria',
  ]);
  expect(itens[2]).toHaveAttribute('aria-current', 'step');
});

test('a step that the Portal proved names the Portal and its environment, not the person who follows it', () => {
  abrir([
    passo('REGISTRADO', { portal: 'PRODUCAO', daDeclaracao: true }),
    passo('PARAMETRIZADO', { canalRfb: 'AMARELO', portal: 'TREINAMENTO' }),
  ]);
  const itens = within(screen.getByRole('list', { name: 'Passos do processo' })).getAllByRole('listitem');
  expect(itens.map(({ textContent }) => textContent)).toEqual([
    'Registrado10/11/2026do arquivo do Portal Único (produção)',
    'Parametrizado10/11/2026canal amarelodo Portal Único (treinamento)',
  ]);
});

test('only what may follow is offered', async () => {
  const { aoPassar } = abrir([passo('EM_ABERTO'), passo('EM_TRANSITO')]);
  expect(nomes()).toEqual(['Aguardando presença', 'Registrado', 'Cancelar o processo', 'Desfazer o último passo']);
  await userEvent.click(screen.getByRole('button', { name: 'Registrado' }));
  expect(aoPassar).toHaveBeenCalledWith('REGISTRADO');
});

test('what is to come stands after it, with its expected day, late or not, and without one where none is known', () => {
  abrir([passo('EM_ABERTO'), passo('EM_TRANSITO')]);
  const vindouros = within(screen.getByRole('list', { name: 'Passos por vir' })).getAllByRole('listitem');
  expect(vindouros.map(({ textContent }) => textContent)).toEqual([
    'Aguardando presençaETA 18/11/2026, passou',
    'Registrado',
    'Parametrizado',
    'Desembaraçado RFB',
    'Desembaraçado Sefaz',
    'Entregue',
    'Encerrado',
  ]);
});

test('an exigência, which is no part of the usual way, is offered beside it', () => {
  abrir([passo('EM_ABERTO'), passo('PARAMETRIZADO')]);
  expect(nomes()).toEqual(['Desembaraçado RFB', 'Em exigência', 'Cancelar o processo', 'Desfazer o último passo']);
});

test('what the file of the declaration says is not taken back here, and why is said', () => {
  abrir([passo('REGISTRADO', { daDeclaracao: true }), passo('DESEMBARACADO_RFB', { daDeclaracao: true })]);
  // The next step belongs to the DAI.
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('Passar para')).toBeNull();
  expect(screen.getByText(/veio do arquivo da declaração; muda com uma retificação dela\./)).toBeVisible();
});

test('a step taken back is told of when asked for, with who took it back', async () => {
  const desfeito = { em: '2026-11-20T12:00:00.000Z', usuario: { ...MARIA, nome: 'Ana' } };
  abrir([passo('EM_ABERTO'), passo('EM_TRANSITO', { desfeito })]);
  expect(within(screen.getByRole('list', { name: 'Passos do processo' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(/Em trânsito de/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 passo desfeito' }));
  expect(screen.getByRole('list', { name: 'Passos desfeitos' })).toHaveTextContent(
    /^Em trânsito de 10\/11\/2026, desfeito por Ana em 20\/11\/2026/,
  );
});
