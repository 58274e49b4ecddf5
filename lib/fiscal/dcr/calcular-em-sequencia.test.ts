import fc from 'fast-check';
import { mesmasLinhas } from '#lib/domain/versoes/mesmas-linhas.ts';
import type { ConteudoDoDcr, LinhaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import {
  conteudoDeTeste,
  importadoDeTeste,
  nacionalDeTeste,
  subcomponenteDeTeste,
} from './testing/documento-dcr-de-teste.ts';

// Few values, so that a line repeats under another rate and another coefficient.
const preco = fc.constantFrom('1.000000', '7.654321');
const comum = { preco, quantidade: preco, moeda: fc.constantFrom('USD' as const, 'BRL' as const) };
const simNao = fc.constantFrom('S' as const, 'N' as const);
const doExterior = { ...comum, suspensao: simNao, reduz: simNao, aliquotaII: fc.constantFrom('0.00', '14.40') };
const conteudos: fc.Arbitrary<ConteudoDoDcr> = fc
  .record({
    tipoCoeficiente: fc.constantFrom('FIXO' as const, 'VARIAVEL' as const),
    taxaUSD: fc.constantFrom('5.000000', '5.123456'),
    nacionais: fc.array(fc.record(comum).map(nacionalDeTeste), { maxLength: 3 }),
    subcomponentes: fc.array(fc.record({ ...doExterior, incluiBC: simNao }).map(subcomponenteDeTeste), {
      maxLength: 3,
    }),
    importados: fc.array(fc.record(doExterior).map(importadoDeTeste), { maxLength: 3 }),
  })
  .map(conteudoDeTeste);

test('reckoned with what is left of the last time it is what it is from nothing, to the byte of its memórias', () => {
  fc.assert(
    fc.property(fc.array(conteudos, { minLength: 2, maxLength: 4 }), (digitados) => {
      let lembrado = conteudoDeTeste({ nacionais: [], importados: [] });
      for (const digitado of digitados) {
        const linhas = <L extends LinhaDoDcr>(antes: readonly L[], agora: readonly L[]) => [
          ...mesmasLinhas(antes, agora),
        ];
        lembrado = {
          ...digitado,
          nacionais: linhas(lembrado.nacionais, digitado.nacionais),
          subcomponentes: linhas(lembrado.subcomponentes, digitado.subcomponentes),
          importados: linhas(lembrado.importados, digitado.importados),
        };
        expect(porExtenso(lembrado)).toBe(porExtenso(structuredClone(digitado)));
      }
    }),
  );
});

function porExtenso(conteudo: ConteudoDoDcr): string {
  return JSON.stringify(calcularDocumentoDcr(conteudo, 'MEIO_PARA_CIMA'));
}
