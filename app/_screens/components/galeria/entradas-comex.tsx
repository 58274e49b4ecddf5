import Box from '@mui/material/Box';
import { AlertasDoDcrButton } from '#components/comex/AlertasDoDcrButton.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { CodigoENome } from '#components/comex/CodigoENome.tsx';
import { AlertaChips } from '#components/comex/chips/AlertaChips.tsx';
import { HistoricoChip } from '#components/comex/chips/HistoricoChip.tsx';
import { PrazoChip } from '#components/comex/chips/PrazoChip.tsx';
import { ResolucoesChip } from '#components/comex/chips/ResolucoesChip.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { DeOndeVem } from '#components/comex/DeOndeVem.tsx';
import { ImportadorExcluidoAviso } from '#components/comex/ImportadorExcluidoAviso.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { MapaDeEmbarques } from '#components/comex/MapaDeEmbarques.tsx';
import { NomeCurto } from '#components/comex/NomeCurto.tsx';
import { PorExtenso } from '#components/comex/PorExtenso.tsx';
import { ProcessoInexistente } from '#components/comex/ProcessoInexistente.tsx';
import { ProcessoTimeline } from '#components/comex/ProcessoTimeline.tsx';
import { HOJE, MAPA, PASSOS, UM_ID } from './dados-de-exemplo.ts';
import type { Entrada } from './entrada.ts';

