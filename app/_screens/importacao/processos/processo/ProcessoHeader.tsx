import Button from '@mui/material/Button';
import { AtoDoProcesso } from '#app/_screens/importacao/processos/andamento/AtoDoProcesso.tsx';
import { DeclaracaoAcoes } from '#app/_screens/importacao/processos/declaracao/DeclaracaoAcoes.tsx';
import { foiDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { RetirarDeclaracao } from '#app/_screens/importacao/processos/declaracao/RetirarDeclaracao.tsx';
import { somaDasParcelas } from '#app/_screens/importacao/processos/declaracao/soma-declarada.ts';
import { EspelhoButton } from '#app/_screens/importacao/processos/papeis/EspelhoButton.tsx';
import { ResultadoConferencias } from '#components/comex/Conferencias.tsx';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { HistoricoChip } from '#components/comex/chips/HistoricoChip.tsx';
import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import { chaveDaFigura } from '#components/comex/figura-aberta.ts';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { useMudancaDeOutro } from '#components/form/conflict/use-mudanca-de-outro.ts';
import { CabecalhoDoRegistro, type FiguraDoCabecalho } from '#components/registro/CabecalhoDoRegistro.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { ExcluirProcesso } from './ExcluirProcesso.tsx';
import { MarcarTreinamento } from './MarcarTreinamento.tsx';
import { processoPorExtenso } from './processo-por-extenso.ts';

interface ProcessoHeaderProps {
  processo: ProcessoInteiro;
  aoAbrirMemoria: (chave: string) => void;
}

/** The head of a processo: name, declaration, canal, the responsible person, two figures and the next act. */
export function ProcessoHeader({ processo, aoAbrirMemoria }: ProcessoHeaderProps) {
  const { id, declaracao, conferencias, responsavel } = processo;
  useMudancaDeOutro(processo);
  const responsavelDoCabecalho = {
    nome: 'Responsável',
    valor: (
      <LinkTo to="/importacao/processos/$id" params={{ id }} search={{ aba: 'identificacao', campo: 'responsavelId' }}>
        {responsavel?.nome ?? 'Sem responsável'}
      </LinkTo>
    ),
  };
  return (
    <CabecalhoDoRegistro
      titulo={[processo.numero, processo.referencia].filter(Boolean).join(' · ')}
      descricao={processoPorExtenso(processo)}
      sinais={
        <>
          <SituacaoChip situacao={processo.situacao} />
          <TreinamentoChip treinamento={processo.treinamento} />
          <HistoricoChip antesDe={processo.historicoAntesDe} />
          {(processo.canalRfb ?? processo.canalCodigo) && (
            <span title="Canal RFB">
              <CanalChip canal={processo.canalRfb} codigo={processo.canalCodigo} />
            </span>
          )}
          {conferencias?.some(({ nivel }) => nivel !== 'ok') && (
            <LinkTo to="/importacao/processos/$id" params={{ id }} search={{ aba: 'conferencias' }}>
              <ResultadoConferencias conferencias={conferencias} />
            </LinkTo>
          )}
        </>
      }
      figuras={[responsavelDoCabecalho, ...figuras(processo, aoAbrirMemoria)]}
      outrosAtos={
        <>
          <LinhagemLink tipo="PROCESSO" id={id} />
          <EspelhoButton processo={processo} />
          <DeclaracaoAcoes processoId={id} temDeclaracao={declaracao !== null} numeroDuimp={processo.numeroDuimp} />
          {declaracao && !nasceuDaDeclaracao(processo) && <RetirarDeclaracao processo={processo} />}
          {(processo.tipoDocumento === 'DUIMP' || processo.treinamento) && <MarcarTreinamento processo={processo} />}
          <ExcluirProcesso processo={processo} />
        </>
      }
      ato={<AtoDoProcesso processo={processo} />}
    />
  );
}

/** Two figures: the declared ones, or the days that a process without a declaration waits for. */
function figuras(
  processo: ProcessoInteiro,
  aoAbrirMemoria: ProcessoHeaderProps['aoAbrirMemoria'],
): FiguraDoCabecalho[] {
  if (!foiDeclarado(processo)) {
    return [
      { nome: 'ETA', valor: formatarData(processo.eta) },
      { nome: 'Itens da fatura', valor: processo.itens === 0 ? SEM_VALOR : processo.itens },
    ];
  }
  return [
    {
      nome: 'Valor aduaneiro (R$)',
      valor: (
        <Figura de="o valor aduaneiro" aoAbrir={() => aoAbrirMemoria(VALOR_ADUANEIRO)}>
          {formatarDinheiro(processo.valorAduaneiro)}
        </Figura>
      ),
    },
    {
      // What was declared to collect: the bank debits it at the registration, so it reads as no debt.
      nome: 'Recolhimento declarado (R$)',
      valor: (
        <Figura de="o recolhimento declarado" aoAbrir={() => aoAbrirMemoria('total.recolher')}>
          {formatarDinheiro(somaDasParcelas(processo.recolher))}
        </Figura>
      ),
    },
  ];
}

/** A figure of the head, which opens how it is reckoned. */
function Figura({ de, children, aoAbrir }: { de: string; children: string; aoAbrir: () => void }) {
  return (
    <Button
      size="small"
      aria-label={`${children}. Como se calcula: ${de}`}
      onClick={aoAbrir}
      sx={{ p: 0, minWidth: 0, minHeight: 0, font: 'inherit', textDecoration: 'underline dotted' }}
    >
      {children}
    </Button>
  );
}

/** A process that begins with its declaration has no step before the registration, so the declaration cannot be taken off. */
function nasceuDaDeclaracao({ passos }: ProcessoInteiro): boolean {
  return passos.find(({ desfeito }) => desfeito === null)?.daDeclaracao === true;
}

const VALOR_ADUANEIRO = chaveDaFigura({ adicao: null, figura: 'valorAduaneiro' });
