import { disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { exoneracaoDeclarada } from './exoneracao-declarada.ts';

const icms = (mais: object) => ({
  grupos: { icms: [{ codigoTipoRecolhimentoIcms: '3', ufIcms: 'AM', dataRegistro: '2026-11-19', ...mais }] },
});

test.each<[string, object, string | null]>([
  ['of Amazonas', {}, '2026-11-19'],
  ['with its code padded', { codigoTipoRecolhimentoIcms: '03' }, '2026-11-19'],
  ['of another State', { ufIcms: 'SP' }, null],
  ['that was paid', { codigoTipoRecolhimentoIcms: '1' }, null],
  ['without its day', { dataRegistro: null }, null],
])('an exoneração %s', (_qual, mais, dia) => {
  expect(exoneracaoDeclarada(icms(mais))).toBe(dia);
});

test('a DI that tells of no ICMS has none', () => {
  expect(exoneracaoDeclarada({})).toBeNull();
});

describe('The exoneração a DI tells of', () => {
  const di2018 = disDe2018();
  const deAmazonas = di2018.toString('utf8').replaceAll('<ufIcms>SP<', '<ufIcms>AM<');
  const importar = (pessoa: Pessoa, xml: string, consulta = '') =>
    pessoa.pedir(multipartOf(`/api/Processo/ImportarDi?Bucket=di${consulta}`, xml));

  onServer('Exoneração', (bench) => {
    test('is marked by the import, is not taken back by hand, and goes when a later file tells of none', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, deAmazonas)).json();
      const { ler, desfazer } = daisDeTeste(pessoa);
      const marcada = await ler(id);
      expect(marcada).toMatchObject({
        situacao: 'SEM_DAI',
        exoneradaEm: '2018-06-01',
        marcas: [{ tipo: 'EXONERACAO', data: '2018-06-01', daDeclaracao: true }],
      });
      const volta = await desfazer(id, marcada.versao);
      expect([volta.statusCode, volta.json().Error]).toEqual([422, 'Esta DAI não tem marca a desfazer.']);
      await importar(pessoa, di2018.toString('utf8'), '&retificar=true&aplicar=true');
      expect(await ler(id)).toMatchObject({ exoneradaEm: null, marcas: [{ desfeita: { usuario: {} } }] });
    });

    test('one that was marked by hand stays, whatever a file says', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2018.toString('utf8'))).json();
      const { marcada, ler } = daisDeTeste(pessoa);
      await marcada(id, { tipo: 'EXONERACAO', data: '2018-06-04' });
      await importar(pessoa, deAmazonas, '&retificar=true&aplicar=true');
      expect(await ler(id)).toMatchObject({
        exoneradaEm: '2018-06-04',
        marcas: [{ daDeclaracao: false, desfeita: null }],
      });
    });
  });
});
