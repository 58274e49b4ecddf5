import type { ComparacaoDi } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

async function importar(pessoa: Pessoa, xml: Buffer): Promise<string[]> {
  const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', xml.toString('latin1')));
  expect(resposta.statusCode).toBe(201);
  return resposta.json().map(({ id }: { id: string }) => id);
}

const comparacao = async (pessoa: Pessoa, id: string): Promise<ComparacaoDi> =>
  (await pessoa.pedir({ url: `/api/Processo/${id}/Comparacao` })).json();

describe('Declared and reckoned, on the declarations of the golden cases', () => {
  const de2018 = disDe2018();
  const de2023 = diDe2023();
  onServer('Comparacao', (bench) => {
    test('of the sixteen adições II, PIS and COFINS agree to the cent, and no difference is worth a look', async () => {
      const pessoa = await bench().novaPessoa();
      const [id] = await importar(pessoa, de2023);
      const { motivo, tolerancia, linhas, totais, aDebitar, outros } = await comparacao(pessoa, id as string);
      expect(motivo).toBeNull();
      // The amounts its DARFs paid: 0086, 1038 and 5629 to the cent.
      expect(aDebitar).toMatchObject({ ii: '79185.09', ipi: '33320.00', cofins: '67648.25', antidumping: '0.00' });
      expect(outros).toEqual([]);
      expect(tolerancia).toBe('0.48');
      expect(linhas).toHaveLength(80);
      const semIpi = linhas.filter(({ figura }) => figura !== 'ipi');
      expect(new Set(semIpi.map(({ diferenca }) => diferenca))).toEqual(new Set(['0.00']));
      expect([...linhas, ...totais].filter(({ relevante }) => relevante)).toEqual([]);
      expect(linhas[1]).toMatchObject({
        adicao: '001',
        ncm: '73181500',
        figura: 'ii',
        regime: 'INTEGRAL',
        regimeDeclarado: 'RECOLHIMENTO INTEGRAL',
        base: '33113.45',
        aliquota: '16.00',
        declarado: '5297.95',
        calculado: '5297.95',
        diferenca: '0.00',
      });
      expect(linhas[0]).toMatchObject({ figura: 'valorAduaneiro', declarado: '33112.20', calculado: '33112.20' });
      // domain/importacao.md §4.10, TV2.
      expect(totais.map(({ figura, declarado }) => [figura, declarado])).toEqual([
        ['valorAduaneiro', '565511.26'],
        ['ii', '79184.34'],
        ['ipi', '33319.88'],
        ['pis', '14050.24'],
        ['cofins', '67647.66'],
        ['taxaSiscomex', '493.56'],
      ]);
    });

    test('suspended taxes are compared as due', async () => {
      const pessoa = await bench().novaPessoa();
      const [id] = await importar(pessoa, de2018);
      const { linhas } = await comparacao(pessoa, id as string);
      const ipi = linhas.find(({ adicao, figura }) => adicao === '001' && figura === 'ipi');
      expect(ipi).toMatchObject({ regime: 'SUSPENSAO', declarado: '49196.54', calculado: '49196.54' });
    });

    test('a figure that was declared wrong stands out, past the tolerance of the company', async () => {
      const pessoa = await bench().novaPessoa();
      const estragado = Buffer.from(
        de2023
          .toString('latin1')
          .replace('<iiAliquotaValorDevido>000000000529795<', '<iiAliquotaValorDevido>000000000529815<'),
        'latin1',
      );
      const [id] = await importar(pessoa, estragado);
      const ii = async () =>
        (await comparacao(pessoa, id as string)).linhas.find(
          ({ adicao, figura }) => adicao === '001' && figura === 'ii',
        );
      expect(await ii()).toMatchObject({
        declarado: '5298.15',
        calculado: '5297.95',
        diferenca: '-0.20',
        relevante: true,
      });
      const maior = {
        vigenciaInicio: null,
        vigenciaFim: null,
        fonte: 'Norma interna de teste',
        situacao: 'VERIFICADO',
      };
      const payload = { codigo: 'TOLERANCIA_MINIMA', valor: '0.20', ...maior };
      await pessoa.pedir({ method: 'POST', url: '/api/Parametro', payload });
      expect(await ii()).toMatchObject({ diferenca: '-0.20', relevante: false });
    });

    test('a declaration that cannot be reckoned says why', async () => {
      const pessoa = await bench().novaPessoa();
      const semPeso = de2023
        .toString('latin1')
        .replace(/<dadosMercadoriaPesoLiquido>\d+</g, '<dadosMercadoriaPesoLiquido>000000000000000<');
      const [id] = await importar(pessoa, Buffer.from(semPeso, 'latin1'));
      expect(await comparacao(pessoa, id as string)).toMatchObject({
        motivo: 'Há frete a ratear e nenhuma adição tem peso líquido.',
        linhas: [],
      });
      const memoria = await pessoa.pedir({ url: `/api/Processo/${id}/Memoria?figura=ii` });
      expect(memoria.statusCode).toBe(400);
    });

    test('any amount opens its memória, down to the leaf of the XML', async () => {
      const pessoa = await bench().novaPessoa();
      const [id] = await importar(pessoa, de2023);
      const pedir = async (consulta: string) => pessoa.pedir({ url: `/api/Processo/${id}/Memoria?${consulta}` });
      const memoria: Memoria = (await pedir('adicao=001&figura=ii')).json();
      expect(memoria).toMatchObject({ valor: '5297.95', unidade: 'R$' });
      const fontes = todos(memoria).map(({ fonte }) => fonte);
      for (const folha of [
        'XML da DI: adicao[001]/mercadoria[1]/quantidade',
        'XML da DI: adicao[001]/mercadoria[1]/valorUnitario',
        'XML da DI: adicao[001]/iiAliquotaAdValorem, NCM 73181500',
        'deduzida dos valores que a DI declara na moeda e em reais; taxa do registro em 02/01/2023',
      ]) {
        expect(fontes).toContain(folha);
      }
      expect((await pedir('figura=taxaSiscomex')).json().valor).toBe('493.56');
      expect(new Exato((await pedir('figura=ii')).json().valor).eq('79184.34')).toBe(true);
      expect((await pedir('adicao=099&figura=ii')).statusCode).toBe(404);
      expect((await pedir('adicao=1&figura=ii')).statusCode).toBe(400);
      expect((await pedir('figura=icms')).statusCode).toBe(400);
    });
  });
});

function todos(no: Memoria): Memoria[] {
  return [no, ...no.entradas.flatMap(todos)];
}
