import { CanalChip } from '#components/comex/CanalChip.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { SituacaoDaiChip } from '#components/comex/SituacaoDaiChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { dais } from '#lib/api/dai.ts';
import type { RecursoDeLista } from '#lib/api/lista.ts';
import { type DaiResumo, daiConsulta, NOME_PENDENCIA_DAI, PENDENCIAS_DA_DAI } from '#lib/contracts/dai.ts';
import { DAI_COLUNAS } from '#lib/contracts/dai-colunas.ts';
import { type ImportadorLido, importador } from '#lib/contracts/importador.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import { validarIeAm } from '#lib/domain/ie-am.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { NOME_SITUACAO_DAI, SITUACOES_DAI } from '#lib/domain/situacao-dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarIeAm } from '#lib/format/identificadores.ts';
import { AcoesDasDais } from './AcoesDasDais.tsx';
import { DIAS_DE_AVISO_DO_DAR } from './notificacao-da-dai.ts';

const IMPORTADOR_API: RecursoDeLista<ImportadorLido> = { recurso: '/api/Importador', linha: importador };
const CANAIS = CANAIS_RFB.map((canal) => [canal, NOME_CANAL[canal]] as const);

/** The queue of the Sefaz: one row per registered DI or DUIMP. */
export const SEFAZ_LISTA: DefinicaoDaLista<DaiResumo> = {
  tela: 'sefaz',
  titulo: 'Fila da Sefaz',
  singular: 'declaração',
  plural: 'declarações',
  busca: 'Buscar DI, DUIMP, processo, importador ou DAI',
  recurso: dais,
  consulta: daiConsulta,
  colunas: DAI_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacao',
      nome: 'Situação',
      principal: true,
      opcoes: SITUACOES_DAI.map((situacao) => [situacao, NOME_SITUACAO_DAI[situacao]]),
    },
    { tipo: 'opcao', campo: 'canal', nome: 'Canal Sefaz', principal: true, opcoes: CANAIS },
    { tipo: 'opcao', campo: 'canalRfb', nome: 'Canal RFB', principal: true, opcoes: CANAIS },
    { tipo: 'periodo', campo: 'dataRegistro', nome: 'Registro', principal: true },
    {
      tipo: 'opcao',
      campo: 'pendencia',
      nome: 'Pendência',
      opcoes: PENDENCIAS_DA_DAI.map((qual) => [qual, NOME_PENDENCIA_DAI[qual]]),
    },
    {
      tipo: 'texto',
      campo: 'semDaiHaDias',
      nome: 'DI sem DAI há dias ou mais',
      ler: (digitado) =>
        /^\d{1,4}$/.test(digitado.trim())
          ? { valor: String(Number(digitado)) }
          : { motivo: 'Escreva quantos dias, como 3.' },
      mostrar: (dias) => dias,
    },
    filtroDeBusca({
      campo: 'importadorId',
      nome: 'Importador',
      endpoint: 'Importador/GetByQ',
      api: IMPORTADOR_API,
      chamado: ({ razaoSocial }) => razaoSocial,
    }),
    {
      tipo: 'texto',
      campo: 'ie',
      nome: 'Inscrição estadual',
      ler: (digitado) => {
        const lida = validarIeAm(digitado);
        return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
      },
      mostrar: formatarIeAm,
    },
    {
      tipo: 'opcao',
      campo: 'tipoDocumento',
      nome: 'Documento',
      opcoes: [
        ['DI', 'DI'],
        ['DUIMP', 'DUIMP'],
      ],
    },
  ],
  destino: ({ id }) => ({ to: '/importacao/sefaz/$id', params: { id } }),
  celulas: {
    processo: ({ processo }) => (
      <LinkTo to="/importacao/processos/$id" params={{ id: processo.id }}>
        {processo.numero}
      </LinkTo>
    ),
    importador: ({ importador: { nome, numero, inscricaoEstadual } }) => (
      <TwoLines
        principal={nome ?? (numero || '—')}
        secundaria={inscricaoEstadual ? `IE ${formatarIeAm(inscricaoEstadual)}` : 'sem IE'}
      />
    ),
    canalRfb: ({ canalRfb, canalCodigo }) => <CanalChip canal={canalRfb} codigo={canalCodigo} />,
    canal: ({ canal }) => <CanalChip canal={canal} codigo={null} />,
    numero: ({ numero, enviadaEm }) => (
      <TwoLines principal={numero ?? '—'} secundaria={enviadaEm ? `enviada em ${formatarData(enviadaEm)}` : ''} />
    ),
    situacao: (dai) => (
      <TwoLines principal={<SituacaoDaiChip situacao={dai.situacao} />} secundaria={semDaiPorExtenso(dai)} />
    ),
    notificacaoVencimento: ({ situacao, notificacaoVencimento }) =>
      situacao === 'NOTIFICADA' ? (
        <DataComValidade ate={notificacaoVencimento} hoje={diaLocal(new Date())} diasDeAviso={DIAS_DE_AVISO_DO_DAR} />
      ) : (
        formatarData(notificacaoVencimento)
      ),
  },
  copia: { campo: 'numeroDocumento', rotulo: 'Copiar números' },
  acoesDaSelecao: (escolhida, limpar) => <AcoesDasDais escolhida={escolhida} aoTerminar={limpar} />,
};

/** For how long the Sefaz has known nothing of it; past what practice gives, that is said. */
function semDaiPorExtenso({ semDai }: DaiResumo): string {
  if (!semDai) return '';
  const { dias, passou72h } = semDai;
  if (passou72h) return 'há mais de 72 h do desembaraço';
  return dias < 1 ? '' : `há ${dias === 1 ? '1 dia' : `${dias} dias`} do registro`;
}
