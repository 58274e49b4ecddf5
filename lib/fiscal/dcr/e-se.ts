import type { TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDoDcr, ImportadoDoDcr, LinhaDoDcr, MoedaDoCusto } from '#lib/domain/zfm/dcr.ts';

/** A hypothetical change of a DCR-E. A line is identified by its present position in its list, from 0. */
export type Hipotese =
  | { tipo: 'NACIONALIZAR'; linha: number; moeda: MoedaDoCusto; preco: DecimalTexto }
  | {
      tipo: 'LINHA';
      grupo: 'nacionais' | 'importados';
      linha: number;
      quantidade?: DecimalTexto;
      preco?: DecimalTexto;
      aliquotaII?: DecimalTexto;
    }
  | { tipo: 'COEFICIENTE'; tipoCoeficiente: TipoCoeficiente; acrescimo: DecimalTexto }
  | { tipo: 'TAXA'; taxaUSD: DecimalTexto };

type Nacional<Importado> = Omit<Importado, keyof ImportadoDoDcr | 'lote'> & LinhaDoDcr;

/** The parts of a DCR-E that a hypothesis may change. */
type Supositivel = Pick<ConteudoDoDcr, 'tipoCoeficiente' | 'acrescimo' | 'taxaUSD' | 'nacionais' | 'importados'>;

/**
 * Returns the DCR-E with all these hypotheses applied, without changing the original. A component that becomes national loses its
 * declaration, and has no NF yet to prove its price.
 */
export function supor<Conteudo extends Supositivel>(conteudo: Conteudo, hipoteses: readonly Hipotese[]): Conteudo {
  const nacionais: LinhaDoDcr[] = [...conteudo.nacionais];
  const importados: ImportadoDoDcr[] = [...conteudo.importados];
  const novos: LinhaDoDcr[] = [];
  const deixam = new Set<number>();
  const suposto = { ...conteudo };
  for (const hipotese of hipoteses) {
    switch (hipotese.tipo) {
      case 'COEFICIENTE':
        suposto.tipoCoeficiente = hipotese.tipoCoeficiente;
        suposto.acrescimo = hipotese.acrescimo;
        break;
      case 'TAXA':
        suposto.taxaUSD = hipotese.taxaUSD;
        break;
      case 'LINHA': {
        const { grupo, linha, quantidade, preco, aliquotaII } = hipotese;
        const lista: LinhaDoDcr[] = grupo === 'nacionais' ? nacionais : importados;
        const atual = lista[linha];
        if (atual) {
          lista[linha] = {
            ...atual,
            ...(quantidade !== undefined && { quantidade }),
            ...(preco !== undefined && { preco }),
            ...(aliquotaII !== undefined && grupo === 'importados' && { aliquotaII }),
          };
        }
        break;
      }
      case 'NACIONALIZAR': {
        const atual = importados[hipotese.linha];
        if (!atual || deixam.has(hipotese.linha)) break;
        deixam.add(hipotese.linha);
        novos.push(nacional(atual, hipotese));
        break;
      }
    }
  }
  return {
    ...suposto,
    nacionais: [...nacionais, ...novos],
    importados: importados.filter((_, i) => !deixam.has(i)),
  };
}

function nacional<Importado extends ImportadoDoDcr>(
  importado: Importado,
  { moeda, preco }: { moeda: MoedaDoCusto; preco: DecimalTexto },
): Nacional<Importado> {
  const {
    documento: _documento,
    numeroDeclaracao: _numero,
    adicao: _adicao,
    itemDaAdicao: _item,
    aliquotaII: _aliquota,
    suspensao: _suspensao,
    reduz: _reduz,
    lote: _lote,
    ...linha
  } = importado as Importado & { lote?: unknown };
  return {
    ...linha,
    moeda,
    preco,
    nf: null,
    serie: null,
    cnpj: null,
    ie: null,
    dataEmissao: null,
  } as unknown as Nacional<Importado>;
}
