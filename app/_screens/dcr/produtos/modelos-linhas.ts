import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { type ModeloDoProduto, modeloComZeros, TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { MODELO_DO_PRODUTO } from '#lib/registros/produto.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

/** A model as a grid row: every cell holds text. */
export interface LinhaDeModelo extends Readonly<Record<string, string>> {
  readonly id: string;
}

export function linhaDoModelo({ modelo, descricao, precoVenda }: ModeloDoProduto, id: string): LinhaDeModelo {
  return { id, modelo, descricao, precoVenda };
}

export function modeloDaLinha({ modelo = '', descricao = '', precoVenda = '' }: LinhaDeModelo): ModeloDoProduto {
  return { modelo: modeloComZeros(modelo), descricao, precoVenda };
}

export const linhaVazia = (): LinhaDeModelo => ({ id: idDaLinha(), modelo: '', descricao: '', precoVenda: '' });

const ROTULOS = rotulosDe(MODELO_DO_PRODUTO);
const titulo = (campo: string) => ROTULOS[campo] ?? campo;

export const COLUNAS_MODELOS: readonly ColunaDaGrade<LinhaDeModelo>[] = [
  { campo: 'modelo', titulo: titulo('modelo'), tipo: 'texto', maximo: 4, largura: 100 },
  {
    campo: 'descricao',
    titulo: titulo('descricao'),
    tipo: 'texto',
    maximo: TAMANHOS_DCRE.texto,
    largura: 260,
    cresce: true,
  },
  { campo: 'precoVenda', titulo: titulo('precoVenda'), tipo: 'decimal', casas: 2, largura: 160 },
];
