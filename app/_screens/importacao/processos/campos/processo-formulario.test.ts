import { mudouCampos, NOMES_NO_HISTORICO } from '#app/_screens/importacao/processos/processo/processo-historico.ts';
import { diferencas } from '#components/registro/mudancas-por-extenso.ts';
import { type ProcessoInteiro, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { PROCESSO as CAMPOS_DO_PROCESSO } from '#lib/registros/processo.ts';
import { formularioDaParte } from './processo-formulario.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const TOTAIS = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00', outros: '0.00', taxaSiscomex: '0.00' };
const PROCESSO: ProcessoInteiro = processoInteiro.parse({
  id: ID,
  versao: 2,
  numero: 'IMP-2026-0001',
  tipoDocumento: 'DI',
  numeroDI: null,
  situacao: 'EM_ABERTO',
  canalRfb: null,
  canalCodigo: null,
  importador: { id: ID, numero: '12ABC34501DE35', nome: 'Águia' },
  fornecedor: null,
  paisProcedencia: 'CHINA',
  incoterm: 'FOB',
  procedencia: { codigo: '160', nome: 'CHINA' },
  dataRegistro: null,
  dataDesembaraco: null,
  dataChegada: null,
  adicoes: 0,
  itens: 0,
  valorAduaneiro: '0.00',
  tributos: TOTAIS,
  recolher: TOTAIS,
  criadoEm: '2026-11-20T12:00:00.000Z',
  diasLivres: 10,
  licencas: [
    { tipo: 'LI', numero: '2600000010', situacao: 1, registro: null, deferimento: null, validade: null, orgaos: null },
  ],
  declaracao: null,
  conferencias: null,
  arquivo: null,
});
const parte = (qual: Parameters<typeof formularioDaParte>[0], registrado = false, emRetificacao = false) =>
  formularioDaParte(qual, { registrado, emRetificacao, pessoas: [{ id: ID, nome: 'Maria' }] });

test('every field of a process is in one of its forms, and in no two', () => {
  const nomes = (['identificacao', 'carga', 'licencas', 'pagamento'] as const).flatMap((qual) =>
    Object.keys(parte(qual).campos),
  );
  expect(nomes.toSorted()).toEqual(Object.keys(CAMPOS_DO_PROCESSO).toSorted());
});

test('what a form keeps of a process is what the server takes: keys alone, counts as they were', () => {
  const { valoresDe, esquema } = parte('identificacao');
  expect(esquema.parse(valoresDe(PROCESSO))).toMatchObject({
    importador: { id: ID },
    representante: null,
    procedencia: { codigo: '160' },
    urfDespacho: null,
    incoterm: 'FOB',
  });
  const carga = parte('carga');
  expect(carga.valoresDe(PROCESSO)).toMatchObject({ diasLivres: '10' });
  expect(carga.esquema.parse(carga.valoresDe(PROCESSO))).toMatchObject({ diasLivres: 10, conteineres: [] });
  const licencas = parte('licencas');
  expect(licencas.esquema.parse(licencas.valoresDe(PROCESSO))).toEqual({ licencas: PROCESSO.licencas });
});

test('a retificação opens what the cover of the DUIMP declares, and its draft is another', () => {
  const aberta = parte('identificacao', true, true);
  expect(Object.keys(aberta.campos)).toEqual([
    'referencia',
    'responsavel',
    'urfDespacho',
    'localIncoterm',
    'procedencia',
    'observacao',
  ]);
  expect(Object.keys(parte('carga', true, true).campos)).toEqual(
    expect.arrayContaining(['freteMoeda', 'freteValor', 'seguroMoeda', 'seguroValor']),
  );
  expect(Object.keys(parte('carga', true, true).campos)).not.toContain('viaTransporte');
  expect(aberta.recurso).not.toBe(parte('identificacao', true).recurso);
});

test('once registered only what is not declared is left, and its draft is another', () => {
  expect(Object.keys(parte('identificacao', true).campos)).toEqual(['referencia', 'responsavel', 'observacao']);
  expect(Object.keys(parte('carga', true).campos)).toEqual([
    'etd',
    'embarque',
    'eta',
    'chegada',
    'presenca',
    'diasLivres',
    'conteineres',
  ]);
  expect(parte('carga', true).recurso).not.toBe(parte('carga').recurso);
});

test('the history reads in words, and offers to undo what was filled in, not a step', () => {
  const passado = { ...PROCESSO, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE', desde: '2026-11-20' };
  const linhas = diferencas(PROCESSO, passado, NOMES_NO_HISTORICO).map(({ rotulo, era, ficou }) => [
    rotulo,
    era,
    ficou,
  ]);
  expect(linhas.toSorted()).toEqual([
    ['Canal RFB', '—', 'Verde'],
    ['Desde', '—', '20/11/2026'],
    ['Situação', 'Em aberto', 'Parametrizado'],
  ]);
  const mudanca = { id: ID, recurso: 'Processo', registroId: ID, acao: 'ALTERAR', motivo: null } as const;
  const quem = { usuario: { id: ID, nome: 'Maria' }, em: '2026-11-20T12:00:00.000Z' };
  expect(mudouCampos({ ...mudanca, ...quem, antes: PROCESSO, depois: passado })).toBe(false);
  expect(mudouCampos({ ...mudanca, ...quem, antes: PROCESSO, depois: { ...PROCESSO, eta: '2026-12-01' } })).toBe(true);
});

test('the history claims no zero of a declaration that is taken off, nor of a processo that has none yet', () => {
  const declarado = { dataRegistro: '2026-11-19', adicoes: 2, valorAduaneiro: '12405.63', tributos: { ii: '8684.06' } };
  const retirado = { dataRegistro: null, adicoes: 0, valorAduaneiro: '0.00', tributos: { ii: '0.00' } };
  const ditas = (antes: object | null, depois: object) =>
    diferencas(antes as Record<string, unknown> | null, depois as Record<string, unknown>, NOMES_NO_HISTORICO)
      .map(({ rotulo, era, ficou }) => [rotulo, era, ficou])
      .toSorted();
  expect(ditas(declarado, retirado)).toEqual([
    ['Adições', '2', '—'],
    ['II devido', '8.684,06', '—'],
    ['Registro', '19/11/2026', '—'],
    ['Valor aduaneiro', '12.405,63', '—'],
  ]);
  expect(ditas(null, retirado)).toEqual([]);
});

test('the links of an act are told name by name, and are undone where the act is', () => {
  const lista = (...registros: (string | null)[]) => ({
    Vínculos: registros.map((registro, i) => ({ nome: `PLACA ${i}`, registro })),
  });
  const [antes, depois] = [lista(null, 'ANTIGO (excluído)'), lista('PL-100', 'PL-100')];
  expect(diferencas(antes, depois, NOMES_NO_HISTORICO).map(({ rotulo, era, ficou }) => [rotulo, era, ficou])).toEqual([
    ['“PLACA 0”', 'sem vínculo', 'PL-100'],
    ['“PLACA 1”', 'ANTIGO (excluído)', 'PL-100'],
  ]);
  const quem = { usuario: { id: ID, nome: 'Maria' }, em: '2026-11-20T12:00:00.000Z' };
  const mudanca = { id: ID, recurso: 'Processo', registroId: ID, acao: 'ALTERAR', motivo: null } as const;
  expect(mudouCampos({ ...mudanca, ...quem, antes, depois })).toBe(false);
});
