import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirSefaz } from '#app/_screens/importacao/sefaz/dai/abrir-sefaz-de-teste.tsx';
import { daiDeTeste, PROCESSO } from '#app/_screens/importacao/sefaz/dai/dai-de-teste.ts';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

const MARCA = `/api/Dai/${PROCESSO}/Marca`;
const DOCUMENTO = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e44',
  versao: 1,
  recurso: 'Dai',
  registroId: PROCESSO,
  nome: 'recibo.pdf',
  tipo: 'COMPROVANTE',
  tamanho: 3,
  sha256: 'a'.repeat(64),
  enviadoEm: '2026-11-20T12:00:00.000Z',
  enviadoPor: { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e45', nome: 'Maria' },
};

/** Opens the dialog of an act through the menu. */
async function pedir(situacao: string, ato: string, rotas: RotasDeTeste = {}) {
  const dai = daiDeTeste({ situacao, bloqueio: 'A DAI foi enviada.' });
  const aberta = abrirSefaz(`/importacao/sefaz/${PROCESSO}`, {
    [`GET /api/Dai/${PROCESSO}`]: () => responder(dai),
    ...rotas,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Outros atos' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: ato }));
  return { ...aberta, dialogo: within(await screen.findByRole('dialog', { name: ato })) };
}
const recusar = (campo: string, frase: string) => () =>
  responder({ Error: frase, codigo: 'REGRA', campos: { [campo]: frase } }, 422);

test.each<[string, string[], string[]]>([
  ['Marcar como enviada', ['Data', 'Número da DAI', 'Por onde foi enviada'], []],
  ['Informar o canal', ['Data', 'Número da DAI'], ['Canal da Sefaz']],
  ['Tomar ciência', ['Data'], []],
  [
    'Lançar notificação',
    ['Data', 'Número da notificação', 'Valor notificado', 'Vencimento do DAR', 'O que a notificação diz'],
    [],
  ],
  ['Informar DAR pago', ['Data', 'Número do DAR', 'Valor pago'], []],
  ['Informar lacre', ['Data', 'Número do lacre'], []],
  ['Informar rejeição', ['Data', 'Por que a Sefaz rejeitou'], []],
  ['Registrar exoneração', ['Data'], []],
])('%s asks for what it needs: %s', async (ato, textos, listas) => {
  const { dialogo } = await pedir('CANCELADA', ato);
  expect(dialogo.getAllByRole('textbox')).toHaveLength(textos.length);
  for (const nome of textos) expect(dialogo.getByRole('textbox', { name: new RegExp(`^${nome}`) })).toBeVisible();
  for (const nome of listas) expect(dialogo.getByRole('combobox', { name: new RegExp(`^${nome}`) })).toBeVisible();
});

test('a wrong turn is there to be taken, and refused in the words of the server; what was filled in stays', async () => {
  const frase = 'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.';
  const { dialogo, pedidos } = await pedir('ENVIADA', 'Tomar ciência', { [`POST ${MARCA}`]: recusar('tipo', frase) });
  const data = dialogo.getByRole('textbox', { name: /^Data/ });
  await userEvent.clear(data);
  await userEvent.type(data, '19/11/2026');
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  expect(await dialogo.findByText(frase)).toBeVisible();
  expect(data).toHaveValue('19/11/2026');
  expect(await pedidos('POST', MARCA)[0]?.json()).toEqual({
    versao: 3,
    tipo: 'CIENCIA_DADA',
    data: '2026-11-19',
    canal: null,
    numero: null,
    valor: null,
    vencimento: null,
    motivo: null,
    documentoId: null,
  });
});

test('what is missing is said at its field', async () => {
  const frase = 'Informe o valor notificado, maior que zero.';
  const { dialogo } = await pedir('CIENCIA_DADA', 'Lançar notificação', {
    [`POST ${MARCA}`]: recusar('valor', frase),
  });
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() =>
    expect(dialogo.getByRole('textbox', { name: /^Valor notificado/ })).toHaveAccessibleDescription(frase),
  );
});

test('the receipt goes into the documents first, and with the mark its id', async () => {
  const marcada = daiDeTeste({ versao: 4, situacao: 'PARAMETRIZADA', canal: 'CINZA', bloqueio: 'Enviada.' });
  const { dialogo, pedidos } = await pedir('ENVIADA', 'Marcar pendente de parametrização', {
    'POST /api/Documento': () => responder(DOCUMENTO, 201),
    [`POST ${MARCA}`]: () => responder(marcada),
  });
  await userEvent.upload(dialogo.getByLabelText('Solte aqui o comprovante'), new File(['pdf'], 'recibo.pdf'));
  expect(dialogo.getByText(/^recibo.pdf/)).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [envio] = pedidos('POST', '/api/Documento');
  expect(Object.fromEntries(new URL(envio?.url ?? '').searchParams)).toEqual({
    Bucket: 'anexos',
    recurso: 'Dai',
    registroId: PROCESSO,
    tipo: 'COMPROVANTE',
  });
  expect(await pedidos('POST', MARCA)[0]?.json()).toMatchObject({
    tipo: 'PENDENTE_PARAMETRIZACAO',
    data: hojeEmManaus(),
    documentoId: DOCUMENTO.id,
  });
  expect(await screen.findByText('Parametrizada')).toBeVisible();
});

test('the receipt of a mark that was refused does not stay among the documents', async () => {
  const { dialogo, pedidos } = await pedir('ENVIADA', 'Tomar ciência', {
    'POST /api/Documento': () => responder(DOCUMENTO, 201),
    [`DELETE /api/Documento/${DOCUMENTO.id}`]: () => new Response(null, { status: 204 }),
    [`POST ${MARCA}`]: recusar('tipo', 'Não.'),
  });
  await userEvent.upload(dialogo.getByLabelText('Solte aqui o comprovante'), new File(['pdf'], 'recibo.pdf'));
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  expect(await dialogo.findByText('Não.')).toBeVisible();
  expect(pedidos('DELETE', `/api/Documento/${DOCUMENTO.id}`)).toHaveLength(1);
  expect(dialogo.getByText(/^recibo.pdf/)).toBeVisible();
});
