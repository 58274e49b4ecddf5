import { useAtosDaDci } from '#app/_screens/dci/processos/andamento/use-atos-da-dci.tsx';
import { AcoesDosEscolhidos } from '#components/cadastro/AcoesDosEscolhidos.tsx';
import { NomeComAtos } from '#components/cadastro/NomeComAtos.tsx';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { PagamentoDciChip } from '#components/comex/chips/PagamentoDciChip.tsx';
import { SituacaoDciChip } from '#components/comex/chips/SituacaoDciChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { DCI, DCIS } from '#lib/api/dci/dci.ts';
import { dciConsulta } from '#lib/contracts/consultas/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { LOCAIS_DESTINO, NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { lerMesDigitado } from '#lib/domain/datas/mes-digitado.ts';
import { NATUREZAS_DCI, NOME_NATUREZA_DCI, NOME_TIPO_DCI, TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { NOME_CANAL_DCI, NOME_SITUACAO_DCI, SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { formatarMes } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { DCI_COLUNAS } from '#lib/listas/dci.ts';

const destino = (id: string) => ({ to: '/dci/processos-dci/$id', params: { id } }) as const;

/** Meus Processos (domain/zfm.md §6.5). */
export const DCI_LISTA: DefinicaoDaLista<DciResumo> = {
  tela: 'dci',
  titulo: 'Minhas DCIs',
  singular: 'processo de DCI',
  plural: 'processos de DCI',
  busca: 'Buscar processo, nº da DCI, NF, produto ou indústria',
  recurso: DCIS,
  consulta: dciConsulta,
  colunas: DCI_COLUNAS,
  filtros: [
    {
      tipo: 'texto',
      campo: 'competencia',
      nome: 'Competência',
      principal: true,
      ler: lerMesDigitado,
      mostrar: formatarMes,
    },
    {
      tipo: 'opcao',
      campo: 'situacao',
      nome: 'Situação',
      principal: true,
      opcoes: SITUACOES_DCI.map((situacao) => [situacao, NOME_SITUACAO_DCI[situacao]]),
    },
    { tipo: 'opcao', campo: 'naoPaga', nome: 'Pagamento', principal: true, opcoes: [['true', 'Não paga']] },
    { tipo: 'opcao', campo: 'atrasada', nome: 'Vencimento', principal: true, opcoes: [['true', 'Atrasada']] },
    filtroDeImportador({ nome: 'Indústria', principal: true }),
    { tipo: 'opcao', campo: 'tipo', nome: 'Tipo', opcoes: TIPOS_DCI.map((tipo) => [tipo, NOME_TIPO_DCI[tipo]]) },
    {
      tipo: 'opcao',
      campo: 'natureza',
      nome: 'Natureza',
      opcoes: NATUREZAS_DCI.map((natureza) => [natureza, NOME_NATUREZA_DCI[natureza]]),
    },
    {
      tipo: 'opcao',
      campo: 'destino',
      nome: 'Destino',
      opcoes: LOCAIS_DESTINO.map((local) => [String(local), NOME_LOCAL_DESTINO[local]]),
    },
    { tipo: 'texto', campo: 'produto', nome: 'Produto', ler: lerCodigo, mostrar: (codigo) => codigo },
    { tipo: 'opcao', campo: 'excluidos', nome: 'Excluídos', opcoes: [['true', 'Só os excluídos']] },
  ],
  documento: true,
  destino: ({ id }) => destino(id),
  celulas: {
    processo: ({ id, processo, natureza, excluidoEm }) => (
      <NomeComAtos
        api={DCI}
        id={id}
        nome={processo}
        secundario={natureza === 'RETIFICADORA' ? 'Retificadora' : null}
        excluido={excluidoEm !== null}
        destino={destino}
      />
    ),
    situacao: ({ situacao }) => <SituacaoDciChip situacao={situacao} />,
    numero: ({ numero, canal }) => (
      <TwoLines
        principal={numero ?? SEM_VALOR}
        secundaria={canal ? `canal ${NOME_CANAL_DCI[canal].toLowerCase()}` : ''}
      />
    ),
    canal: ({ canal }) => (canal ? <CanalChip canal={canal} codigo={null} /> : SEM_VALOR),
    tributos: ({ tributos, natureza }) => (
      <TwoLines
        principal={tributos === null ? SEM_VALOR : formatarDinheiro(tributos)}
        secundaria={natureza === 'RETIFICADORA' && tributos !== null ? 'a mais' : ''}
      />
    ),
    // Unknown taxes are not the same as nothing to pay.
    pagamento: ({ pagamento, tributos }) =>
      tributos === null ? SEM_VALOR : <PagamentoDciChip pagamento={pagamento} />,
  },
  sobre: { atos: (dci, { lugar }) => <AtosDaDci dci={dci} lugar={lugar} /> },
  copia: { campo: 'numero', rotulo: 'Copiar nº DCI' },
  acoesDaSelecao: (escolhida, limpar) => (
    <AcoesDosEscolhidos
      api={DCIS}
      palavras={['processo de DCI', 'processos de DCI']}
      aoExcluir="sai da lista, com as notas que tem. Um registrado não se exclui."
      nome={({ processo }) => processo}
      escolhida={escolhida}
      aoTerminar={limpar}
    />
  ),
};

function lerCodigo(digitado: string): { valor: string } | { motivo: string } {
  const valor = digitado.trim();
  return valor.length <= 60 ? { valor } : { motivo: 'O código tem até 60 caracteres.' };
}

function AtosDaDci({ dci, lugar }: { dci: DciResumo; lugar: HTMLElement }) {
  return useAtosDaDci(dci, { lugar }).menu;
}
