import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { ImportadorExcluidoAviso } from '#components/comex/ImportadorExcluidoAviso.tsx';
import { VALORES_DO_IMPORTADOR } from '#components/comex/valores-do-importador.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { ENTRADA_DE_INSUMO as RECURSO } from '#lib/api/saldo/entrada-de-insumo.ts';
import { entradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { NOME_PAPEL_DA_ENTRADA } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import {
  contratoDaEntrada,
  ENTRADA_DE_INSUMO,
  ENTRADA_DE_INSUMO_COLUNAS,
  type EntradaDeInsumoLida,
  type EntradaDeInsumoNova,
} from '#lib/registros/entrada-de-insumo.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';

export const CADASTRO_ENTRADA: DefinicaoDeCadastro<EntradaDeInsumoNova, EntradaDeInsumoLida> = definirCadastro({
  recurso: 'EntradaDeInsumo',
  contrato: contratoDaEntrada,
  api: RECURSO,
  nome: 'Entrada',
  genero: 'f',
  formulario: {
    rotulosDe: ({ importador, item }) => ({
      [importador.id]: nomeDoImportador(importador),
      [item.id]: `${item.partNumber} · ${item.descricao}`,
    }),
  },
  tituloDoNovo: 'Nova entrada por nota, DSI ou saldo inicial',
  // A copy is the next item of the same document, so it leaves out the item, the quantity and the value.
  aPartirDe: (outra, valores, vazia) => ({
    ...valores,
    item: vazia.item,
    lugar: outra.lugar + 1,
    quantidade: '',
    quantidadeDeclarada: null,
    valorUnitario: null,
    vuUSD: null,
    freteUSD: null,
    seguroUSD: null,
    tributos: vazia.tributos,
    observacao: null,
  }),
  titulo: ({ item, papel, numero, serie, adicao, lugar }) =>
    `${item.partNumber} · ${nomeDoLote({ papel, numeroDeclaracao: numero, serie, adicao: adicao ?? 0, item: lugar })}`,
  descricao: ({ item, importador, dataEntrada }) =>
    `${item.descricao}, para ${importador.razaoSocial} · ${formatarData(dataEntrada)}`,
  avisos: ({ importador, lote, item, excluidoEm }) => (
    <>
      <ImportadorExcluidoAviso importador={importador}>esta entrada não pode ser alterada</ImportadorExcluidoAviso>
      {excluidoEm === null && (
        <Alert severity="info">
          Saldo: {semZeros(lote.saldo)} {item.unidade}.{' '}
          <LinkTo underline="always" to="/dcr/saldo-insumos/$id" params={{ id: lote.id }}>
            Ver o extrato
          </LinkTo>
        </Alert>
      )}
    </>
  ),
  descricaoDoNovo:
    'Um item de uma nota, um bem de uma DSI, ou o que resta de um item de uma DI ou DUIMP que não está no histórico. Ele passa a estar no saldo de insumos.',
  linkDoDuplicado: 'Abrir a entrada que já está no saldo',
  aoExcluir: 'sai do saldo de insumos. O extrato fica.',
  rotulos: rotulosComIndustria(ENTRADA_DE_INSUMO),
  // When the importer or the item changes, the history tells only its name and number.
  valores: {
    ...VALORES_DO_IMPORTADOR,
    item: (valor) => (valor as EntradaDeInsumoLida['item']).partNumber,
    'item.id': () => '',
  },
  rotas: {
    lista: { to: '/dcr/saldo-insumos/entradas' },
    registro: (id) => ({ to: '/dcr/saldo-insumos/entradas/$id', params: { id } }),
    novo: (de) => ({ to: '/dcr/saldo-insumos/entradas/nova', search: { de } }),
  },
  anexos: 'EntradaDeInsumo',
});

export const ENTRADAS_LISTA = listaDeCadastro(CADASTRO_ENTRADA, {
  tela: 'entradas-de-insumo',
  titulo: 'Entradas por nota e DSI',
  singular: 'entrada',
  plural: 'entradas',
  busca: 'Buscar part number, descrição, documento ou fornecedor',
  consulta: entradaDeInsumoConsulta,
  colunas: ENTRADA_DE_INSUMO_COLUNAS,
  filtros: [
    filtroDeImportador({ nome: 'Indústria', principal: true }),
    { tipo: 'periodo', campo: 'dataEntrada', nome: 'Entrada', principal: true },
    {
      tipo: 'opcao',
      campo: 'papel',
      nome: 'Documento',
      principal: true,
      opcoes: Object.entries(NOME_PAPEL_DA_ENTRADA),
    },
  ],
  celulas: {
    quantidade: ({ quantidade }) => semZeros(quantidade),
    saldo: ({ lote }) => semZeros(lote.saldo),
  },
  copia: { campo: 'numero', rotulo: 'Copiar documentos' },
});
