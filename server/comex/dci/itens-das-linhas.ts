import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { chaveDoItem, MODALIDADES_DCI, type ModalidadeDci } from '#lib/domain/zfm/dci.ts';
import type { DcrDaSaida, DcrNaSaida } from './dcrs-na-saida.ts';
import type { LinhaDaNota } from './linhas-das-notas.ts';
import type { ProdutoDaLinha } from './produtos-das-linhas.ts';

/** What leaves of a product to a destino, with the lines of notas it sums. */
export interface ItemAgregado {
  chave: string;
  modalidade: ModalidadeDci;
  codigo: string;
  descricao: string;
  ncm: string;
  unidade: string;
  destino: LocalDestino;
  /** 5 decimals. */
  quantidade: DecimalTexto;
  /** Reais. */
  valor: DecimalTexto;
  notas: number;
  produto: ProdutoDaLinha['produto'];
  item: ProdutoDaLinha['item'];
  dcr: DcrDaSaida | null;
  linhas: LinhaDaNota[];
}

/**
 * Groups the lines of the notas by modalidade, destino, product and the DCR-E in force when each line left. A substitutivo
 * therefore splits a month in two items. A line without a known modalidade or destino is in no item.
 */
export function itensDasLinhas(
  linhas: readonly LinhaDaNota[],
  produtos: ReadonlyMap<string, ProdutoDaLinha>,
  dcrNaSaida: DcrNaSaida,
): ItemAgregado[] {
  const grupos = new Map<string, Omit<ItemAgregado, 'quantidade' | 'valor' | 'notas'>>();
  for (const linha of linhas) {
    const { produto = null, item = null, modalidade = null } = produtos.get(linha.codigo) ?? {};
    if (modalidade === null || linha.destino === null) continue;
    const dcr = modalidade === 'PI_COM_PPB' && produto ? dcrNaSaida(produto.id, linha.dia) : null;
    const codigo = produto?.codigo ?? item?.partNumber ?? linha.codigo;
    const { destino, descricao, ncm, unidade } = linha;
    const chave = chaveDoItem({ modalidade, codigo, destino, dcrId: dcr?.id ?? null });
    const grupo = grupos.get(chave) ?? {
      chave,
      modalidade,
      codigo,
      descricao,
      ncm,
      unidade,
      destino,
      produto,
      item,
      dcr,
      linhas: [],
    };
    grupo.linhas.push(linha);
    grupos.set(chave, grupo);
  }
  return [...grupos.values()]
    .map((grupo) => ({
      ...grupo,
      quantidade: soma(grupo.linhas.map(({ quantidade }) => quantidade)).toFixed(5),
      valor: soma(grupo.linhas.map(({ valor }) => valor)).toFixed(2),
      notas: new Set(grupo.linhas.map(({ notaId }) => notaId)).size,
    }))
    .sort(
      (a, b) =>
        MODALIDADES_DCI.indexOf(a.modalidade) - MODALIDADES_DCI.indexOf(b.modalidade) ||
        a.codigo.localeCompare(b.codigo) ||
        a.destino - b.destino ||
        (a.dcr?.desde ?? '').localeCompare(b.dcr?.desde ?? ''),
    );
}

const soma = (parcelas: readonly DecimalTexto[]) => parcelas.reduce((ate, parcela) => ate.plus(parcela), new Exato(0));
