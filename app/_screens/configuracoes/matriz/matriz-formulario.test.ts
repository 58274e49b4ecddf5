import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { diferencas } from '#components/registro/mudancas-por-extenso.ts';
import type { ItemDaMatrizLido } from '#lib/registros/matriz-tributacao.ts';
import { CADASTRO_DA_MATRIZ, comecoNoImportador } from './matriz-cadastro.tsx';

const AGUIA = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01', cnpj: '12ABC34501DE35', razaoSocial: 'Águia' };
const LIDO: ItemDaMatrizLido = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e00',
  versao: 3,
  alteradoEm: '2026-11-20T12:00:00.000Z',
  alteradoPor: 'Pessoa de Teste',
  excluidoEm: null,
  importador: { ...AGUIA, excluido: false },
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tratamento: 'REDUZIDO',
  reducaoPerc: '51.11',
  decreto: 'Decreto fictício 10.001/2026',
  tipoDocumento: null,
  numeroDocumento: null,
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
};

test('what the form keeps of a record is what the server takes, and names whose it is', () => {
  const valores = CADASTRO_DA_MATRIZ.formulario.valoresDe(LIDO);
  expect(valores.importador).toEqual({ id: AGUIA.id });
  expect(CADASTRO_DA_MATRIZ.formulario.esquema.parse(valores)).toEqual(valores);
  expect(CADASTRO_DA_MATRIZ.formulario.rotulosDe?.(LIDO)).toEqual({ [AGUIA.id]: '12.ABC.345/01DE-35 - Águia' });
});

test('a blank one is asked for whatever the matriz cannot do without', () => {
  const { error } = CADASTRO_DA_MATRIZ.formulario.esquema.safeParse(CADASTRO_DA_MATRIZ.emBranco);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'importador.id',
    'ncm',
    'codigoSuframa',
    'destinacao',
    'utilizacao',
    'codigoTributacao',
    'decreto',
    'vigenciaInicio',
  ]);
});

test('begun in the record of an importer it is its own; begun from another the days are left to be said', () => {
  expect(comecoNoImportador(AGUIA)).toEqual({
    chave: AGUIA.id,
    valores: { importador: { id: AGUIA.id } },
    rotulos: { [AGUIA.id]: '12.ABC.345/01DE-35 - Águia' },
  });
  expect(CADASTRO_DA_MATRIZ.aPartirDe(LIDO)).toMatchObject({
    importador: { id: AGUIA.id },
    ncm: '84733041',
    codigoTributacao: 'F102',
    vigenciaInicio: '',
    vigenciaFim: null,
  });
});

test('the history says of another importer its number and name, and of a day what the form says', () => {
  const falcao = { id: LIDO.id, cnpj: 'A1B2C3D4000193', razaoSocial: 'Falcão', excluido: true };
  const outro = { ...LIDO, importador: falcao, tratamento: 'DIFERIDO' as const, reducaoPerc: null, vigenciaFim: null };
  const mudancas = diferencas(LIDO, outro, nomesNoHistorico(CADASTRO_DA_MATRIZ));
  expect(mudancas.map(({ rotulo, era, ficou }) => [rotulo, era, ficou])).toEqual([
    ['CNPJ do importador', '12.ABC.345/01DE-35', 'A1.B2C.3D4/0001-93'],
    ['Importador', 'Águia', 'Falcão'],
    ['Tratamento do ICMS', 'Base de cálculo reduzida', 'Diferido'],
    ['Redução da base (%)', '51,11', '—'],
    ['Fim da vigência', '31/12/2026', '—'],
  ]);
});
