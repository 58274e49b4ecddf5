import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { abrirDcr } from '#app/_screens/dcr/processos/processo/abrir-dcr-de-teste.tsx';
import { DCR_ID, dcrDeTeste, dcrNaLista } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import { responder } from '#lib/api/platform/api-de-teste.ts';

const FIGURAS = {
  CCN: '72.0000000',
  CCI: '232.4000000',
  CMO: '20.5000',
  coefCalculado6: '28.471770',
  CRA: '88.00',
  iiCheioUSD: '41.3840000',
  iiUnitUSD: '4.9660800',
};
const velho = dcrNaLista({
  situacao: 'REGISTRADO',
  numero: '2026000123',
  dataRegistro: '2026-10-01',
  alertas: [{ alerta: 'IMPORTACAO_MAIS_RECENTE', componentes: 2, desde: '2026-11-02' }],
});
const rotas = {
  'GET /api/Dcr': () => responder([velho], 200, { 'X-Total-Count': '1' }),
  [`GET /api/Dcr/${DCR_ID}/Atualizacao`]: () => {
    return responder({
      mudancas: [
        {
          alerta: 'IMPORTACAO_MAIS_RECENTE',
          codigo: 'MOTOR',
          descricao: 'Motor',
          antes: 'US$ 210,000000',
          depois: 'US$ 231,000000',
          documento: 'DI 26/0000999-1, adição 001, item 01',
          data: '2026-11-02',
        },
      ],
      antes: FIGURAS,
      depois: { ...FIGURAS, CCI: '253.4000000', iiUnitUSD: '5.4196800' },
      conteudo: FORMULARIO_DCR.valoresDe(dcrDeTeste()),
    });
  },
};

beforeEach(() => localStorage.clear());

test('a row says where it stands, its coefficient and II, and that something newer left it behind', async () => {
  abrirDcr('/dcr/processos-dcr', rotas);
  const linha = within(
    (await screen.findByRole('link', { name: 'DCR-2026-0007' })).closest('[role="row"]') as HTMLElement,
  );
  expect(screen.getByText(/^DCR-E: Demonstrativo do Coeficiente de Redução/)).toBeVisible();
  const textos = linha.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(textos).toEqual(
    expect.arrayContaining([
      '2026000123',
      'MOTO-160Motocicleta 160 cc',
      'Registrado',
      'DI mais nova (2)',
      'F 88,00',
      '4,9660800',
    ]),
  );
});

test('what changed is shown with its II before and after, and a substitutivo of what is newest is one press away', async () => {
  const novo = dcrDeTeste({ id: '01a1fd15-e7ab-758c-8773-6cd900bf9e98', processo: 'DCR-2026-0009', tipo: 'S' });
  const { pedidos, endereco } = abrirDcr('/dcr/processos-dcr', {
    ...rotas,
    [`POST /api/Dcr/${DCR_ID}/Copiar`]: () => responder(novo, 201),
    [`GET /api/Dcr/${novo.id}`]: () => responder(novo),
  });
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'DI mais nova (2). O que mudou em DCR-2026-0007: Componente com importação mais recente, 2 componentes, desde 02/11/2026',
    }),
  );
  const dialogo = within(await screen.findByRole('dialog', { name: 'O que mudou desde o DCR-E 2026000123' }));
  expect(await dialogo.findByText('DI 26/0000999-1, adição 001, item 01')).toBeVisible();
  const ii = within(dialogo.getByRole('row', { name: /II por unidade/ })).getAllByRole('cell');
  expect(ii.map(({ textContent }) => textContent)).toEqual([
    'II por unidade (US$)',
    '4,9660800',
    '5,4196800',
    '+0,4536000',
    '+9,13 %',
  ]);
  await userEvent.click(dialogo.getByRole('button', { name: 'Criar substitutivo com o que há de mais novo' }));
  await waitFor(() => expect(endereco()).toBe(`/dcr/processos-dcr/${novo.id}?etapa=calculo`));
  expect(await pedidos('POST', `/api/Dcr/${DCR_ID}/Copiar`)[0]?.json()).toEqual({ tipo: 'S', atualizar: true });
});

