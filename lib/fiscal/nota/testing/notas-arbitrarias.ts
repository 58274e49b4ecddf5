import fc from 'fast-check';
import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { RATEIOS_DA_NOTA } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { adicaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import type { InsumosDaNota } from '#lib/fiscal/nota/insumos-da-nota.ts';
import { chaveDoItem } from '#lib/fiscal/nota/itens-da-nota.ts';
import { FORMA_DA_INDUSTRIA, insumosDoVetor } from './insumos-de-teste.ts';

/** Tests only: what notes of 2025 are made from, without CBS and IBS, in any shape; everything is known. */
export function insumosArbitrarios(): fc.Arbitrary<InsumosDaNota> {
  return fc
    .record({ adicoes: fc.array(adicao(), { minLength: 1, maxLength: 4 }), forma: forma(), custos: custos() })
    .map(({ adicoes, forma: sorteada, custos: sorteados }) => {
      const numeradas = adicoes.map((adicaoSemNumero, i) => ({
        ...adicaoSemNumero,
        numero: String(i + 1).padStart(3, '0'),
      }));
      const declaracao: DeclaracaoImportacao = {
        ...insumosDoVetor('NFE-1').declaracao,
        dataRegistro: '2025-11-10',
        adicoes: numeradas,
      };
      return {
        ...insumosDoVetor('NFE-1'),
        declaracao,
        forma: sorteada,
        custos: sorteados,
        emissao: { serie: '1', nNF: '7', cNF: '12345678', dhEmi: '2025-11-16T10:00:00-04:00' },
        cbsIbs: null,
        mercadorias: mercadoriasDe(declaracao),
      };
    });
}

const { INDUSTRIALIZACAO } = FORMA_DA_INDUSTRIA.perfis;
if (!INDUSTRIALIZACAO) throw new Error('A forma de teste tem o perfil da indústria.');
const PAGO = {
  ...INDUSTRIALIZACAO,
  icms: { cst: '00', modBC: '3', aliquota: '20' } as const,
};

function mercadoriasDe({ adicoes }: DeclaracaoImportacao): InsumosDaNota['mercadorias'] {
  return new Map(
    adicoes.flatMap(({ numero, itens }) =>
      itens.map(({ sequencia }) => [
        chaveDoItem(numero, sequencia),
        {
          codigo: `PN-${numero}-${sequencia}`,
          unidade: 'UN',
          aplicacao: 'INDUSTRIALIZACAO',
          exportador: 'EXP & FILHOS <1>',
          fabricante: 'FAB-1',
        } as const,
      ]),
    ),
  );
}

const reais = (maior: number) => fc.nat(maior).map((centavos) => (centavos / 100).toFixed(2));

function adicao(): fc.Arbitrary<AdicaoDeclarada> {
  const regime = fc.constantFrom('SUSPENSAO', 'RECOLHIMENTO INTEGRAL');
  const tributo = fc.record({ devido: reais(9_999_999), regime }).map(({ devido, regime: nome }) => ({
    regime: { codigo: null, nome },
    base: null,
    aliquota: '7.6',
    aliquotaReduzida: null,
    devido,
    recolher: nome === 'SUSPENSAO' ? '0.00' : devido,
  }));
  const item = fc.record({
    descricao: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map((texto) => `X${texto}`),
    quantidade: fc.integer({ min: 1, max: 99_999_999 }).map((valor) => (valor / 10_000).toFixed(5)),
    valorUnitario: fc.integer({ min: 1, max: 99_999_999 }).map((valor) => (valor / 10_000).toFixed(7)),
  });
  return fc
    .record({
      valorReais: fc.integer({ min: 100_000, max: 99_999_999 }).map((centavos) => (centavos / 100).toFixed(2)),
      freteReais: reais(999_999),
      seguroReais: reais(99_999),
      pesoLiquido: fc.integer({ min: 1, max: 9_999_999 }).map((valor) => (valor / 1_000).toFixed(5)),
      tributos: fc.record({ ii: tributo, ipi: tributo, pis: tributo, cofins: tributo }),
      itens: fc.array(item, { minLength: 1, maxLength: 4 }),
    })
    .map(({ itens, ...outros }) =>
      adicaoDeTeste({
        ...outros,
        itens: itens.map((sorteado, i) => ({ ...sorteado, unidade: 'UN', sequencia: i + 1 })),
      }),
    );
}

const custos = () => fc.record({ SISCOMEX: reais(99_999), THC: reais(999_999), AFRMM: reais(999_999) });

function forma(): fc.Arbitrary<InsumosDaNota['forma']> {
  const rateio = fc.constantFrom(...RATEIOS_DA_NOTA);
  return fc
    .record({
      vProd: fc.constantFrom('FOB' as const, 'VALOR_ADUANEIRO' as const),
      centavos: fc.constantFrom('ULTIMO_ITEM' as const, 'MAIORES_FRACOES' as const),
      rateios: fc.tuple(rateio, rateio, rateio),
      ii: fc.record({ baseZerada: fc.boolean(), despesas: fc.boolean() }),
      perfil: fc.constantFrom(PAGO, INDUSTRIALIZACAO ?? PAGO),
    })
    .map(({ rateios, vProd, centavos, ii, perfil }) => ({
      ...FORMA_DA_INDUSTRIA,
      vProd,
      freteSeguro: vProd === 'FOB' ? 'DESTACADO' : 'DENTRO',
      centavos,
      ii,
      perfis: { INDUSTRIALIZACAO: { ...perfil, pisCofins: { PAGO: '56', SUSPENSO: '72', ZERO: '70' } } },
      despesas: ['SISCOMEX', 'THC', 'AFRMM'].map((codigo, i) => ({
        codigo,
        rateio: rateios[i] ?? 'IGUAL',
        emVOutro: true,
        noIcms: codigo !== 'THC',
      })),
    }));
}
