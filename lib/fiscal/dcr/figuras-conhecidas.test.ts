import fc from 'fast-check';
import type { ConteudoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import { figurasConhecidas, linhasSemPreco } from './figuras-conhecidas.ts';
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
    expect(linhasSemPreco(conteudoDeTeste())).toBeNull();
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
    expect(linhasSemPreco(conteudoDeTeste(semPreco))).toBe('1 de 2 linhas sem preço');
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
