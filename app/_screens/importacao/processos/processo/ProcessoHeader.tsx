import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DeclaracaoAcoes } from '#app/_screens/importacao/processos/declaracao/DeclaracaoAcoes.tsx';
import {
  foiDeclarado,
  type ProcessoDeclarado,
} from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { RetirarDeclaracao } from '#app/_screens/importacao/processos/declaracao/RetirarDeclaracao.tsx';
import { foraDaSoma, somaDasParcelas } from '#app/_screens/importacao/processos/declaracao/soma-declarada.ts';
import { EspelhoButton } from '#app/_screens/importacao/processos/papeis/EspelhoButton.tsx';
import { CanalChip } from '#components/comex/CanalChip.tsx';
import { ResultadoConferencias } from '#components/comex/Conferencias.tsx';
import { chaveDaFigura } from '#components/comex/figura-aberta.ts';
import { HistoricoChip } from '#components/comex/HistoricoChip.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { SituacaoChip } from '#components/comex/SituacaoChip.tsx';
import { FigureCard } from '#components/ui/FigureCard.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { ExcluirProcesso } from './ExcluirProcesso.tsx';

interface ProcessoHeaderProps<Processo> {
  processo: Processo;
  aoAbrirMemoria: (chave: string) => void;
}

/** The main facts of a processo: its name, its situação and its amounts. */
export function ProcessoHeader({ processo, aoAbrirMemoria }: ProcessoHeaderProps<ProcessoInteiro>) {
  return (
    <>
      <PageHeader
        titulo={[processo.numero, processo.referencia].filter(Boolean).join(' · ')}
        descricao={descricao(processo)}
        acoes={
          <>
            <LinhagemLink tipo="PROCESSO" id={processo.id} />
            <EspelhoButton processo={processo} />
            <DeclaracaoAcoes processoId={processo.id} temDeclaracao={processo.declaracao !== null} />
            {processo.declaracao && <RetirarDeclaracao processo={processo} />}
            <ExcluirProcesso processo={processo} />
          </>
        }
      >
        <SituacaoChip situacao={processo.situacao} />
        <HistoricoChip antesDe={processo.historicoAntesDe} />
        {processo.conferencias && (
          <LinkTo to="/importacao/processos/$id" params={{ id: processo.id }} search={{ aba: 'conferencias' }}>
            <ResultadoConferencias conferencias={processo.conferencias} />
          </LinkTo>
        )}
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
          Canal RFB <CanalChip canal={processo.canalRfb} codigo={processo.canalCodigo} />
        </Stack>
      </PageHeader>
      {foiDeclarado(processo) && <Figuras processo={processo} aoAbrirMemoria={aoAbrirMemoria} />}
    </>
  );
}

function Figuras({ processo, aoAbrirMemoria }: ProcessoHeaderProps<ProcessoDeclarado>) {
  const { declaracao, tributos, recolher } = processo;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      <FigureCard
        nome="Valor aduaneiro (R$)"
        valor={formatarDinheiro(processo.valorAduaneiro)}
        acao={<ComoSeCalcula de="o valor aduaneiro" aoAbrir={() => aoAbrirMemoria(VALOR_ADUANEIRO)} />}
        nota={`US$ ${formatarDinheiro(declaracao.totais.vmldDolares)} no local de descarga`}
      />
      <FigureCard
        nome="Tributos devidos (R$)"
        valor={formatarDinheiro(somaDasParcelas(tributos))}
        acao={<ComoSeCalcula de="os tributos devidos" aoAbrir={() => aoAbrirMemoria('total.devidos')} />}
        nota={foraDaSoma(tributos) ?? 'II, IPI, PIS, COFINS, outros e Taxa Siscomex, como declarados'}
      />
      <FigureCard
        nome="A recolher (R$)"
        valor={formatarDinheiro(somaDasParcelas(recolher))}
        acao={<ComoSeCalcula de="o que há a recolher" aoAbrir={() => aoAbrirMemoria('total.recolher')} />}
        nota={foraDaSoma(recolher) ?? 'O que não está suspenso, isento ou reduzido'}
      />
      <FigureCard
        nome="Peso líquido (kg)"
        valor={formatarDecimal(declaracao.carga.pesoLiquido, 5)}
        nota={`Bruto ${formatarDecimal(declaracao.carga.pesoBruto, 5)}`}
      />
    </Box>
  );
}

function ComoSeCalcula({ de, aoAbrir }: { de: string; aoAbrir: () => void }) {
  return (
    <Button size="small" aria-label={`Como se calcula: ${de}`} onClick={aoAbrir}>
      Como se calcula
    </Button>
  );
}

const VALOR_ADUANEIRO = chaveDaFigura({ adicao: null, figura: 'valorAduaneiro' });

function descricao(processo: ProcessoInteiro): string {
  const { numeroDI, numeroDuimp, dataRegistro, fornecedor, importador, declaracao } = processo;
  const numero = numeroDI ?? numeroDuimp;
  const dono = importador.nome ?? importador.numero;
  const partes = [
    numero &&
      [formatarDeclaracao(numero), dataRegistro && `de ${formatarData(dataRegistro)}`].filter(Boolean).join(' '),
    fornecedor ? `${fornecedor} → ${dono || 'sem importador'}` : dono,
    declaracao?.tipoDeclaracao.nome,
  ];
  return partes.filter(Boolean).join(' · ') || 'Ainda sem importador e sem declaração.';
}
