import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import { LOTES_DE_INSUMO } from '#lib/api/saldo/saldo-insumo.ts';
import { saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import type { LoteLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { lugarNoPapel, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDeclaracao, formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { LOTE_DE_INSUMO_COLUNAS } from '#lib/listas/saldo-insumo.ts';
import { contratoDeItem, type ItemLido } from '#lib/registros/item.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';

const destino = ({ id }: LoteLido) => ({ to: '/dcr/saldo-insumos/$id', params: { id } }) as const;

const ITEM: ListResource<ItemLido> = { recurso: '/api/Item', linha: contratoDeItem.lido };

export const SALDO_INSUMOS_LISTA: DefinicaoDaLista<LoteLido> = {
  tela: 'saldo-de-insumos',
  titulo: 'Saldo de insumos',
  singular: 'lote',
  plural: 'lotes',
  busca: 'Buscar item, part number, DI, nota, NCM ou fornecedor',
  recurso: LOTES_DE_INSUMO,
  consulta: saldoInsumoConsulta,
  colunas: LOTE_DE_INSUMO_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'comSaldo',
      nome: 'Saldo',
      principal: true,
      opcoes: [
        ['true', 'Só com saldo'],
        ['false', 'Também os esgotados'],
      ],
    },
    {
      tipo: 'opcao',
      campo: 'comSuspensao',
      nome: 'Suspensão',
      principal: true,
      opcoes: [['true', 'Com tributo suspenso']],
    },
    {
      tipo: 'opcao',
      campo: 'cbsIbs',
      nome: 'CBS e IBS',
      opcoes: [
        ['conhecidos', 'Conhecidos'],
        ['desconhecidos', 'Não conhecidos'],
      ],
    },
    {
      tipo: 'texto',
      campo: 'idade',
      nome: 'Dias em estoque',
      principal: true,
      ler: (digitado) =>
        /^\d{1,4}$/.test(digitado.trim())
          ? { valor: String(Number(digitado)) }
          : { motivo: 'Informe a partir de quantos dias, em algarismos.' },
      mostrar: (dias) => `${dias} ou mais`,
    },
    {
      tipo: 'texto',
      campo: 'ncm',
      nome: 'NCM',
      ler: lendo(/\D/g, /^\d{2,8}$/, 'Informe de dois a oito algarismos da NCM.'),
      mostrar: (ncm) => (ncm.length === 8 ? formatarNcm(ncm) : `${ncm}…`),
    },
    {
      tipo: 'texto',
      campo: 'numeroDeclaracao',
      nome: 'Documento',
      ler: lendo(/[^\dA-Za-z]/g, /^[\dA-Z]{1,15}$/, 'Informe o número da declaração ou da nota.'),
      mostrar: (numero) => (numero.length < 10 ? `${numero}…` : formatarDeclaracao(numero)),
    },
    filtroDeBusca({
      campo: 'itemId',
      nome: 'Part number',
      endpoint: 'Item/GetByPartnumberQ',
      api: ITEM,
      chamado: ({ partNumber }) => partNumber,
    }),
    filtroDeImportador(),
  ],
  documento: true,
  destino,
  celulas: {
    descricao: (lote) => (
      <TwoLines
        principal={<CellLink {...destino(lote)}>{lote.descricao}</CellLink>}
        secundaria={lote.itemCadastrado?.partNumber ?? ''}
        inteira
      />
    ),
    numeroDeclaracao: (lote) => <TwoLines principal={nomeDoPapel(lote)} secundaria={lugarNoPapel(lote)} />,
    dataDesembaraco: ({ dataDesembaraco, idade }) => (
      <TwoLines principal={formatarData(dataDesembaraco)} secundaria={diasPorExtenso(idade)} />
    ),
    quantidade: ({ quantidade }) => semZeros(quantidade),
    saldo: ({ saldo }) => semZeros(saldo),
  },
  copia: { campo: 'numeroDeclaracao', rotulo: 'Copiar números dos documentos' },
};

function lendo(fora: RegExp, forma: RegExp, motivo: string) {
  return (digitado: string) => {
    const valor = digitado.replaceAll(fora, '').toUpperCase();
    return forma.test(valor) ? { valor } : { motivo };
  };
}
