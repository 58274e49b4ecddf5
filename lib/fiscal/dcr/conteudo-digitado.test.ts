import fc from 'fast-check';
import type { ConteudoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import { conteudoLegivel } from './conteudo-digitado.ts';
import { type FigurasConhecidas, figurasConhecidas } from './figuras-conhecidas.ts';
import {
  conteudoDeTeste,
  importadoDeTeste,
  nacionalDeTeste,
  subcomponenteDeTeste,
} from './testing/documento-dcr-de-teste.ts';

const NENHUMA: FigurasConhecidas = {
  CCN: null,
  CCI: null,
  CMO: null,
  coefCalculado6: null,
  CRA: null,
  iiCheioUSD: null,
  iiUnitUSD: null,
};

/** The figures of a DCR-E as it is typed. */
function figurasDe(digitado: ConteudoDoDcr): FigurasConhecidas {
  const legivel = conteudoLegivel(digitado);
  if (!legivel) return NENHUMA;
  const { resultado } = calcularDocumentoDcr(legivel.conteudo, 'MEIO_PARA_CIMA');
  return resultado ? figurasConhecidas(resultado, legivel.conteudo) : NENHUMA;
}

describe('A line that cannot be read while it is typed', () => {
  test('leaves what rests on it unknown, and not smaller', () => {
    const importados = [importadoDeTeste(), importadoDeTeste({ codigo: 'FAROL', quantidade: '' })];
    expect(figurasDe(conteudoDeTeste({ importados }))).toMatchObject({
      CCN: '35.5000000',
      CCI: null,
      CRA: '88.00',
      coefCalculado6: null,
      iiCheioUSD: null,
      iiUnitUSD: null,
    });
    const nacionais = [nacionalDeTeste({ preco: 'dez' })];
    expect(figurasDe(conteudoDeTeste({ nacionais, tipoCoeficiente: 'VARIAVEL' }))).toMatchObject({
      CCN: null,
      CCI: '210.0000000',
      CRA: null,
      iiCheioUSD: '37.8000000',
      iiUnitUSD: null,
    });
    const foraDaBase = [subcomponenteDeTeste({ quantidade: '', incluiBC: 'N' })];
    expect(figurasDe(conteudoDeTeste({ subcomponentes: foraDaBase }))).toMatchObject({ iiUnitUSD: '4.5360000' });
  });

  test('an empty line is none', () => {
    const vazia = importadoDeTeste({ codigo: '', descricao: '', quantidade: '', preco: '' });
    expect(figurasDe(conteudoDeTeste({ importados: [importadoDeTeste(), vazia] }))).toMatchObject({
      CCI: '210.0000000',
      iiUnitUSD: '4.5360000',
    });
  });

  test('taking cells away never gives a figure: each stays what it was, or is unknown', () => {
    const celula = fc.constantFrom('', 'dez', null);
    const linha = fc.record({ quantidade: celula, preco: celula, aliquotaII: celula }, { requiredKeys: [] });
    const linhas = fc.array(linha, { maxLength: 4 });
    const tipo = fc.constantFrom('FIXO' as const, 'VARIAVEL' as const);
    const maoDeObra = fc.record({ salarios: fc.constantFrom('', 'dez') }, { requiredKeys: [] });
    fc.assert(
      fc.property(linhas, linhas, linhas, tipo, maoDeObra, (nac, subs, imps, tipoCoeficiente, semMaoDeObra) => {
        const conteudo = (tirar: boolean) =>
          conteudoDeTeste({
            tipoCoeficiente,
            nacionais: nac.map(({ aliquotaII: _, ...celulas }) => nacionalDeTeste(tirar ? textos(celulas) : {})),
            subcomponentes: subs.map((celulas) => subcomponenteDeTeste(tirar ? textos(celulas) : {})),
            importados: imps.map((celulas) => importadoDeTeste(tirar ? textos(celulas) : {})),
            ...(tirar && semMaoDeObra),
          });
        const [antes, depois] = [figurasDe(conteudo(false)), figurasDe(conteudo(true))];
        for (const nome of Object.keys(antes) as (keyof FigurasConhecidas)[]) {
          if (depois[nome] !== null) expect([nome, depois[nome]]).toEqual([nome, antes[nome]]);
        }
      }),
    );
  });
});

/** Only the rate of a line may be null; another empty cell is an empty text. */
function textos(celulas: { quantidade?: string | null; preco?: string | null; aliquotaII?: string | null }) {
  const { quantidade, preco, aliquotaII } = celulas;
  return {
    ...(quantidade !== undefined && { quantidade: quantidade ?? '' }),
    ...(preco !== undefined && { preco: preco ?? '' }),
    ...(aliquotaII !== undefined && { aliquotaII: aliquotaII || null }),
  };
}
