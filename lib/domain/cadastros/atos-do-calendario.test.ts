import { ATOS_DO_CALENDARIO } from './atos-de-fabrica.ts';
import { type AtoDoCalendario, atoAVista, atoPorExtenso, avisoDoAto } from './atos-do-calendario.ts';

const ATO: AtoDoCalendario = {
  codigo: 'ATO_DE_TESTE',
  inicio: '2026-12-15',
  fim: '2026-12-22',
  assunto: 'Resolução',
  atos: 'Quem calcula: informe a alíquota.',
  fonte: 'Lei fictícia 1/2026',
  endereco: null,
  lidoEm: '2026-11-29',
  situacao: 'CONFIRMAR',
};

test.each([
  ['2026-10-15', false, 60],
  ['2026-10-16', true, 60],
  ['2026-11-14', true, 60],
  ['2026-11-15', true, 30],
  ['2026-12-07', true, 30],
  ['2026-12-08', true, 7],
  ['2026-12-15', true, 0],
  ['2027-01-21', true, 0],
  ['2027-01-22', false, 0],
])('on %s the act is in view: %s, and its notice is that of %i days', (hoje, aVista, aviso) => {
  expect([atoAVista(ATO, hoje), avisoDoAto(ATO, hoje)]).toEqual([aVista, aviso]);
});

test('it says when, who does what, by which source, of which day, and whether that is certain', () => {
  expect(atoPorExtenso(ATO, '2026-12-03')).toBe(
    'Em 12 dias, até 22/12/2026. Quem calcula: informe a alíquota. A confirmar.',
  );
  expect(atoPorExtenso({ ...ATO, fim: null, situacao: 'VERIFICADO' }, '2026-12-16')).toBe(
    'Desde 15/12/2026. Quem calcula: informe a alíquota.',
  );
});

test('each act is there once, in order of its day, and ends after it begins', () => {
  const codigos = ATOS_DO_CALENDARIO.map(({ codigo }) => codigo);
  expect(new Set(codigos).size).toBe(codigos.length);
  const dias = ATOS_DO_CALENDARIO.map(({ inicio }) => inicio);
  expect(dias).toEqual([...dias].sort());
  for (const { inicio, fim } of ATOS_DO_CALENDARIO) expect(fim === null || fim >= inicio).toBe(true);
});

test('what no law and no named source was read for is to be confirmed', () => {
  const aConfirmar = ATOS_DO_CALENDARIO.filter(({ situacao }) => situacao === 'CONFIRMAR').map(({ codigo }) => codigo);
  expect(aConfirmar).toEqual([
    'PRESENCA_DE_CARGA',
    'CCLASSTRIB_NA_DECLARACAO',
    'CBS_E_IBS_NA_DUIMP',
    'NT_2025_002_V152',
    'FIM_DA_LI_E_DA_DI',
    'ALIQUOTA_DE_REFERENCIA_DA_CBS',
    'UB12_10_DO_SIMPLES',
    'AFRMM_NO_NORTE_E_NORDESTE',
  ]);
});
