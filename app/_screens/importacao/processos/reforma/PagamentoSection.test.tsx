import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { type ProcessoInteiro, processoInteiro } from '#lib/contracts/processo/processo.ts';
import type { ParcelasPossiveis, ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { PagamentoSection } from './PagamentoSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const TOTAIS = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00', outros: '0.00', taxaSiscomex: '0.00' };
const PROCESSO: ProcessoInteiro = processoInteiro.parse({
  id: ID,
  versao: 3,
  numero: 'IMP-2027-0001',
  tipoDocumento: 'DI',
  numeroDI: '2700000010',
  situacao: 'DESEMBARACADO_SEFAZ',
  canalRfb: null,
  canalCodigo: null,
  fornecedor: null,
  paisProcedencia: null,
  importador: { id: ID, numero: '12ABC34501DE35', nome: 'Águia' },
  incoterm: null,
  dataRegistro: '2027-02-01',
  dataDesembaraco: '2027-02-03',
  dataChegada: null,
  adicoes: 1,
  itens: 1,
  valorAduaneiro: '100000.00',
  tributos: TOTAIS,
  recolher: TOTAIS,
  criadoEm: '2027-02-01T12:00:00.000Z',
  declaracao: null,
  conferencias: null,
  arquivo: null,
});
const todas = (valor: string | null): ParcelasPossiveis => ({
  regular: valor,
  suspenso: '0.00',
  devido: valor,
  recolher: valor,
});
const OFICIAL = { valor: '9.1', estimativa: false, fonte: 'fixada' };
// vectors/reforma.json IMP-2: 114,974.23 × 9.11 % and × 0.05 % twice.
const REFORMA: ReformaDoProcesso = {
  motivo: null,
  registro: { dia: '2027-02-01', previsao: false },
  liberacao: { dia: '2027-02-03', previsao: false },
  lugar: { uf: 'AM', municipio: 'Manaus' },
  pisCofinsImportacao: false,
  travessia: false,
  dispensado: false,
  explicacoes: [],
  avisos: [],
  aliquotas: { cbs: OFICIAL, ibsUF: OFICIAL, ibsMun: OFICIAL },
  impostoSeletivo: null,
  componentes: [],
  base: '114974.23',
  itens: [],
  totais: { cbs: todas('10474.15'), ibsUF: todas('57.49'), ibsMun: todas('57.49') },
};

function abrir(processo: Partial<ProcessoInteiro> = {}, reforma: Partial<ReformaDoProcesso> = {}) {
  const inteiro = { ...PROCESSO, ...processo };
  return abrirTelas({
    endereco: '/',
    telas: { '/': [() => <PagamentoSection processo={inteiro} />] },
    rotas: {
      [`GET /api/Processo/${ID}/Reforma`]: () => responder({ ...REFORMA, ...reforma }),
      'GET /api/Usuario': () => responder([], 200, { 'X-Total-Count': '0' }),
      'PUT /api/Processo': async (pedido) => responder({ ...inteiro, ...(await pedido.clone().json()), versao: 4 }),
    },
  }).pedidos;
}
const valorDe = async (nome: string) => (await screen.findByText(nome)).nextElementSibling?.textContent;

test('what is to pay, that the delivery waits, and that no credit pays it', async () => {
  abrir();
  expect(await valorDe('Situação')).toBe('Falta pagar');
  expect(await valorDe('CBS a recolher (R$)')).toBe('10.474,15');
  expect(await valorDe('IBS a recolher (R$)')).toBe('114,98');
  expect(await valorDe('CBS paga (R$)')).toBe('—');
  expect(screen.getByRole('alert')).toHaveTextContent('A entrega espera o pagamento');
});

test('the payment is recorded, with its day', async () => {
  const pedidos = abrir();
  const pessoa = userEvent.setup();
  await pessoa.click(await screen.findByRole('button', { name: 'Informar pagamento ou exoneração' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await pessoa.click(await dialogo.findByRole('combobox', { name: /Como a CBS e o IBS se pagam/ }));
  await pessoa.click(await screen.findByRole('option', { name: 'Até a entrega' }));
  await pessoa.type(dialogo.getByRole('textbox', { name: /^Dia do pagamento/ }), '20022027');
  await pessoa.type(dialogo.getByRole('textbox', { name: /^CBS paga/ }), '10474,15');
  await pessoa.type(dialogo.getByRole('textbox', { name: /^IBS pago/ }), '114,98');
  await pessoa.click(dialogo.getByRole('button', { name: 'Gravar' }));
  expect(await screen.findByText('Alterações gravadas.')).toBeVisible();
  const [gravado] = pedidos('PUT', '/api/Processo');
  expect(await gravado?.json()).toMatchObject({
    id: ID,
    versao: 3,
    pagamentoCbsIbs: 'ATE_A_ENTREGA',
    cbsIbsPagoEm: '2027-02-20',
    cbsPaga: '10474.15',
    ibsPago: '114.98',
  });
});

test('an exoneration asks for its document', async () => {
  abrir();
  const pessoa = userEvent.setup();
  await pessoa.click(await screen.findByRole('button', { name: 'Informar pagamento ou exoneração' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await pessoa.click(await dialogo.findByRole('combobox', { name: /Como a CBS e o IBS se pagam/ }));
  await pessoa.click(await screen.findByRole('option', { name: 'Exoneração' }));
  await pessoa.click(dialogo.getByRole('button', { name: 'Gravar' }));
  expect(await dialogo.findByRole('textbox', { name: /^Documento da exoneração/ })).toHaveAccessibleDescription(
    'Informe o número do documento da exoneração.',
  );
});

test('a difference to what was anticipated is shown with its sign, and comes without late charges', async () => {
  const pago = {
    pagamentoCbsIbs: 'ANTECIPADO',
    cbsIbsPagoEm: '2027-02-01',
    cbsPaga: '10400.00',
    ibsPago: '120.00',
  } as const;
  abrir(pago);
  expect(await valorDe('Diferença da CBS (R$)')).toBe('+74,15');
  expect(await valorDe('Diferença do IBS (R$)')).toBe('−5,02');
  const [diferenca] = screen.getAllByRole('alert').filter(({ textContent }) => textContent?.includes('sem acréscimos'));
  expect(diferenca).toHaveTextContent('sem acréscimos moratórios (LC 214/2025, art. 76, § 2º)');
});

test('a waived import of 2026 holds nothing', async () => {
  abrir({}, { dispensado: true, liberacao: { dia: '2026-12-31', previsao: false } });
  expect(await valorDe('Situação')).toBe('Recolhimento dispensado');
  expect(screen.getByRole('alert')).toHaveTextContent('art. 348, § 1º');
});

test('of a suspension nothing is collected, whatever the rate, and the act on its exoneration has not come', async () => {
  const suspensa = { regular: null, suspenso: null, devido: '0.00', recolher: '0.00' };
  abrir({}, { totais: { cbs: suspensa, ibsUF: suspensa, ibsMun: suspensa } });
  expect(await valorDe('Situação')).toBe('Nada a recolher');
  expect(screen.getByRole('alert')).toHaveTextContent('Decreto 12.955/2026, art. 87, §§ 6º e 7º');
});

test('what is estimated is not to pay: it is a dash', async () => {
  const aliquotas = { ...REFORMA.aliquotas, cbs: { ...OFICIAL, estimativa: true } };
  abrir({}, { aliquotas });
  expect(await valorDe('CBS a recolher (R$)')).toBe('—');
  expect(await valorDe('Situação')).toBe('Falta pagar');
});
