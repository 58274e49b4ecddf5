import { AcoesDosProcessos } from '#app/_screens/importacao/processos/varios/AcoesDosProcessos.tsx';
import { AlertaChips } from '#components/comex/chips/AlertaChips.tsx';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import type { DefinicaoDaLista, FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { adiantarProcesso, processos } from '#lib/api/processo/processo.ts';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { CODIGOS_ALERTA, NOME_ALERTA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { NOME_VIRADA, VIRADAS } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import { validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { formatarData } from '#lib/format/data.ts';
import { historicoPorExtenso } from '#lib/format/historico-por-extenso.ts';
import { formatarDeclaracao, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { PROCESSO_COLUNAS } from '#lib/listas/processo.ts';
import { EDICOES_DO_PROCESSO } from './edicoes-do-processo.tsx';
import { TELA_DOS_PROCESSOS } from './processos-busca.ts';

const destino = ({ id }: ProcessoResumo) => ({ to: '/importacao/processos/$id', params: { id } }) as const;

/** The list of processos. Its filter by person in charge needs the people of the company. */
export function processosLista(pessoas: readonly { id: string; nome: string }[]): DefinicaoDaLista<ProcessoResumo> {
  const responsavel: FiltroDaLista = {
    tipo: 'opcao',
    campo: 'responsavelId',
    nome: 'Responsável',
    opcoes: pessoas.map(({ id, nome }) => [id, nome]),
  };
  return { ...LISTA, filtros: [...LISTA.filtros, responsavel] };
}

const LISTA: DefinicaoDaLista<ProcessoResumo> = {
  tela: TELA_DOS_PROCESSOS,
  titulo: 'Processos de importação',
  singular: 'processo',
  plural: 'processos',
  busca: 'Buscar processo, DI, importador, contêiner ou NCM',
  recurso: processos,
  consulta: processoConsulta,
  colunas: PROCESSO_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacao',
      nome: 'Situação',
      principal: true,
      opcoes: SITUACOES_PROCESSO.map((situacao) => [situacao, NOME_SITUACAO_PROCESSO[situacao]]),
    },
    {
      tipo: 'opcao',
      campo: 'alerta',
      nome: 'Alertas',
      principal: true,
      opcoes: [
        ['QUALQUER', 'Qualquer alerta'],
        ...CODIGOS_ALERTA.map((codigo) => [codigo, NOME_ALERTA[codigo]] as const),
      ],
    },
    {
      tipo: 'opcao',
      campo: 'canalRfb',
      nome: 'Canal RFB',
      principal: true,
      opcoes: [...CANAIS_RFB.map((canal) => [canal, NOME_CANAL[canal]] as const), ['NENHUM', 'Ainda sem canal']],
    },
    { tipo: 'periodo', campo: 'dataRegistro', nome: 'Registro', principal: true },
    {
      tipo: 'texto',
      campo: 'numeroDI',
      nome: 'Número da DI ou DUIMP',
      ler: lerNumero,
      mostrar: formatarNumeroDeclaracao,
    },
    { tipo: 'periodo', campo: 'eta', nome: 'ETA' },
    { tipo: 'opcao', campo: 'aChegar', nome: 'Chegada', opcoes: [['true', 'Ainda por chegar']] },
    {
      tipo: 'opcao',
      campo: 'virada',
      nome: 'Virada para 2027',
      opcoes: VIRADAS.map((virada) => [virada, NOME_VIRADA[virada]]),
    },
    filtroDeImportador(),
    {
      tipo: 'opcao',
      campo: 'tipoDocumento',
      nome: 'Documento',
      opcoes: [
        ['DI', 'DI'],
        ['DUIMP', 'DUIMP'],
      ],
    },
    { tipo: 'opcao', campo: 'treinamento', nome: 'Treinamento', opcoes: [['true', 'Só os de treinamento']] },
    { tipo: 'opcao', campo: 'excluidos', nome: 'Excluídos', opcoes: [['true', 'Só os excluídos']] },
  ],
  documento: true,
  adiantar: ({ id }) => adiantarProcesso(id),
  destino,
  celulas: {
    numero: (processo) => (
      <TwoLines
        principal={<CellLink {...destino(processo)}>{processo.numero}</CellLink>}
        secundaria={documentoDe(processo)}
      />
    ),
    fornecedor: ({ fornecedor, paisProcedencia, incoterm }) => (
      <TwoLines principal={fornecedor ?? '—'} secundaria={[paisProcedencia, incoterm].filter(Boolean).join(' · ')} />
    ),
    importador: ({ importador: { nome, numero }, referencia }) => (
      <TwoLines inteira principal={<NomeCurto nome={nome} numero={numero} />} secundaria={referencia ?? ''} />
    ),
    situacao: ({ situacao, eta, dataChegada, dias, historicoAntesDe }) => (
      <TwoLines
        notaInteira
        principal={<SituacaoChip situacao={situacao} />}
        secundaria={
          historicoAntesDe
            ? historicoPorExtenso(historicoAntesDe)
            : [eta && !dataChegada && `ETA ${formatarData(eta)}`, parado(dias)].filter(Boolean).join(' · ')
        }
      />
    ),
    canalRfb: ({ canalRfb, canalCodigo }) => <CanalChip canal={canalRfb} codigo={canalCodigo} />,
    canalSefaz: ({ canalSefaz }) => <CanalChip canal={canalSefaz} codigo={null} />,
    // A processo of training has no alerts.
    alertas: ({ alertas, treinamento }) =>
      treinamento ? <TreinamentoChip treinamento /> : <AlertaChips alertas={alertas} />,
    proximoPasso: ({ proximoPasso, responsavel }) => (
      <TwoLines
        inteira
        principal={proximoPasso ?? '—'}
        secundaria={proximoPasso ? (responsavel?.nome ?? 'Sem responsável') : ''}
      />
    ),
    adicoes: ({ dataRegistro, adicoes, itens }) => (
      <TwoLines
        principal={dataRegistro === null ? '—' : adicoes}
        secundaria={dataRegistro === null && itens === 0 ? '' : itens === 1 ? '1 item' : `${itens} itens`}
      />
    ),
  },
  espiada: (processo) => <EspiadaDoProcesso processo={processo} />,
  edicoes: EDICOES_DO_PROCESSO,
  copia: { campo: 'numero', rotulo: 'Copiar números' },
  papeis: { rotulo: 'Espelhos em PDF, para imprimir', caminho: 'Espelhos', arquivo: 'espelhos.pdf' },
  acoesDaSelecao: (escolhida, limpar) => <AcoesDosProcessos escolhida={escolhida} aoTerminar={limpar} />,
};

const EspiadaDoProcesso = lazyPart(() => import('./EspiadaDoProcesso.tsx').then((part) => part.EspiadaDoProcesso));

function documentoDe({ tipoDocumento, numeroDI, numeroDuimp }: ProcessoResumo): string {
  const numero = numeroDI ?? numeroDuimp;
  if (!numero) return 'sem declaração';
  // The form of a DUIMP says what it is, and the word before it would not fit.
  return tipoDocumento === 'DUIMP' ? formatarNumeroDeclaracao(numero) : formatarDeclaracao(numero);
}

function parado(dias: number | null): string | null {
  if (dias === null || dias < 1) return null;
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`;
}

function lerNumero(digitado: string) {
  const lido = validarNumeroDeclaracao(digitado);
  return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
}
