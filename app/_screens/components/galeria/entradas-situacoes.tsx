import type { ReactNode } from 'react';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { PagamentoDciChip } from '#components/comex/chips/PagamentoDciChip.tsx';
import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { SituacaoDaiChip } from '#components/comex/chips/SituacaoDaiChip.tsx';
import { SituacaoDciChip } from '#components/comex/chips/SituacaoDciChip.tsx';
import { SituacaoDcrChip } from '#components/comex/chips/SituacaoDcrChip.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { SituacaoSuframaChip } from '#components/comex/chips/SituacaoSuframaChip.tsx';
import { StatusPedidoChip } from '#components/comex/chips/StatusPedidoChip.tsx';
import { SilencioDoCorte } from '#components/comex/SilencioDoCorte.tsx';
import type { SituacaoPagamentoDci } from '#lib/contracts/dci/dci-pagamento.ts';
import { CANAIS_RFB, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { NOME_SITUACAO_SUFRAMA, type SituacaoSuframa } from '#lib/domain/cadastros/importador.ts';
import { NOME_STATUS_PEDIDO, type StatusPedido } from '#lib/domain/pedidos/pedido.ts';
import { NOME_SITUACAO_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { NOME_SITUACAO_DCI, type SituacaoDci } from '#lib/domain/zfm/situacao-dci.ts';
import { NOME_SITUACAO_DCR, type SituacaoDcr } from '#lib/domain/zfm/situacao-dcr.ts';
import { NOME_PAGAMENTO_DCI } from '#lib/listas/dci.ts';
import type { Entrada } from './entrada.ts';

export const ENTRADAS_SITUACOES: readonly Entrada[] = [
  {
    nome: 'SituacaoChip',
    para: 'A situação de um processo.',
    exemplos: SITUACOES_PROCESSO.map((situacao) => ({
      estado: NOME_SITUACAO_PROCESSO[situacao],
      ver: () => <SituacaoChip situacao={situacao} />,
    })),
  },
  {
    nome: 'CanalChip',
    para: 'O canal da Receita, na sua cor.',
    exemplos: [
      ...CANAIS_RFB.map((canal) => ({
        estado: NOME_CANAL[canal],
        ver: () => <CanalChip canal={canal} codigo={null} />,
      })),
      { estado: 'Código sem nome', ver: () => <CanalChip canal={null} codigo="009" /> },
      { estado: 'Ainda não parametrizada', ver: () => <CanalChip canal={null} codigo={null} /> },
    ],
  },
  {
    nome: 'SituacaoDaiChip',
    para: 'A situação de uma DAI na Sefaz.',
    exemplos: emExemplos(NOME_SITUACAO_DAI, (situacao: SituacaoDai) => <SituacaoDaiChip situacao={situacao} />),
  },
  {
    nome: 'SituacaoDcrChip',
    para: 'A situação de um DCR-E.',
    exemplos: emExemplos(NOME_SITUACAO_DCR, (situacao: SituacaoDcr) => <SituacaoDcrChip situacao={situacao} />),
  },
  {
    nome: 'SituacaoDciChip',
    para: 'A situação de uma DCI.',
    exemplos: emExemplos(NOME_SITUACAO_DCI, (situacao: SituacaoDci) => <SituacaoDciChip situacao={situacao} />),
  },
  {
    nome: 'PagamentoDciChip',
    para: 'Se o DARF de uma DCI foi pago.',
    exemplos: emExemplos(NOME_PAGAMENTO_DCI, (situacao: SituacaoPagamentoDci) => (
      <PagamentoDciChip pagamento={situacao} />
    )),
  },
  {
    nome: 'StatusPedidoChip',
    para: 'O status de uma PO.',
    exemplos: emExemplos(NOME_STATUS_PEDIDO, (status: StatusPedido) => <StatusPedidoChip status={status} />),
  },
  {
    nome: 'SilencioDoCorte',
    para: 'O que um dia de corte tira do Meu dia, antes de gravar.',
    exemplos: [
      { estado: 'Nada', ver: () => <SilencioDoCorte silencio={{ regras: [], total: 0 }} /> },
      {
        estado: 'Com dinheiro',
        ver: () => (
          <SilencioDoCorte
            silencio={{
              regras: [
                { regra: 'SEM_DAI', quantas: 3, valores: [{ oQue: 'TRIBUTOS_DECLARADOS', valor: '261084.23' }] },
              ],
              total: 3,
            }}
          />
        ),
      },
    ],
  },
  {
    nome: 'SituacaoSuframaChip',
    para: 'Como um importador está na Suframa.',
    exemplos: emExemplos(NOME_SITUACAO_SUFRAMA, (situacao: SituacaoSuframa) => (
      <SituacaoSuframaChip situacao={situacao} />
    )),
  },
  {
    nome: 'SituacaoParametroChip',
    para: 'Se um parâmetro de fábrica foi conferido na fonte.',
    exemplos: [
      { estado: 'Verificado', ver: () => <SituacaoParametroChip situacao="VERIFICADO" /> },
      {
        estado: 'Verificado, com campo a confirmar',
        ver: () => <SituacaoParametroChip situacao="VERIFICADO" aConfirmar={['sigla']} />,
      },
      { estado: 'A confirmar', ver: () => <SituacaoParametroChip situacao="CONFIRMAR" /> },
    ],
  },
];

function emExemplos<Valor extends string>(nomes: Readonly<Record<Valor, string>>, ver: (valor: Valor) => ReactNode) {
  return (Object.entries(nomes) as [Valor, string][]).map(([valor, estado]) => ({ estado, ver: () => ver(valor) }));
}
