import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { PassoDialog } from './PassoDialog.tsx';

const PROCESSO = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01',
  versao: 3,
  numero: 'IMP-2026-0001',
  tipoDocumento: 'DI' as const,
  numeroDI: null,
  numeroDuimp: null,
};

function abrir(situacao: SituacaoProcesso, resposta: () => Response, mais: object = {}) {
  const rotas: RotasDeTeste = { [`POST /api/Processo/${PROCESSO.id}/Passo`]: resposta };
  const api = fingirApi(rotas);
  renderNoRouter(
    <CacheDeTeste>
      <SnackbarProvider>
        <PassoDialog processo={{ ...PROCESSO, ...mais }} situacao={situacao} aoFechar={() => {}} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  return api;
}
const recusar = (campo: string, frase: string) => () =>
  responder({ Error: frase, codigo: 'REGRA', campos: { [campo]: frase } }, 422);
const confirmar = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));

test.each<[SituacaoProcesso, string[], object]>([
  ['EM_TRANSITO', ['Data'], {}],
  ['REGISTRADO', ['Data', 'Número da DI'], {}],
  ['REGISTRADO', ['Data'], { numeroDI: '2600000010' }],
  ['REGISTRADO', ['Data', 'Número da DUIMP'], { tipoDocumento: 'DUIMP', numeroDI: '2600000010' }],
  ['EM_EXIGENCIA', ['Data', 'O que a exigência pede', 'Responder até'], {}],
  ['CANCELADO', ['Data', 'Por que é cancelado'], {}],
])('to %s asks for what it needs: %s', (situacao, campos, mais) => {
  abrir(situacao, () => responder({}), mais);
  expect(screen.getAllByRole('textbox').map((campo) => campo.getAttribute('id'))).toHaveLength(campos.length);
  for (const campo of campos) expect(screen.getByRole('textbox', { name: new RegExp(`^${campo}`) })).toBeVisible();
});

test('of a process somebody else changed meanwhile it says so, keeps what is typed, and asks of that version from then on', async () => {
  const frase = 'Este processo foi alterado por outra pessoa. Confira a diferença antes de gravar.';
  const atual = { versao: 9, alteradoPor: 'João Fictício' };
  const { pedidos } = abrir('EM_EXIGENCIA', () => responder({ Error: frase, codigo: 'CONFLITO', atual }, 409));
  await userEvent.type(screen.getByRole('textbox', { name: /O que a exigência pede/ }), 'Laudo');
  await confirmar();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enquanto isso, João Fictício alterou o processo. Ele foi lido de novo: confira-o e, se ainda for o caso, tente de novo.',
  );
  expect(screen.getByRole('textbox', { name: /O que a exigência pede/ })).toHaveValue('Laudo');
  await confirmar();
  await screen.findByRole('alert');
  const passos = pedidos.filter(({ method }) => method === 'POST');
  expect(await Promise.all(passos.map((um) => um.json()))).toMatchObject([
    { versao: 3 },
    { versao: 9, motivo: 'Laudo' },
  ]);
});

test('a reason pasted longer than it may be is kept whole, and says so', async () => {
  abrir('EM_EXIGENCIA', () => responder({}));
  const pedida = screen.getByRole('textbox', { name: /O que a exigência pede/ });
  await userEvent.click(pedida);
  await userEvent.paste('x'.repeat(501));
  expect(pedida).toHaveValue('x'.repeat(501));
  expect(pedida).toHaveAccessibleDescription('Tem 501 caracteres, e cabem 500.');
});

test('a refusal is said in words at its field, and not twice; what was filled in stays', async () => {
  const frase = 'Informe o número da DI ou da DUIMP antes de dar o processo como registrado.';
  const { pedidos } = abrir('REGISTRADO', recusar('numeroDocumento', frase));
  await confirmar();
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Número da DI/ })).toHaveAccessibleDescription(frase);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await pedidos.at(-1)?.json()).toEqual({
    versao: 3,
    situacao: 'REGISTRADO',
    data: hojeEmManaus(),
    canalRfb: null,
    motivo: null,
    prazo: null,
    numeroDocumento: null,
  });
});

test('a canal is chosen among the four', async () => {
  const { pedidos } = abrir('PARAMETRIZADO', recusar('canalRfb', 'Não.'));
  await userEvent.click(screen.getByRole('combobox', { name: /^Canal/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Verde',
    'Amarelo',
    'Vermelho',
    'Cinza',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Vermelho' }));
  await confirmar();
  expect(await pedidos.at(-1)?.json()).toMatchObject({ canalRfb: 'VERMELHO' });
});
