import fc from 'fast-check';
import type { ConteudoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import { figurasConhecidas, linhasIncompletas } from './figuras-conhecidas.ts';
import {
  conteudoDeTeste,
  importadoDeTeste,
  nacionalDeTeste,
  subcomponenteDeTeste,
} from './testing/documento-dcr-de-teste.ts';

const conhecidas = (mudancas: Partial<ConteudoDoDcr> = {}) => {
  const conteudo = conteudoDeTeste(mudancas);
  const { resultado } = calcularDocumentoDcr(conteudo, 'MEIO_PARA_CIMA');
  if (!resultado) throw new Error('There is labour to calculate from.');
  return figurasConhecidas(resultado, conteudo);
};
const SEM = { preco: '0.000000' };

describe('The figures of a DCR-E', () => {
  test('are all known where every line has its price', () => {
    expect(conhecidas()).toMatchObject({ CCN: '35.5000000', CCI: '210.0000000', CRA: '88.00', iiUnitUSD: '4.5360000' });
    expect(linhasIncompletas(conteudoDeTeste())).toBeNull();
  });

  test('are no zero where the imported lines have no price', () => {
    const semPreco = { importados: [importadoDeTeste(SEM)] };
    expect(conhecidas(semPreco)).toMatchObject({
      CCN: '35.5000000',
      CCI: null,
      coefCalculado6: null,
      CRA: '88.00',
      iiCheioUSD: null,
      iiUnitUSD: null,
    });
    expect(linhasIncompletas(conteudoDeTeste(semPreco))).toBe('1 de 2 linhas sem preço');
  });

  test('labour that nobody gave is no zero, and a variable coefficient is unknown without it', () => {
    const semMaoDeObra = { salarios: '0.0000', encargos: '0.0000' };
    expect(conhecidas(semMaoDeObra)).toMatchObject({
      CCN: '35.5000000',
      CMO: null,
      coefCalculado6: null,
      CRA: '88.00',
    });
    expect(conhecidas({ ...semMaoDeObra, tipoCoeficiente: 'VARIAVEL' })).toMatchObject({
      CCI: '210.0000000',
      CMO: null,
      CRA: null,
      iiCheioUSD: '37.8000000',
      iiUnitUSD: null,
    });
    const maoDeObraMensal = { salarios: '1000.00', encargos: '0.00', producao: '100.00000' };
    expect(conhecidas({ ...semMaoDeObra, maoDeObraMensal })).toMatchObject({ CMO: '2.0000' });
  });

  test('a variable coefficient without the price of a national component is unknown, and the II with it', () => {
    const semPreco = { tipoCoeficiente: 'VARIAVEL' as const, nacionais: [nacionalDeTeste(SEM)] };
    expect(conhecidas(semPreco)).toMatchObject({
      CCN: null,
      CCI: '210.0000000',
      CRA: null,
      iiCheioUSD: '37.8000000',
      iiUnitUSD: null,
    });
  });

  test('a subcomponente without a price leaves the costs, and takes the II only while it is in its base', () => {
    const sub = (incluiBC: 'S' | 'N') => conhecidas({ subcomponentes: [subcomponenteDeTeste({ ...SEM, incluiBC })] });
    expect(sub('S')).toMatchObject({ CCI: '210.0000000', iiUnitUSD: null });
    expect(sub('N')).toMatchObject({ CCI: '210.0000000', iiUnitUSD: '4.5360000' });
  });

  describe('of an imported line whose rate nobody gave', () => {
    const SEM_ALIQUOTA = { aliquotaII: null };

    test('leave the II unknown, and neither the costs nor the coefficient', () => {
      const semAliquota = {
        importados: [importadoDeTeste(), importadoDeTeste({ codigo: 'FAROL', ...SEM_ALIQUOTA })],
      };
      expect(conhecidas(semAliquota)).toMatchObject({
        CCI: '420.0000000',
        coefCalculado6: '11.764706',
        CRA: '88.00',
        iiCheioUSD: null,
        iiUnitUSD: null,
      });
      expect(linhasIncompletas(conteudoDeTeste(semAliquota))).toBe('1 de 2 linhas com II suspenso sem alíquota');
    });

    test('are not those of a rate of zero', () => {
      const zero = { importados: [importadoDeTeste({ aliquotaII: '0.00' })] };
      expect(conhecidas(zero)).toMatchObject({ iiCheioUSD: '0.0000000', iiUnitUSD: '0.0000000' });
      expect(linhasIncompletas(conteudoDeTeste(zero))).toBeNull();
    });

    test('leave the II known where the line has none to pay', () => {
      const pago = {
        importados: [importadoDeTeste(), importadoDeTeste({ suspensao: 'N', ...SEM_ALIQUOTA })],
      };
      const foraDaBase = {
        subcomponentes: [subcomponenteDeTeste({ incluiBC: 'N', ...SEM_ALIQUOTA })],
      };
      for (const sem of [pago, foraDaBase]) {
        expect(conhecidas(sem)).toMatchObject({ iiCheioUSD: '37.8000000', iiUnitUSD: '4.5360000' });
        expect(linhasIncompletas(conteudoDeTeste(sem))).toBeNull();
      }
      const naBase = {
        subcomponentes: [subcomponenteDeTeste({ suspensao: 'N', ...SEM_ALIQUOTA })],
      };
      expect(conhecidas(naBase)).toMatchObject({ CCI: '210.0000000', iiCheioUSD: null, iiUnitUSD: null });
    });

    test('say both what lacks a price and what lacks a rate', () => {
      const linhas = { nacionais: [nacionalDeTeste(SEM)], importados: [importadoDeTeste(SEM_ALIQUOTA)] };
      expect(linhasIncompletas(conteudoDeTeste(linhas))).toBe(
        '1 de 2 linhas sem preço e 1 de 1 linha com II suspenso sem alíquota',
      );
    });

    test('taking rates away never gives a figure: each stays what it was, or is unknown', () => {
      const linha = fc.record({
        some: fc.boolean(),
        aliquotaII: fc.constantFrom('0.00', '1.605', '18.00'),
        suspensao: fc.constantFrom('S' as const, 'N' as const),
        reduz: fc.constantFrom('S' as const, 'N' as const),
        incluiBC: fc.constantFrom('S' as const, 'N' as const),
      });
      const linhas = fc.array(linha, { maxLength: 4 });
      fc.assert(
        fc.property(linhas, linhas, (subs, imps) => {
          const conteudo = (sem: boolean) =>
            conteudoDeTeste({
              subcomponentes: subs.map(({ some, aliquotaII, ...outros }) =>
                subcomponenteDeTeste({ ...outros, aliquotaII: sem && some ? null : aliquotaII }),
              ),
              importados: imps.map(({ some, aliquotaII, incluiBC: _, ...outros }) =>
                importadoDeTeste({ ...outros, aliquotaII: sem && some ? null : aliquotaII }),
              ),
            });
          const [antes, depois] = [false, true].map((sem) => {
            const { resultado } = calcularDocumentoDcr(conteudo(sem), 'MEIO_PARA_CIMA');
            if (!resultado) throw new Error('There is labour to calculate from.');
            return { resultado, figuras: figurasConhecidas(resultado, conteudo(sem)) };
          });
          if (!antes || !depois) throw new Error('There are two.');
          const precisa =
            subs.some(({ some, incluiBC }) => some && incluiBC === 'S') ||
            imps.some(({ some, suspensao }) => some && suspensao === 'S');
          expect(depois.figuras).toEqual(
            precisa ? { ...antes.figuras, iiCheioUSD: null, iiUnitUSD: null } : antes.figuras,
          );
          expect([depois.resultado.iiCheioUSD, depois.resultado.iiUnitUSD]).toEqual([
            depois.figuras.iiCheioUSD,
            depois.figuras.iiUnitUSD,
          ]);
          expect(depois.resultado.memoria === null).toBe(precisa);
          for (const [i, { some }] of [...subs, ...imps].entries()) {
            const [era, ficou] = [antes.resultado.linhas[i], depois.resultado.linhas[i]];
            expect(ficou?.iiCheioUSD).toBe(some ? null : era?.iiCheioUSD);
            if (ficou?.iiDevidoUSD !== null) expect(ficou?.iiDevidoUSD).toBe(era?.iiDevidoUSD);
          }
        }),
      );
    });
  });

  test('one price more never makes a known figure unknown', () => {
    const linhas = fc.array(fc.boolean(), { maxLength: 6 });
    fc.assert(
      fc.property(
        linhas,
        linhas,
        fc.constantFrom('FIXO' as const, 'VARIAVEL' as const),
        (nac, imp, tipoCoeficiente) => {
          const com = (tem: boolean) => (tem ? {} : SEM);
          const com1 = {
            tipoCoeficiente,
            nacionais: nac.map((tem) => nacionalDeTeste(com(tem))),
            importados: imp.map((tem) => importadoDeTeste(com(tem))),
          };
          const todas = {
            ...com1,
            nacionais: nac.map(() => nacionalDeTeste()),
            importados: imp.map(() => importadoDeTeste()),
          };
          const [antes, depois] = [conhecidas(com1), conhecidas(todas)];
          for (const nome of Object.keys(antes) as (keyof typeof antes)[]) {
            if (antes[nome] !== null) expect(depois[nome]).not.toBeNull();
          }
          expect(Object.values(depois)).not.toContain(null);
        },
      ),
    );
  });
});
