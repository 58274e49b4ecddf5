import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { ENTRADA_DE_INSUMO as RECURSO } from '#lib/api/saldo/entrada-de-insumo.ts';
import { entradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import type { EntradaDeInsumoLida, EntradaDeInsumoNova } from '#lib/contracts/saldo/entrada-de-insumo.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { NOME_PAPEL_DA_ENTRADA } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { ENTRADA_DE_INSUMO_COLUNAS } from '#lib/listas/entrada-de-insumo.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { ENTRADA_DE_INSUMO } from '#lib/registros/entrada-de-insumo.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { FORMULARIO_ENTRADA } from './entrada-formulario.ts';

const EM_BRANCO = emBranco(ENTRADA_DE_INSUMO);
const nadaADizer = () => '';

export const CADASTRO_ENTRADA: DefinicaoDeCadastro<EntradaDeInsumoNova, EntradaDeInsumoLida> = {
  formulario: FORMULARIO_ENTRADA,
  api: RECURSO,
  nome: 'Entrada',
  genero: 'f',
  tituloDoNovo: 'Nova entrada por nota, DSI ou saldo inicial',
  emBranco: EM_BRANCO,
  // A copy is the next item of the same document, so it leaves out the item, the quantity and the value.
  aPartirDe: (outra) => ({
    ...FORMULARIO_ENTRADA.valoresDe(outra),
    item: EM_BRANCO.item,
    lugar: outra.lugar + 1,
    quantidade: '',
    quantidadeDeclarada: null,
    valorUnitario: null,
    vuUSD: null,
    freteUSD: null,
    seguroUSD: null,
    tributos: EM_BRANCO.tributos,
    observacao: null,
  }),
  titulo: ({ item, papel, numero, serie, adicao, lugar }) =>
    `${item.partNumber} · ${nomeDoLote({ papel, numeroDeclaracao: numero, serie, adicao: adicao ?? 0, item: lugar })}`,
  descricao: ({ item, importador, dataEntrada }) =>
    `${item.descricao}, para ${importador.razaoSocial} · ${formatarData(dataEntrada)}`,
  avisos: ({ importador: dono, lote, item, excluidoEm }) => (
    <>
      {dono.excluido && (
        <Alert severity="warning">
          O importador {dono.razaoSocial} foi excluído: enquanto não voltar, esta entrada não pode ser alterada.
        </Alert>
      )}
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
    importador: (valor) => nomeDoImportador(valor as EntradaDeInsumoLida['importador']),
    'importador.id': nadaADizer,
    'importador.excluido': nadaADizer,
    'importador.cnpj': (valor) => formatarCnpj(valor as string),
    item: (valor) => (valor as EntradaDeInsumoLida['item']).partNumber,
    'item.id': nadaADizer,
  },
  rotas: {
    lista: { to: '/dcr/saldo-insumos/entradas' },
    registro: (id) => ({ to: '/dcr/saldo-insumos/entradas/$id', params: { id } }),
    novo: (de) => ({ to: '/dcr/saldo-insumos/entradas/nova', search: { de } }),
  },
  anexos: 'EntradaDeInsumo',
};

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
