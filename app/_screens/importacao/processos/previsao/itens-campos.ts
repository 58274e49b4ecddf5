import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import type { ItensDoProcesso } from '#lib/contracts/itens-do-processo.ts';
import { APLICACOES, NOME_APLICACAO } from '#lib/domain/aduana/aplicacao.ts';
import { ROTULOS_ITEM_DO_PROCESSO } from '#lib/domain/aduana/bloqueio-dos-itens.ts';
import { INCOTERMS } from '#lib/domain/aduana/incoterm.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { CAMPOS_DA_ADICAO } from './adicao-campos.ts';

const rotulo = (campo: string) => ROTULOS_ITEM_DO_PROCESSO[campo] ?? campo;
const texto = (campo: string, maximo: number): DescricaoDeCampo => ({ tipo: 'texto', rotulo: rotulo(campo), maximo });
const exigido = (campo: string, maximo: number): DescricaoDeCampo => ({
  tipo: 'texto',
  rotulo: rotulo(campo),
  maximo,
  obrigatorio: true,
});
const decimal = (campo: string, casas: number): DescricaoDeCampo => ({ tipo: 'decimal', rotulo: rotulo(campo), casas });
const apontado = (campo: string, chave: 'id' | 'codigo'): DescricaoDeCampo => ({
  tipo: 'grupo',
  rotulo: rotulo(campo),
  campos: { [chave]: { tipo: 'texto', rotulo: rotulo(campo) } },
});

/** Goods are rows of a grid, planned adições a form of their own each; both are written together. */
export const CAMPOS_DOS_ITENS: CamposDoFormulario<ItensDoProcesso> = {
  itens: {
    tipo: 'lista',
    rotulo: 'Itens',
    adicionar: 'Adicionar item',
    novo: null,
    item: {
      partNumber: texto('partNumber', MAXIMO_PART_NUMBER),
      descricao: exigido('descricao', 4000),
      ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm', obrigatorio: true },
      destaque: texto('destaque', 3),
      unidade: exigido('unidade', 20),
      quantidade: decimal('quantidade', 5),
      valorUnitario: decimal('valorUnitario', 7),
      pesoLiquido: decimal('pesoLiquido', 5),
      moeda: apontado('moeda', 'codigo'),
      incoterm: { tipo: 'opcao', rotulo: rotulo('incoterm'), opcoes: Object.keys(INCOTERMS).map((um) => [um, um]) },
      fornecedor: apontado('fornecedor', 'id'),
      fabricante: apontado('fabricante', 'id'),
      paisOrigem: apontado('paisOrigem', 'codigo'),
      condicao: texto('condicao', 5),
      aplicacao: {
        tipo: 'opcao',
        rotulo: rotulo('aplicacao'),
        opcoes: APLICACOES.map((codigo) => [codigo, NOME_APLICACAO[codigo]]),
      },
      numeroLi: texto('numeroLi', 12),
      codigoSuframa: texto('codigoSuframa', 11),
      pedidoItem: apontado('pedidoItem', 'id'),
      adicao: texto('adicao', 3),
    },
  },
  adicoes: {
    tipo: 'lista',
    rotulo: 'Adições previstas',
    adicionar: 'Adicionar adição',
    novo: null,
    item: CAMPOS_DA_ADICAO,
  },
};
