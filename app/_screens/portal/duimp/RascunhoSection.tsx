import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Causas } from '#components/comex/ListaDeLacunas.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarAliquota } from '#lib/format/decimal.ts';
import { formatarDuimp } from '#lib/format/identificadores.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { RascunhoLido } from '#lib/portal/contracts/rascunho-no-portal.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { COLUNAS_COMPARADAS } from './colunas-comparadas.ts';
import { ItensComparados } from './ItensComparados.tsx';
import { LugarDaDuimp } from './LugarDaDuimp.tsx';
import { ResolverRascunho } from './ResolverRascunho.tsx';

interface RascunhoSectionProps {
  duimp: DuimpDoProcesso;
  rascunho: RascunhoLido;
  /** Whether this draft was registered meanwhile: it is one no more. */
  registrada: boolean;
}

/** The draft in the Portal: where it stands, what is refused in it, and what the Portal calculated beside what Cais does. */
export function RascunhoSection({ duimp: { processoId, retificacao }, rascunho, registrada }: RascunhoSectionProps) {
  const { situacao, ambiente, titular, numero, versaoDuimp, frase, problemas, comoMandado, aviso } = rascunho;
  const { valores, valoresDosItens } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const [tom, palavra] = registrada ? (['neutral', 'Já registrada'] as const) : SITUACAO[situacao];
  return (
    <Section
      titulo={eRetificadora(versaoDuimp) ? 'Retificação no Portal Único' : 'Rascunho no Portal Único'}
      nota={ambiente && `${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, pela credencial de ${titular}`}
      acoes={
        <>
          <StatusChip tom={tom}>{palavra}</StatusChip>
          {situacao === 'PRONTO' && !registrada && (
            <>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                loading={ocupado}
                onClick={() => void fazer(valores)}
              >
                Buscar os valores de novo
              </Button>
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                disabled={ocupado}
                onClick={() => void fazer(valoresDosItens)}
              >
                Comparar item por item
              </Button>
            </>
          )}
        </>
      }
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      {frase && <Alert severity={situacao === 'NA_FILA' ? 'info' : 'warning'}>{frase}</Alert>}
      {situacao === 'PRONTO' && !registrada && !comoMandado && (
        <Alert severity="warning">O processo mudou depois do envio: o rascunho no Portal ainda é o anterior.</Alert>
      )}
      {(situacao === 'INCERTO' || situacao === 'RECUSADO') && !retificacao?.aberta && (
        <ResolverRascunho processoId={processoId} numero={numero} />
      )}
      <DescriptionList>
        <DescriptionItem nome="Número no Portal">
          {numero && `${formatarDuimp(numero)}${eRetificadora(versaoDuimp) ? `, versão ${versaoDuimp}` : ''}`}
        </DescriptionItem>
        <DescriptionItem nome="Mandado">
          {rascunho.mandadoEm && `${formatarInstante(rascunho.mandadoEm)}, por ${rascunho.mandadoPor}`}
        </DescriptionItem>
        <DescriptionItem nome="Itens no Portal">{String(rascunho.itensLa)}</DescriptionItem>
        <DescriptionItem nome="Diagnóstico">{diagnosticoDe(rascunho)}</DescriptionItem>
        {aviso && (
          <DescriptionItem nome="O que o Portal avisou">
            {`${aviso.mensagem ?? aviso.evento} (${formatarInstante(aviso.em)})`}
          </DescriptionItem>
        )}
      </DescriptionList>
      {problemas.length > 0 && (
        <Causas
          nome="O que o Portal recusa"
          lacunas={problemas.map(({ item, campo, codigo, mensagem, lugar }, i) => {
            const onde = [item === null ? 'Capa' : `Item ${item}`, campo, codigo].filter(Boolean).join(' · ');
            return {
              chave: `${i} ${onde}`,
              texto: mensagem,
              detalhe: onde,
              remedio: <LugarDaDuimp processoId={processoId} lugar={lugar} de={mensagem} />,
            };
          })}
        />
      )}
      <Valores rascunho={rascunho} />
      {rascunho.itens && <ItensComparados itens={rascunho.itens} itensLa={rascunho.itensLa} />}
    </Section>
  );
}

function Valores({
  rascunho: { comparados, valoresEm, nossos: valoresDoCais, totalDoPortal, versaoDuimp },
}: Pick<RascunhoSectionProps, 'rascunho'>) {
  if (!valoresEm) return null;
  const diferentes = comparados.filter(({ diferenca }) => diferenca !== null && /[1-9]/.test(diferenca)).length;
  const comparaveis = comparados.filter(({ diferenca }) => diferenca !== null).length;
  return (
    <>
      <Typography variant="body2">
        {comparaveis === 0
          ? 'Nenhum valor pôde ser comparado.'
          : `${comparaveis} de ${comparados.length} valores comparados; ${
              diferentes === 0 ? 'nenhum difere' : diferentes === 1 ? '1 difere' : `${diferentes} diferem`
            }.`}{' '}
        Do Portal, em {formatarInstante(valoresEm)}
        {valoresDoCais && `; os nossos, como se registrada em ${formatarData(valoresDoCais.dia)}`}.
      </Typography>
      {valoresDoCais?.falta && <Alert severity="info">Os nossos valores não saem: {valoresDoCais.falta}</Alert>}
      <DataTable
        legenda="Valores do Portal e nossos"
        densa
        colunas={COLUNAS_COMPARADAS}
        linhas={comparados}
        chave={({ nome }) => nome}
      />
      <Typography variant="body2">
        {eRetificadora(versaoDuimp) ? 'A recolher em tudo, pelo Portal' : 'A recolher, pelo Portal'}:{' '}
        {totalDoPortal ? `R$ ${formatarAliquota(totalDoPortal)}` : '—'}
        {eRetificadora(versaoDuimp) && '. Com esta versão paga-se só a diferença, abaixo.'}
      </Typography>
    </>
  );
}

function diagnosticoDe({ diagnosticoEm, aviso }: RascunhoLido): string | null {
  if (!diagnosticoEm) return null;
  const pedido = `Pedido e aceito em ${formatarInstante(diagnosticoEm)}.`;
  return aviso ? pedido : `${pedido} O resultado o Portal só diz por aviso, ou na tela dele.`;
}

const SITUACAO = {
  PREPARO: ['neutral', 'Em preparo'],
  NA_FILA: ['info', 'A caminho'],
  PRONTO: ['success', 'No Portal, como rascunho'],
  RECUSADO: ['error', 'Recusado'],
  INCERTO: ['warning', 'Incerto'],
} as const;
