import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { AcompanharEmVariosDialog } from './AcompanharEmVariosDialog.tsx';

const [UM, DOIS, CHAVE] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`);
const credencial = {
  id: CHAVE,
  ambiente: 'TREINAMENTO',
  modo: 'CHAVE',
  titular: 'Maria da Silva',
  cpf: '52998224725',
  validaAte: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'João',
  encerradaEm: null,
  testadaEm: null,
  testePassou: null,
  testeFrase: null,
  usadaEm: null,
};
const visto = (id: string | undefined) => ({ id: id ?? '', versao: 1, canalRfb: null });

const abrir = (rotas: RotasDeTeste, aoTerminar = jest.fn()) => ({
  aoTerminar,
  ...abrirTelas({
    endereco: '/processos',
    telas: {
      '/processos': [
        () => (
          <AcompanharEmVariosDialog
            quais={{ processos: [visto(UM), visto(DOIS)] }}
            aoFechar={() => {}}
            aoTerminar={aoTerminar}
          />
        ),
      ],
    },
    rotas,
  }),
});

test('says which DUIMPs will be followed and which not, and follows only those', async () => {
  const user = userEvent.setup();
  const resposta = {
    feitos: [{ ...visto(UM), nome: 'IMP-1' }],
    recusados: [{ id: DOIS, nome: 'IMP-2', motivo: 'A DUIMP já é acompanhada no Portal Único.' }],
  };
  const { pedidos, aoTerminar } = abrir({
    'GET /api/PortalUnico/Credencial': () => responder([credencial]),
    'POST /api/Processo/EmVarios': () => responder(resposta),
  });
  expect(await screen.findByText('1 processo passa a ser acompanhado: IMP-1.')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('IMP-2: A DUIMP já é acompanhada no Portal Único.');
  expect(screen.getByText(/Ambiente de treinamento/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Acompanhar' }));
  expect(await screen.findByText('No Portal Único o Cais acompanha 1 processo.')).toBeVisible();
  expect(aoTerminar).toHaveBeenCalledTimes(1);
  const [ensaio, feito] = await Promise.all(pedidos('POST', '/api/Processo/EmVarios').map((um) => um.json()));
  const ato = { tipo: 'ACOMPANHAR', credencialId: CHAVE };
  expect([ensaio, feito]).toMatchObject([
    { ato, ensaio: true, quais: { processos: [{ id: UM }, { id: DOIS }] } },
    { ato, ensaio: false, quais: { processos: [{ id: UM }] } },
  ]);
});

test('without a key, it says where one is registered', async () => {
  abrir({ 'GET /api/PortalUnico/Credencial': () => responder([]) });
  expect(await screen.findByRole('link', { name: 'Portal Único' })).toHaveAttribute(
    'href',
    expect.stringContaining('/configuracoes/portal-unico'),
  );
  expect(screen.getByRole('button', { name: 'Acompanhar' })).toBeDisabled();
});
