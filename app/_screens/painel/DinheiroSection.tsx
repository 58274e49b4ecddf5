import Box from '@mui/material/Box';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { diasDosMeses } from '#lib/domain/datas/periodo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData, formatarMes } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The money at stake, in reais. Each figure links to the rows that it sums. */
export function DinheiroSection({ painel }: { painel: Painel }) {
  const { darfs, notificacoes, icmsPorNotificar } = painel;
  const emAberto = new Exato(darfs.total).plus(notificacoes.total).plus(icmsPorNotificar.total);
  return (
    <Box component="section" aria-label="Dinheiro em jogo" sx={cartoes}>
      <FigureCard
        nome="A pagar, em aberto (R$)"
        valor={formatarDinheiro(emAberto.toFixed(2))}
        nota={['DARFs de DCI, ICMS notificado e ICMS de DAI por notificar, hoje', ...semCalculo(painel)].join(' · ')}
      />
      <Recolhimento painel={painel} />
      <Suspenso painel={painel} />
      <Darfs painel={painel} />
      <IcmsNotificado painel={painel} />
    </Box>
  );
}

function Recolhimento({ painel }: { painel: Painel }) {
  const { importador, registro } = painel;
  const periodo =
    painel.de === painel.ate ? formatarMes(painel.de) : `${formatarMes(painel.de)} a ${formatarMes(painel.ate)}`;
  return (
    <FigureCard
      nome="Recolhimento declarado no período (R$)"
      valor={
        <LinkTo
          to="/importacao/relatorios/$relatorio"
          params={{ relatorio: 'custo-realizado' }}
          search={{ ...diasDosMeses(painel), importadorId: importador?.id }}
        >
          {formatarDinheiro(registro.recolher)}
        </LinkTo>
      }
      nota={[
        `de ${quantas(registro.quantidade, 'declaração registrada', 'declarações registradas')}, ${periodo}`,
        ...semValores(painel),
      ].join(' · ')}
    />
  );
}

function Suspenso({ painel: { importador, suspenso } }: { painel: Painel }) {
  const { faltas } = suspenso;
  const porApurar = `faltas a apurar em ${quantas(faltas.lotes, 'lote', 'lotes')}: ${formatarDinheiro(faltas.valor)}`;
  return (
    <FigureCard
      nome="Tributos suspensos em estoque (R$)"
      valor={
        <LinkTo to="/dcr/saldo-insumos" search={{ comSuspensao: 'true', importadorId: importador?.id }}>
          {formatarDinheiro(suspenso.valor)}
        </LinkTo>
      }
      nota={[
        `${quantas(suspenso.lotes, 'lote', 'lotes')} com saldo, hoje`,
        ...(faltas.lotes > 0 ? [porApurar] : []),
      ].join(' · ')}
    />
  );
}

function Darfs({ painel: { importador, darfs } }: { painel: Painel }) {
  const importadorId = importador?.id;
  return (
    <FigureCard
      nome="DARFs de DCI a pagar (R$)"
      valor={
        <LinkTo to="/dci/processos-dci" search={{ naoPaga: 'true', importadorId }}>
          {formatarDinheiro(darfs.total)}
        </LinkTo>
      }
      nota={
        <Vencimentos de={darfs}>
          {(vencidos) => (
            <LinkTo to="/dci/processos-dci" search={{ atrasada: 'true', importadorId }} color="error">
              {vencidos}
            </LinkTo>
          )}
        </Vencimentos>
      }
    />
  );
}

function IcmsNotificado({ painel: { importador, notificacoes, icmsPorNotificar } }: { painel: Painel }) {
  const importadorId = importador?.id;
  return (
    <FigureCard
      nome="ICMS notificado em aberto (R$)"
      valor={
        <LinkTo to="/importacao/sefaz" search={{ pendencia: 'NOTIFICACAO_ABERTA', importadorId }}>
          {formatarDinheiro(notificacoes.total)}
        </LinkTo>
      }
      nota={
        <>
          <Vencimentos de={notificacoes}>
            {(vencidos) => (
              <LinkTo to="/importacao/sefaz" search={{ notificacaoVencida: 'true', importadorId }} color="error">
                {vencidos}
              </LinkTo>
            )}
          </Vencimentos>
          {icmsPorNotificar.quantidade > 0 && (
            <>
              {' · '}
              <LinkTo
                to="/importacao/sefaz"
                search={{ pendencia: 'ICMS_POR_NOTIFICAR', importadorId }}
                underline="always"
              >
                {`por notificar, de ${quantas(icmsPorNotificar.quantidade, 'DAI', 'DAIs')}: ${formatarDinheiro(icmsPorNotificar.total)}`}
              </LinkTo>
            </>
          )}
        </>
      }
    />
  );
}

/** What the sum leaves out, because nobody has calculated it yet. */
function semCalculo({ darfs, icmsPorNotificar }: Painel): string[] {
  return [
    ...(darfs.semCalculo > 0 ? [`${quantas(darfs.semCalculo, 'DCI', 'DCIs')} sem cálculo`] : []),
    ...(icmsPorNotificar.semCalculo > 0 ? [`${quantas(icmsPorNotificar.semCalculo, 'DAI', 'DAIs')} sem ICMS`] : []),
  ];
}

/** The declarations that no sum of the period has. */
function semValores({ registro }: Painel): string[] {
  if (registro.semValores === 0) return [];
  return [`${quantas(registro.semValores, 'processo registrado', 'processos registrados')} sem os valores, à parte`];
}

interface VencimentosProps {
  de: Painel['notificacoes'];
  children: (vencidos: string) => React.ReactNode;
}

/** How many are open, how much is late, and the next due day. */
function Vencimentos({ de: { quantidade, vencidos, totalVencido, proximo }, children }: VencimentosProps) {
  if (quantidade === 0) return 'Nada em aberto';
  return (
    <>
      {formatarInteiro(quantidade)} em aberto
      {vencidos > 0 && <> · {children(`${formatarInteiro(vencidos)} em atraso: ${formatarDinheiro(totalVencido)}`)}</>}
      {proximo && ` · o próximo vence em ${formatarData(proximo)}`}
    </>
  );
}

function quantas(quantidade: number, singular: string, varias: string): string {
  return `${formatarInteiro(quantidade)} ${quantidade === 1 ? singular : varias}`;
}

const cartoes = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
  // Five in a row at 1280 px: up to hundreds of millions stay on one line.
  '& > dl': { containerType: 'inline-size' },
  '--figura': 'clamp(1.0625rem, 12cqi, 1.625rem)',
};
