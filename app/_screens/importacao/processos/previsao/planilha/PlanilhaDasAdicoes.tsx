import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useMemo, useRef, useState } from 'react';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import type { Candidato } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import { formatarData } from '#lib/format/data.ts';
import { AplicarPropostas, celulas } from './AplicarPropostas.tsx';
import type { LinhaDaAdicao } from './celulas-da-adicao.ts';
import { COLUNAS_DA_PLANILHA } from './colunas-da-planilha.ts';
import { OQueNaoSePropoe } from './OQueNaoSePropoe.tsx';
import { comCandidato, comPropostas, type Dito, type Troca } from './propostas-na-grade.ts';
import { useAdicoesNaGrade } from './use-adicoes-na-grade.ts';
import { usePropostas } from './use-propostas.ts';

/** All planned adições of a processo in one sheet, with what the table, the last declaration and the Suframa propose for them. */
export function PlanilhaDasAdicoes({ processoId }: { processoId: string }) {
  const { adicoes, mercadorias, linhas, erros, mudar } = useAdicoesNaGrade();
  const numeros = useMemo(() => adicoes.map(({ numero }) => String(numero)), [adicoes]);
  const portal = usePortalParts();
  const [respostas, setRespostas] = useState('');
  const naPlanilha = { adicoes, linhas, mercadorias, respostas };
  const { propostas, dia, falha, tentarDeNovo } = usePropostas(processoId, naPlanilha);
  const { enqueueSnackbar } = useSnackbar();
  const mudarNaGrade = useRef<((novas: readonly LinhaDaAdicao[]) => void) | null>(null);
  // A value that a person took out of a conflict is settled, though a new adição may have begun with the same.
  const [decididos, setDecididos] = useState<ReadonlySet<string>>(new Set());
  const aplicar = (trocas: readonly Troca[]) => {
    if (!propostas) return;
    mudarNaGrade.current?.(comPropostas(linhas, propostas, trocas));
    const quantas = propostas.quantasVazias + trocas.length;
    enqueueSnackbar(
      `${celulas(quantas)} com a proposta, sublinhadas: cada uma diz de onde vem. “Desfazer” volta atrás.`,
      { variant: 'success' },
    );
  };
  const escolher = (escolhidos: readonly (readonly [Dito, Candidato])[]) => {
    const novas = escolhidos.reduce<readonly LinhaDaAdicao[]>(
      (ate, [dito, candidato]) => comCandidato(ate, dito, candidato),
      linhas,
    );
    mudarNaGrade.current?.(novas);
    setDecididos(new Set([...decididos, ...escolhidos.map(([{ chave }]) => chave)]));
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {propostas && <AplicarPropostas propostas={propostas} aoAplicar={aplicar} />}
        {portal && (
          <portal.Tratamentos mercadorias={mercadorias} numeros={numeros} dia={dia} aoResponder={setRespostas} />
        )}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {propostas ? oQueHa(propostas.quantasVazias, dia) : falha ? '' : 'Procurando o que propor…'}
        </Typography>
      </Stack>
      {falha && <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />}
      <ItemGrid
        rotulo="Planilha das adições"
        colunas={COLUNAS_DA_PLANILHA}
        linhas={linhas}
        aoMudar={mudar}
        novaLinha={semLinhaNova}
        erros={erros}
        notas={propostas?.notas ?? SEM_NOTAS}
        mudarDeFora={mudarNaGrade}
        linhasFixas
        altura={Math.min(520, 104 + 34 * Math.max(3, linhas.length))}
      />
      <FormHelperText>
        Um valor sublinhado é o proposto, e diz de onde vem ao passar o ponteiro ou ao ser lido. Nada se grava antes de
        “Gravar”.
      </FormHelperText>
      {propostas && (
        <OQueNaoSePropoe
          conflitos={propostas.conflitos.filter(({ chave }) => !decididos.has(chave))}
          opcoes={propostas.opcoes}
          semProposta={propostas.semProposta}
          aoEscolher={escolher}
        />
      )}
    </>
  );
}

const SEM_NOTAS = {};
const semLinhaNova = (): LinhaDaAdicao => ({ id: '' });

function oQueHa(quantas: number, dia: string | null): string {
  const paraHoje = dia === null ? '' : `, se registrada em ${formatarData(dia)}`;
  if (quantas === 0) return `Nenhuma célula em branco tem proposta${paraHoje}.`;
  return `${celulas(quantas)} em branco ${quantas === 1 ? 'tem' : 'têm'} proposta${paraHoje}.`;
}
