import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import {
  type ExperimentoDaReforma,
  type FiguraDaReforma,
  useMemoriaDaReforma,
  useReforma,
} from '#lib/api/processo/reforma-do-processo.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { AnosSection } from './AnosSection.tsx';
import { BaseDaReforma } from './BaseDaReforma.tsx';
import { DatasDaReforma } from './DatasDaReforma.tsx';
import { ExperimentoFields } from './ExperimentoFields.tsx';
import { NADA } from './experimento.ts';
import { ItensDaReforma } from './ItensDaReforma.tsx';
import { PropostasDaReforma } from './PropostasDaReforma.tsx';
import { TotaisDaReforma } from './TotaisDaReforma.tsx';

interface ReformaSectionProps {
  processo: { id: string; numero: string; versao: number; importador: { id: string | null } };
  /** Whether the comparison of the years is open. */
  anos: boolean;
  aoAbrirAnos: (aberta: boolean) => void;
}

/** CBS and IBS of a processo: its two days, the base, and each tax in total and by item. */
export function ReformaSection({ processo, anos, aoAbrirAnos }: ReformaSectionProps) {
  const { id, numero, versao } = processo;
  const [experimento, setExperimento] = useState<ExperimentoDaReforma>(NADA);
  const [figura, setFigura] = useState<FiguraDaReforma | null>(null);
  const { data: reforma, error, isLoading, mutate } = useReforma(id, experimento, versao);
  const memoria = useMemoriaDaReforma(id, experimento, figura);
  if (error && !reforma) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!reforma) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <Section
        titulo="CBS e IBS"
        nota={notaDe(reforma)}
        acoes={
          <Button size="small" aria-expanded={anos} onClick={() => aoAbrirAnos(!anos)}>
            {anos ? 'Fechar a comparação' : 'Comparar 2026 · 2027 · 2033'}
          </Button>
        }
      >
        <DatasDaReforma reforma={reforma} />
        {reforma.motivo && (
          <Alert severity="info">
            <TextoComLeis texto={reforma.motivo} />
          </Alert>
        )}
        <ExperimentoFields reforma={reforma} experimento={experimento} aoMudar={setExperimento} />
        {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {!error && reforma.avisos.length > 0 && (
          <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
            <Stack component="ul" sx={{ m: 0, pl: 2, gap: 0.5 }}>
              {reforma.avisos.map(({ mensagem }) => (
                <li key={mensagem}>
                  <TextoComLeis texto={mensagem} />
                </li>
              ))}
            </Stack>
          </Alert>
        )}
        {!error && reforma.motivo === null && (
          <PropostasDaReforma
            processo={processo}
            reforma={reforma}
            aoExperimentar={(classe) => setExperimento({ ...experimento, classe })}
          />
        )}
        {/* What stands here may be of what was tried out before: it fades while other figures come, and goes when they fail. */}
        {!error && reforma.motivo === null && (
          <Stack aria-busy={isLoading} sx={{ gap: 2, opacity: isLoading ? 0.4 : 1 }}>
            <TotaisDaReforma reforma={reforma} aoAbrirMemoria={setFigura} />
            <BaseDaReforma reforma={reforma} aoAbrirMemoria={setFigura} />
            <ItensDaReforma reforma={reforma} aoAbrirMemoria={setFigura} />
          </Stack>
        )}
      </Section>
      {anos && <AnosSection processo={processo} experimento={experimento} />}
      <MemoriaDrawer
        aberto={figura !== null}
        memoria={memoria.data}
        falha={memoria.error && <ErrorState erro={memoria.error} tentarDeNovo={() => memoria.mutate()} />}
        contexto={
          figura?.item ? `${numero} · adição ${figura.item.adicao}, item ${figura.item.sequencia}` : `${numero} · total`
        }
        aoFechar={() => setFigura(null)}
      />
    </>
  );
}

function notaDe({ lugar: { uf, municipio } }: ReformaDoProcesso): string {
  if (municipio) return `entrega em ${municipio}/${uf}, do cadastro do importador`;
  return uf ? `entrega no ${uf}, do cadastro do importador` : 'lugar da entrega não informado: alíquotas do país';
}
