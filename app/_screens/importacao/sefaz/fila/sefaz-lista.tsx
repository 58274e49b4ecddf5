import { DIAS_DE_AVISO_DO_DAR } from '#app/_screens/importacao/sefaz/marcas/notificacao-da-dai.ts';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoDaiChip } from '#components/comex/chips/SituacaoDaiChip.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { dais } from '#lib/api/sefaz/dai.ts';
import { daiConsulta, PENDENCIAS_DA_DAI } from '#lib/contracts/consultas/dai.ts';
import { type DaiResumo, NOME_PENDENCIA_DAI } from '#lib/contracts/sefaz/dai.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { validarIeAm } from '#lib/domain/identificadores/ie-am.ts';
import { deve } from '#lib/domain/zfm/icms-devido.ts';
import { NOME_SITUACAO_DAI, SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { formatarData } from '#lib/format/data.ts';
import { historicoPorExtenso } from '#lib/format/historico-por-extenso.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarIeAm, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { DAI_COLUNAS } from '#lib/listas/dai.ts';
import { AcoesDasDais } from './AcoesDasDais.tsx';

const CANAIS = CANAIS_RFB.map((canal) => [canal, NOME_CANAL[canal]] as const);

/** The queue of the Sefaz: one row per registered DI or DUIMP. */
export const SEFAZ_LISTA: DefinicaoDaLista<DaiResumo> = {
  tela: 'sefaz',
  titulo: 'Fila da Sefaz',
  singular: 'despacho',
  plural: 'despachos',
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
    { tipo: 'opcao', campo: 'notificacaoVencida', nome: 'Notificação', opcoes: [['true', 'Vencida']] },
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
    filtroDeImportador(),
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
  documento: true,
  destino: ({ id }) => ({ to: '/importacao/sefaz/$id', params: { id } }),
  celulas: {
    numeroDocumento: (dai) => (
      <TwoLines
        principal={
          <CellLink to="/importacao/sefaz/$id" params={{ id: dai.id }}>
            {formatarNumeroDeclaracao(dai.numeroDocumento)}
          </CellLink>
        }
        secundaria={dai.processo.numero}
      />
    ),
    importador: ({ importador: { nome, numero, inscricaoEstadual } }) => (
      <TwoLines
        inteira
        principal={<NomeCurto nome={nome} numero={numero} />}
        secundaria={inscricaoEstadual ? `IE ${formatarIeAm(inscricaoEstadual)}` : 'sem IE'}
      />
    ),
    canalRfb: ({ canalRfb, canalCodigo }) => <CanalChip canal={canalRfb} codigo={canalCodigo} />,
    canal: ({ canal, cienciaEm }) => (
      <TwoLines
        principal={<CanalChip canal={canal} codigo={null} />}
        secundaria={canal ? (cienciaEm ? `ciência ${formatarData(cienciaEm)}` : 'sem ciência') : ''}
      />
    ),
    situacao: (dai) => (
      <TwoLines notaInteira principal={<SituacaoDaiChip situacao={dai.situacao} />} secundaria={notaDaSituacao(dai)} />
    ),
    proximoAto: ({ proximoAto, dias }) => <TwoLines inteira principal={proximoAto ?? '—'} secundaria={parado(dias)} />,
    notificacaoVencimento: ({ notificacaoAberta, notificacaoVencimento, historicoAntesDe }) =>
      deve(notificacaoAberta) && historicoAntesDe === null ? (
        <DataComValidade ate={notificacaoVencimento} hoje={hojeEmManaus()} diasDeAviso={DIAS_DE_AVISO_DO_DAR} />
      ) : (
        formatarData(notificacaoVencimento)
      ),
  },
  copia: { campo: 'numeroDocumento', rotulo: 'Copiar números' },
  acoesDaSelecao: (escolhida, limpar) => <AcoesDasDais escolhida={escolhida} aoTerminar={limpar} />,
};

/** The DAI number of a sent one; for the others, how long the Sefaz has had no DAI. */
function notaDaSituacao({ semDai, numero, historicoAntesDe, pedeDai }: DaiResumo): string {
  if (historicoAntesDe !== null) return historicoPorExtenso(historicoAntesDe);
  if (!pedeDai) return 'despachada fora do Amazonas';
  if (!semDai) return numero ? `DAI ${numero}` : '';
  const { dias, passou72h } = semDai;
  if (passou72h) return 'passou das 72 h (praxe)';
  return dias < 1 ? '' : `registrada há ${dias === 1 ? '1 dia' : `${dias} dias`}`;
}

function parado(dias: number | null): string {
  if (dias === null || dias < 1) return '';
  return dias === 1 ? 'há 1 dia' : `há ${dias} dias`;
}
