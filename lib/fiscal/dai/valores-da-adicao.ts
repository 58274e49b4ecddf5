import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoAmazonense } from '#lib/domain/zfm/dai.ts';
import { direitosDeclarados } from '#lib/fiscal/importacao/declarada/encargos-da-declaracao.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';

/** The declared values of an adição, as figures of the base of the ICMS and as amounts of the DAI. */
export interface ValoresDaAdicao {
  valorAduaneiro: Figura;
  /** Taxes to pay: suspended or exempt taxes are not in the base (docs/decisions/dai-conteudo.md). */
  recolher: readonly Figura[];
  /** Antidumping and similar duties. They are in the base of the ICMS, and the DAI counts them among its other fees. */
  direitos: readonly Figura[];
  quantias: Pick<AdicaoAmazonense, 'fob' | 'frete' | 'seguro' | 'ii' | 'ipi' | 'pisCofins'>;
}

/**
 * Returns amounts in reais with 2 decimals; those of a DUIMP have up to seven and are rounded half up. The FOB is the valor
 * aduaneiro minus freight and insurance, whatever the condition of sale, so the three add up to it.
 */
export function valoresDaAdicao(di: DeclaracaoImportacao, adicao: AdicaoDeclarada): ValoresDaAdicao {
  const valorAduaneiro = emCentavos(valorAduaneiroDeclarado(adicao));
  const [frete, seguro] = [emCentavos(adicao.freteReais ?? '0'), emCentavos(adicao.seguroReais ?? '0')];
  const pago = (tributo: TributoDi) => emCentavos(adicao.tributos[tributo].recolher);
  return {
    valorAduaneiro: emReais('Valor aduaneiro', valorAduaneiro, `${origem(di, adicao)}: ${PARTES_DO_VALOR}`),
    recolher: TRIBUTOS_DI.map((tributo) =>
      emReais(`${tributo.toUpperCase()} a recolher`, pago(tributo), origem(di, adicao)),
    ),
    direitos: direitosDeclarados(adicao.outros).map(({ nome, valor }) =>
      emReais(`${nome} a recolher`, emCentavos(valor), origem(di, adicao)),
    ),
    quantias: {
      fob: new Exato(valorAduaneiro).minus(frete).minus(seguro).toFixed(2),
      frete,
      seguro,
      ii: pago('ii'),
      ipi: pago('ipi'),
      pisCofins: somar([pago('pis'), pago('cofins')]).toFixed(2),
    },
  };
}

/** Rounds to the cent, half up. */
export function emCentavos(valor: DecimalTexto | Exato): DecimalTexto {
  return dinheiro(arredondarCentavos(new Exato(valor)));
}

const emReais = (nome: string, valor: DecimalTexto, fonte: string) =>
  dado({ nome, unidade: 'R$', casas: 2, fonte }, valor);

const origem = ({ duimp }: DeclaracaoImportacao, { numero }: AdicaoDeclarada) =>
  `${duimp ? 'DUIMP' : 'DI'}, adição ${numero}`;

const PARTES_DO_VALOR = 'condição de venda, frete, seguro e ajustes declarados';
