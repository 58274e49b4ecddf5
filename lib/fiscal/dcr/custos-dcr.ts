import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { porIdentidade } from '#lib/domain/versoes/por-identidade.ts';
import { calcularExato, somaExata } from '#lib/fiscal/figura-exata.ts';
import { calcular, dado, type Figura } from '#lib/fiscal/memoria.ts';
import type { Componente, EntradaDcr } from './entrada-dcr.ts';

/** Costs per unit of the product, in US$, unrounded. The coefficient is their ratio. */
export interface CustosDcr {
  ccn: Figura;
  cci: Figura;
  cmo: Figura;
}

/**
 * Calculates CCN, CCI and CMO (DL 288/1967, art. 7º, § 1º; IN SRF 17/2001). Subcomponentes (reg. 3) count in neither cost, because
 * no public source says that they do (zfm.md §1.2).
 */
export function custosDcr({ nacionais, importados, salariosUSD, encargosUSD, maoDeObraDoMes }: EntradaDcr): CustosDcr {
  const cmo = { nome: 'CMO — custo da mão de obra', unidade: 'US$', casas: 4, fonte: FONTE_CUSTOS };
  return {
    ccn: somarCustos('CCN — custo dos componentes nacionais', nacionais),
    cci: somarCustos('CCI — custo dos componentes importados', importados),
    cmo: calcularExato(
      { ...cmo, formula: 'salários + encargos' },
      [
        maoDeObraDoMes?.salarios ?? dado({ ...cmo, nome: 'Salários', fonte: 'informado' }, salariosUSD),
        maoDeObraDoMes?.encargos ?? dado({ ...cmo, nome: 'Encargos', fonte: 'informado' }, encargosUSD),
      ],
      (salarios, encargos) => salarios.plus(encargos),
    ),
  };
}

/** Calculates quantity × unit cost of a component, in US$, unrounded. */
export function custoDoComponente({ nome, qtd, vuUSD, emReais, fonte = 'informado' }: Componente): Figura {
  return calcularExato(
    { nome, unidade: 'US$', casas: 7, formula: 'quantidade × custo unitário', fonte: null },
    [
      dado({ nome: 'Quantidade', unidade: '', casas: 7, fonte }, qtd),
      emReais ? custoEmDolar(emReais, fonte) : dado({ nome: 'Custo unitário', unidade: 'US$', casas: 6, fonte }, vuUSD),
    ],
    (quantidade, custoUnitario) => quantidade.times(custoUnitario),
  );
}

/** Converts a price in reais into the US$ of the file, 6 decimals, half up. */
export function custoEmDolar({ preco, taxa }: { preco: DecimalTexto; taxa: DecimalTexto }, fonte: string): Figura {
  return calcular(
    {
      nome: 'Custo unitário',
      unidade: 'US$',
      casas: 6,
      formula: 'preço em reais ÷ taxa do dólar',
      fonte: null,
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [
      dado({ nome: 'Preço em reais', unidade: 'R$', casas: 6, fonte }, preco),
      dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 6, fonte: 'data base do DCR-E' }, taxa),
    ],
    (reais, dolar) => reais.div(dolar),
  );
}

function somarCustos(nome: string, componentes: readonly Componente[]): Figura {
  const formula = 'Σ quantidade × custo unitário';
  const rotulo = { nome, unidade: 'US$', casas: 7, formula, fonte: FONTE_CUSTOS };
  return somaExata(rotulo, componentes.map(parcela));
}

const parcela = porIdentidade(custoDoComponente);

const FONTE_CUSTOS = 'DL 288/1967, art. 7º, § 1º; IN SRF 17/2001';
