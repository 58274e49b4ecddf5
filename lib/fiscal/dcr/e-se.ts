import type { TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ConteudoDoDcr, ImportadoDoDcr, LinhaDoDcr, MoedaDoCusto } from '#lib/domain/zfm/dcr.ts';

/** Something that could be otherwise in a DCR-E. Lines are told by their place in their list as it stands, from 0. */
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

/** As much of a DCR-E as can be supposed to be otherwise; whatever else it has stays as it is. */
type Supositivel = Pick<ConteudoDoDcr, 'tipoCoeficiente' | 'acrescimo' | 'taxaUSD' | 'nacionais' | 'importados'>;

/**
 * A DCR-E as it would be if all of these held; nothing of the given one changes. A component that becomes national loses its
 * declaration, and as yet has no NF that proves its price.
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
