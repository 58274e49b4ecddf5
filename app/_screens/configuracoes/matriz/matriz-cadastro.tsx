import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDeValidade, filtroDoIdentificador } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import type { ComecoDeRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { ImportadorExcluidoAviso } from '#components/comex/ImportadorExcluidoAviso.tsx';
import { VALORES_DO_IMPORTADOR } from '#components/comex/valores-do-importador.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { type ImportadorApontado, nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import {
  contratoDaMatriz,
  type ItemDaMatrizLido,
  type ItemDaMatrizNovo,
  MATRIZ_COLUNAS,
  rotulosDaMatriz,
} from '#lib/registros/matriz-tributacao.ts';
import { VigenciaChip } from './VigenciaChip.tsx';

export const CADASTRO_DA_MATRIZ: DefinicaoDeCadastro<ItemDaMatrizNovo, ItemDaMatrizLido> = definirCadastro({
  recurso: 'MatrizTributacao',
  contrato: contratoDaMatriz,
  rotas: '/configuracoes/matriz',
  nome: 'Item da matriz',
  // A copy leaves out the validity: with the same days it would be rejected.
  aPartirDe: (_, valores) => ({ ...valores, vigenciaInicio: '', vigenciaFim: null }),
  titulo: nomeNaMatriz,
  descricao: ({ importador, codigoTributacao, decreto }) =>
    `${importador.razaoSocial} · Tributação ${codigoTributacao} · ${decreto}`,
  sinais: (item) => <VigenciaChip vigencia={item} hoje={hojeEmManaus()} />,
  avisos: ({ importador }) => (
    <ImportadorExcluidoAviso importador={importador}>este item não pode ser alterado</ImportadorExcluidoAviso>
  ),
  descricaoDoNovo: 'De um importador, a mesma NCM, código Suframa, destinação e utilização vale uma vez em cada dia.',
  linkDoDuplicado: 'Abrir o item que vale nesses dias',
  aoExcluir: 'deixa de valer para o que for declarado daqui em diante. Os dias dele ficam livres para outro.',
  rotulos: rotulosDaMatriz,
  valores: VALORES_DO_IMPORTADOR,
  anexos: 'MatrizTributacao',
});

export const MATRIZ_LISTA = listaDeCadastro(CADASTRO_DA_MATRIZ, {
  tela: 'matriz',
  titulo: 'Matriz de tributação',
  singular: 'item da matriz',
  plural: 'itens da matriz',
  busca: 'Buscar NCM, decreto ou código',
  consulta: itemDaMatrizConsulta,
  colunas: MATRIZ_COLUNAS,
  filtros: [
    filtroDeImportador({ principal: true }),
    filtroDoIdentificador('ncm', 'NCM', 'ncm', { principal: true }),
    filtroDeValidade('validade', 'Vigência', { principal: true }),
  ],
  celulas: { vigenciaFim: ({ vigenciaFim }) => <DataComValidade ate={vigenciaFim} hoje={hojeEmManaus()} /> },
  copia: { campo: 'ncm', rotulo: 'Copiar NCMs' },
});

/** The starting values of a row created from the record of an importer. */
export function comecoNoImportador({
  id,
  cnpj,
  razaoSocial,
}: Omit<ImportadorApontado, 'excluido'>): ComecoDeRegistro<ItemDaMatrizNovo> {
  const rotulos = { [id]: nomeDoImportador({ cnpj, razaoSocial, excluido: false }) };
  return { chave: id, valores: { importador: { id } }, rotulos };
}