test('the menu of a row offers what can be done from where it stands, and does not open the row', async () => {
  const { endereco } = abrirDcr('/dcr/processos-dcr', rotas);
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCR-2026-0007' }));
  const nomes = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(nomes).toEqual([
    'Ver o arquivo de conferência',
    'Memória de cálculo',
    'Espelho em PDF',
    'Espelho com a memória de cálculo',
    'Novo substitutivo',
    'Retificar',
    'Duplicar',
    'Cancelar',
  ]);
  expect(endereco()).toBe('/dcr/processos-dcr');
});

test('what is typed in a dialog of a row stays though the row is gone from the page by then, and the refusal is read', async () => {
  let apagado = false;
  abrirDcr('/dcr/processos-dcr', {
    ...rotas,
    'GET /api/Dcr': () => responder(apagado ? [] : [velho], 200, { 'X-Total-Count': apagado ? '0' : '1' }),
    [`POST /api/Dcr/${DCR_ID}/Passo`]: () => {
      apagado = true;
      return responder({ Error: 'Este processo de DCR-E não existe.', codigo: 'NAO_ENCONTRADO' }, 404);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCR-2026-0007' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cancelar DCR-2026-0007' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Por que é cancelado/ }), 'Produto fora de linha');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar o DCR-E' }));
  expect(await screen.findByText('Nenhum DCR-E ainda')).toBeInTheDocument();
  expect(await dialogo.findByText('Este processo de DCR-E não existe.')).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: /Por que é cancelado/ })).toHaveValue('Produto fora de linha');
});

test('a step of a DCR-E somebody else changed meanwhile says so, keeps what is typed, and can be taken again', async () => {
  let mudou = false;
  const { pedidos } = abrirDcr('/dcr/processos-dcr', {
    ...rotas,
    [`POST /api/Dcr/${DCR_ID}/Passo`]: () => {
      if (mudou) return responder(dcrDeTeste({ situacao: 'CANCELADO', versao: 10 }));
      mudou = true;
      const frase = 'Este processo de DCR-E foi alterado por outra pessoa. Confira a diferença antes de gravar.';
      return responder({ Error: frase, codigo: 'CONFLITO', atual: dcrDeTeste({ versao: 9, alteradoPor: null }) }, 409);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCR-2026-0007' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cancelar DCR-2026-0007' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Por que é cancelado/ }), 'Fora de linha');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar o DCR-E' }));
  expect(await dialogo.findByRole('alert')).toHaveTextContent(
    /^Enquanto isso, outra pessoa alterou o documento.*Ele foi lido de novo/,
  );
  expect(dialogo.getByRole('textbox', { name: /Por que é cancelado/ })).toHaveValue('Fora de linha');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar o DCR-E' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pedidos('POST', `/api/Dcr/${DCR_ID}/Passo`)[1]?.json()).toMatchObject({
    versao: 9,
    motivo: 'Fora de linha',
  });
});

test('without any, it says what a DCR-E is for and how to begin', async () => {
  abrirDcr('/dcr/processos-dcr');
  expect(await screen.findByText('Nenhum DCR-E ainda')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Novo DCR-E' })[0]).toHaveAttribute('href', '/dcr/novo-processo-dcr');
});

test('a new one begins with the rate of the day, and asks for industry and product before anything else', async () => {
  abrirDcr('/dcr/novo-processo-dcr');
  expect(await screen.findByRole('textbox', { name: /Taxa do dólar/ })).toHaveValue('5,341700');
  expect(screen.getByRole('button', { name: '2. Modelos' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Criar e continuar' }));
  expect(await screen.findByText(/campos precisam de atenção/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Produto/ })).toHaveAttribute('aria-invalid', 'true');
});