export const ENTRADAS_COMEX: readonly Entrada[] = [
  {
    nome: 'HistoricoChip',
    para: 'Um registro de antes do dia de corte da empresa, e para que ele conta.',
    exemplos: [{ estado: 'Antes de 2026', ver: () => <HistoricoChip antesDe="2026-01-01" /> }],
  },
  {
    nome: 'TreinamentoChip',
    para: 'Um processo do treinamento do Portal Único, e do que ele fica fora.',
    exemplos: [{ estado: 'De treinamento', ver: () => <TreinamentoChip treinamento /> }],
  },
  {
    nome: 'DeOndeVem',
    para: 'O endereço e o formato do arquivo oficial de uma tabela, e por que botão ele entra.',
    exemplos: [
      { estado: 'Três arquivos', ver: () => <DeOndeVem tabela="Ncm" /> },
      { estado: 'Sem arquivo', ver: () => <DeOndeVem tabela="Incoterm" /> },
    ],
  },
  {
    nome: 'NomeCurto',
    para: 'O nome de uma empresa sem a forma jurídica, e inteiro ao apontar; inteiro onde há lugar.',
    exemplos: [{ estado: 'Ltda', ver: () => <NomeCurto nome="Fictícia Águia Ltda" numero="11222333000181" /> }],
  },
  {
    nome: 'ValidadeChip',
    para: 'Se um documento vale, em cor e palavra.',
    exemplos: [
      { estado: 'Sem prazo', ver: () => <ValidadeChip validade={{ situacao: 'SEM_PRAZO' }} /> },
      { estado: 'Vigente', ver: () => <ValidadeChip validade={{ situacao: 'VIGENTE' }} /> },
      { estado: 'Vencendo', ver: () => <ValidadeChip validade={{ situacao: 'VENCENDO', dias: 12 }} /> },
      { estado: 'Vencida', ver: () => <ValidadeChip validade={{ situacao: 'VENCIDA' }} /> },
    ],
  },
  {
    nome: 'PrazoChip',
    para: 'Até quando algo espera, em palavras e na cor delas.',
    exemplos: [
      { estado: 'Atrasado', ver: () => <PrazoChip nivel="erro" prazo="2026-11-16" hoje={HOJE} /> },
      { estado: 'Hoje', ver: () => <PrazoChip nivel="aviso" prazo={HOJE} hoje={HOJE} /> },
      { estado: 'Longe', ver: () => <PrazoChip nivel="aviso" prazo="2026-12-20" hoje={HOJE} /> },
      { estado: 'Agora', ver: () => <PrazoChip nivel="erro" prazo={null} hoje={HOJE} /> },
      { estado: 'Sem prazo', ver: () => <PrazoChip nivel="aviso" prazo={null} hoje={HOJE} /> },
    ],
  },
  {
    nome: 'DataComValidade',
    para: 'Um último dia, com aviso só onde alguém deve agir.',
    exemplos: [
      { estado: 'Longe', ver: () => <DataComValidade ate="2027-06-30" hoje={HOJE} /> },
      { estado: 'Perto', ver: () => <DataComValidade ate="2026-12-01" hoje={HOJE} /> },
      { estado: 'Passada', ver: () => <DataComValidade ate="2026-11-01" hoje={HOJE} /> },
      { estado: 'Sem data', ver: () => <DataComValidade ate={null} hoje={HOJE} /> },
    ],
  },
  {
    nome: 'ResolucoesChip',
    para: 'Quantas Resoluções CAS há, com aviso onde uma vence.',
    exemplos: [
      { estado: 'Em dia', ver: () => <ResolucoesChip resolucoes={[resolucao('2028-12-31')]} hoje={HOJE} /> },
      { estado: 'Vencendo', ver: () => <ResolucoesChip resolucoes={[resolucao('2026-12-01')]} hoje={HOJE} /> },
      { estado: 'Nenhuma', ver: () => <ResolucoesChip resolucoes={[]} hoje={HOJE} /> },
    ],
  },
  {
    nome: 'AlertaChips',
    para: 'O que pede alguém, em uma palavra cada.',
    exemplos: [
      {
        estado: 'Dois alertas',
        ver: () => (
          <AlertaChips
            alertas={[
              {
                codigo: 'ETA_PASSADA',
                nivel: 'erro',
                data: '2026-11-16',
                mensagem: 'ETA passou há 4 dias, sem chegada.',
              },
              { codigo: 'LICENCA', nivel: 'aviso', data: '2026-12-02', mensagem: 'LI 26/9000002-8 vence em 12 dias.' },
            ]}
          />
        ),
      },
    ],
  },
  {
    nome: 'AlertasDoDcrButton',
    para: 'Por que um DCR-E já não diz como as coisas estão.',
    exemplos: [
      {
        estado: 'Com alertas',
        ver: () => (
          <AlertasDoDcrButton
            dcr={{
              processo: 'DCR-2026-0007',
              alertas: (['ALIQUOTA_MUDOU', 'ESTRUTURA_MUDOU'] as const).map((alerta) => ({
                alerta,
                componentes: 2,
                desde: '2026-11-10',
              })),
            }}
            aoAbrir={nada}
          />
        ),
      },
    ],
  },
  {
    nome: 'CodigoENome',
    para: 'Uma linha de tabela do Siscomex: código e nome.',
    exemplos: [
      { estado: 'Os dois', ver: () => <CodigoENome codigo="0227600" nome="PORTO DE MANAUS" /> },
      { estado: 'Só o código', ver: () => <CodigoENome codigo="0227600" nome={null} /> },
      { estado: 'Nada', ver: () => <CodigoENome codigo={null} nome={null} /> },
    ],
  },
  {
    nome: 'PorExtenso',
    para: 'As letras de um documento, por extenso, uma vez nas telas dele.',
    exemplos: [
      { estado: 'DAI', ver: () => <PorExtenso sigla="DAI" /> },
      { estado: 'DCI', ver: () => <PorExtenso sigla="DCI" /> },
      { estado: 'DCR-E', ver: () => <PorExtenso sigla="DCR-E" /> },
    ],
  },
  {
    nome: 'ProcessoTimeline',
    para: 'Por onde um processo passou, e aonde pode ir.',
    exemplos: [
      {
        estado: 'Em trânsito',
        ver: () => (
          <ProcessoTimeline
            passos={PASSOS}
            porVir={POR_VIR}
            hoje="2026-11-20"
            situacao="EM_TRANSITO"
            voltando={false}
            aoPassar={nada}
            aoVoltar={nada}
          />
        ),
      },
    ],
  },
  {
    nome: 'ProcessoInexistente',
    para: 'O endereço não leva a processo nenhum.',
    exemplos: [{ estado: 'Normal', ver: () => <ProcessoInexistente /> }],
  },
  {
    nome: 'LinhagemLink',
    para: 'À cadeia em que isto está, da PO à saída.',
    exemplos: [{ estado: 'Normal', ver: () => <LinhagemLink tipo="PROCESSO" id={UM_ID} /> }],
  },
  {
    nome: 'CadastrosNav',
    para: 'Os cadastros, lado a lado.',
    exemplos: [{ estado: 'Normal', ver: () => <CadastrosNav /> }],
  },
  { nome: 'DcrNav', para: 'As listas do DCR, lado a lado.', exemplos: [{ estado: 'Normal', ver: () => <DcrNav /> }] },
  {
    nome: 'ImportadorExcluidoAviso',
    para: 'O importador de um registro foi excluído, e o que isso impede.',
    exemplos: [
      {
        estado: 'Excluído',
        ver: () => (
          <ImportadorExcluidoAviso importador={IMPORTADOR_EXCLUIDO}>
            este item não pode ser alterado
          </ImportadorExcluidoAviso>
        ),
      },
    ],
  },
  {
    nome: 'MapaDeEmbarques',
    para: 'De onde vêm os embarques, no mapa-múndi.',
    exemplos: [
      {
        estado: 'Compacto, para um cartão',
        ver: () => (
          <Box sx={{ height: 240 }}>
            <MapaDeEmbarques mapa={MAPA} compacto />
          </Box>
        ),
      },
      {
        estado: 'Inteiro',
        ver: () => (
          <Box sx={{ height: 420 }}>
            <MapaDeEmbarques mapa={MAPA} />
          </Box>
        ),
      },
    ],
  },
];

function resolucao(validade: string) {
  return {
    numero: '205/2021',
    data: '2021-08-20',
    produto: 'Produto fictício',
    portariaPpb: null,
    tipoCoeficiente: 'FIXO',
    acrescimo: '0.00',
    validade,
  } as const;
}

const IMPORTADOR_EXCLUIDO = {
  id: UM_ID,
  cnpj: 'ZFM000AM000121',
  razaoSocial: 'Indústria Fictícia da Amazônia Ltda.',
  excluido: true,
};

const nada = () => {};

const POR_VIR = [
  { situacao: 'AGUARDANDO_PRESENCA', dia: '2026-12-05', de: 'ETA' },
  { situacao: 'REGISTRADO', dia: null, de: null },
] as const;
