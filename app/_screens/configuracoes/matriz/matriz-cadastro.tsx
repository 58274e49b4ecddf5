import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import {
  type ItemDaMatrizLido,
  type ItemDaMatrizNovo,
  itemDaMatriz,
} from '#lib/contracts/cadastros/matriz-tributacao.ts';
import { itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/datas/validade.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { MATRIZ_COLUNAS } from '#lib/listas/matriz-tributacao.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { ITEM_DA_MATRIZ, rotulosDaMatriz } from '#lib/registros/matriz-tributacao.ts';
import { FORMULARIO_DA_MATRIZ } from './matriz-formulario.ts';
import { VigenciaChip } from './VigenciaChip.tsx';

const api: ListResource<ItemDaMatrizLido> = { recurso: '/api/MatrizTributacao', linha: itemDaMatriz };
const hoje = () => diaLocal(new Date());
const nadaADizer = () => '';

export const CADASTRO_DA_MATRIZ: DefinicaoDeCadastro<ItemDaMatrizNovo, ItemDaMatrizLido> = {
  formulario: FORMULARIO_DA_MATRIZ,
  api,
  nome: 'Item da matriz',
  emBranco: emBranco(ITEM_DA_MATRIZ),
  // A copy leaves out the validity: with the same days it would be rejected.
  aPartirDe: (outro) => ({ ...FORMULARIO_DA_MATRIZ.valoresDe(outro), vigenciaInicio: '', vigenciaFim: null }),
  titulo: nomeNaMatriz,
  descricao: ({ importador, codigoTributacao, decreto }) =>
    `${importador.razaoSocial} · Tributação ${codigoTributacao} · ${decreto}`,
  sinais: (item) => <VigenciaChip vigencia={item} hoje={hoje()} />,
  avisos: ({ importador: dono }) =>
    dono.excluido && (
      <Alert severity="warning">
        O importador {dono.razaoSocial} foi excluído: enquanto não voltar, este item não pode ser alterado.
      </Alert>
    ),
  descricaoDoNovo: 'De um importador, a mesma NCM, código Suframa, destinação e utilização vale uma vez em cada dia.',
  linkDoDuplicado: 'Abrir o item que vale nesses dias',
  aoExcluir: 'deixa de valer para o que for declarado daqui em diante. Os dias dele ficam livres para outro.',
  rotulos: rotulosDaMatriz,
  // When the importer changes, the history tells only its name and CNPJ.
  valores: {
    importador: (valor) => nomeDoImportador(valor as ItemDaMatrizLido['importador']),
    'importador.id': nadaADizer,
    'importador.excluido': nadaADizer,
    'importador.cnpj': (valor) => formatarCnpj(valor as string),
  },
  rotas: {
    lista: { to: '/configuracoes/matriz' },
    registro: (id) => ({ to: '/configuracoes/matriz/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/matriz/novo', search: { de } }),
  },
  anexos: 'MatrizTributacao',
};

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
    { tipo: 'texto', campo: 'ncm', nome: 'NCM', principal: true, ler: lerNcm, mostrar: formatarNcm },
    {
      tipo: 'opcao',
      campo: 'validade',
      nome: 'Vigência',
      principal: true,
      opcoes: Object.entries(FILTROS_DE_VALIDADE),
    },
  ],
  celulas: { vigenciaFim: ({ vigenciaFim }) => <DataComValidade ate={vigenciaFim} hoje={hoje()} /> },
  copia: { campo: 'ncm', rotulo: 'Copiar NCMs' },
});

function lerNcm(digitada: string) {
  const lida = validarNcm(digitada);
  return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
}
