import type { CustoDoProcesso, ParteDoCusto, PartesDoCusto } from '#lib/domain/aduana/custo-realizado.ts';
import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  direitosDeclarados,
  type EncargoDaDeclaracao,
  encargosSemAdicao,
} from '#lib/fiscal/importacao/encargos-da-declaracao.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/receitas-di.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/valor-aduaneiro-declarado.ts';
import { type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import type { CbsIbsDoCusto } from './cbs-ibs-do-custo.ts';
import {
  type CustoDoItem,
  type CustoRealizado,
  calcularCustoRealizado,
  type DespesaDoCusto,
} from './custo-realizado.ts';

/** The cost data that does not come from the declaration. */
export interface DadosDoCusto {
  despesas: readonly DespesaDoCusto[];
  /** Taxes of the declaration that the company recovers as a credit. */
  recuperaveis: readonly TributoDi[];
  /** Null where there is neither tax. */
  cbsIbs: CbsIbsDoCusto | null;
}

/**
 * Calculates the realised cost of the items of a registered declaration: what was declared and paid, plus the expenses shared to
 * the cent.
 */
export function custoDaDi(di: DeclaracaoImportacao, dados: DadosDoCusto): CustoDoProcesso {
  const comum = {
    recuperavel: dinheiro(somar([...recuperado(di, dados), dados.cbsIbs?.credito ?? null])),
    cbsIbs: dados.cbsIbs && semPesos(dados.cbsIbs),
  };
  if (di.adicoes.every(({ itens }) => itens.length === 0)) {
    return { ...comum, motivo: 'A declaração não tem itens em que ratear.', itens: [], totais: ZERADOS };
  }
  const emPartes = (de: (parte: ParteDoCusto) => DecimalTexto) => partes(de, dados);
  const { itens } = calcular(di, dados);
  const declarados = di.adicoes.flatMap(({ itens: seus }) => seus);
  return {
    motivo: null,
    itens: itens.map((custo, i) => {
      const { sequencia = 0, descricao = '', quantidade = '0', unidade = null } = declarados[i] ?? {};
      return {
        adicao: custo.adicao,
        sequencia,
        descricao,
        quantidade,
        unidade,
        ...emPartes((parte) => texto(custo[parte])),
        unitario: ehAberta('unitario', dados) ? null : texto(custo.unitario),
      };
    }),
    totais: emPartes((parte) => dinheiro(somar(itens.map((custo) => texto(custo[parte]))))),
    ...comum,
  };
}

type FiguraDoItem = ParteDoCusto | 'unitario';

/** Whether a figure would hold CBS and IBS that nobody knows. */
function ehAberta(figura: FiguraDoItem, { cbsIbs }: DadosDoCusto): boolean {
  return cbsIbs?.custo === null && figura !== 'valorAduaneiro' && figura !== 'despesas';
}

function semPesos({ custo, credito, motivo }: CbsIbsDoCusto) {
  return { custo, credito, motivo };
}

/** Returns the memória of the cost of an item; null when the item does not exist, or the figure is unknown. */
export function memoriaDoCusto(
  di: DeclaracaoImportacao,
  dados: DadosDoCusto,
  { adicao, sequencia, figura }: { adicao: string; sequencia: number; figura: FiguraDoItem },
): Memoria | null {
  if (ehAberta(figura, dados)) return null;
  const id = chaveDoItem(adicao, sequencia);
  const item: CustoDoItem | undefined = calcular(di, dados).itens.find((um) => um.id === id);
  return item ? memoriaSemRepetir(item[figura]) : null;
}

function calcular(di: DeclaracaoImportacao, { despesas, recuperaveis, cbsIbs }: DadosDoCusto): CustoRealizado {
  return calcularCustoRealizado({
    adicoes: di.adicoes.map((adicao) => ({
      numero: adicao.numero,
      valorAduaneiro: valorAduaneiroDeclarado(adicao),
      pesoLiquido: adicao.pesoLiquido ?? '0',
      recolher: aRecolher(adicao.tributos),
      direitos: direitosDeclarados(adicao.outros).map(emTexto),
      itens: adicao.itens.map(({ sequencia, quantidade, valorUnitario, duimp }) => ({
        id: chaveDoItem(adicao.numero, sequencia),
        quantidade,
        valorUnitario,
        proprio: duimp?.valorAduaneiro
          ? {
              valorAduaneiro: duimp.valorAduaneiro,
              pesoLiquido: duimp.pesoLiquido ?? '0',
              recolher: aRecolher(duimp.tributos),
              direitos: direitosDeclarados(duimp.outros).map(emTexto),
            }
          : null,
      })),
    })),
    encargos: encargosSemAdicao(di).map(emTexto),
    taxaSiscomex: dinheiro(pagoDaReceita(di, RECEITA_TAXA_SISCOMEX) ?? somar([])),
    despesas,
    recuperaveis,
    cbsIbs: cbsIbs?.custo ? { valor: cbsIbs.custo, pesos: cbsIbs.pesos } : null,
  });
}

function recuperado(di: DeclaracaoImportacao, { despesas, recuperaveis }: DadosDoCusto): DecimalTexto[] {
  const tributos = di.adicoes.flatMap((adicao) => recuperaveis.map((tributo) => adicao.tributos[tributo].recolher));
  const aMais = encargosSemAdicao(di).filter(({ tributo }) => recuperaveis.some((um) => um === tributo));
  return [
    ...tributos,
    ...aMais.map(({ valor }) => dinheiro(valor)),
    ...despesas.filter((despesa) => despesa.recuperavel).map(({ valor }) => valor),
  ];
}

const emTexto = ({ tributo, nome, valor, fonte }: EncargoDaDeclaracao) => ({
  tributo,
  nome,
  valor: dinheiro(valor),
  fonte,
});

function aRecolher(tributos: AdicaoDeclarada['tributos']): Record<TributoDi, DecimalTexto> {
  return Object.fromEntries(TRIBUTOS_DI.map((tributo) => [tributo, tributos[tributo].recolher])) as Record<
    TributoDi,
    DecimalTexto
  >;
}

function chaveDoItem(adicao: string, sequencia: number): string {
  return `${adicao}/${sequencia}`;
}

function partes(de: (parte: ParteDoCusto) => DecimalTexto, dados: DadosDoCusto): PartesDoCusto {
  const sabida = (parte: ParteDoCusto) => (ehAberta(parte, dados) ? null : de(parte));
  return {
    valorAduaneiro: de('valorAduaneiro'),
    tributos: sabida('tributos'),
    despesas: de('despesas'),
    total: sabida('total'),
  };
}

const ZERADOS: PartesDoCusto = { valorAduaneiro: '0.00', tributos: '0.00', despesas: '0.00', total: '0.00' };
