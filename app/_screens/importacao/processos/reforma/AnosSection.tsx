import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import {
  comparacaoEmArquivo,
  type ExperimentoDaReforma,
  type FiguraDosAnos,
  useComparacaoDosAnos,
  useMemoriaDosAnos,
} from '#lib/api/processo/reforma-do-processo.ts';
import { TabelaDosAnos } from './TabelaDosAnos.tsx';

interface AnosSectionProps {
  processo: { id: string; numero: string };
  experimento: ExperimentoDaReforma;
}

/** The same cargo under the rules of three years, its memória and its papers. */
export function AnosSection({ processo: { id, numero }, experimento }: AnosSectionProps) {
  const [figura, setFigura] = useState<FiguraDosAnos | null>(null);
  const { baixar, baixando } = useBaixar();
  const { data, error, mutate } = useComparacaoDosAnos(id, experimento, true);
  const memoria = useMemoriaDosAnos(id, experimento, figura);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const emArquivo = (formato: 'Pdf' | 'Planilha', extensao: string) => () =>
    baixar(() => comparacaoEmArquivo(id, experimento, formato), `tres-anos-${numero}.${extensao}`);
  return (
    <Section
      titulo="2026 · 2027 · 2033"
      nota="o que se pagaria pela mesma carga, às mesmas taxas de câmbio e alíquotas do II; ICMS à alíquota geral, sem diferimento"
      acoes={
        data.motivo === null && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button size="small" disabled={baixando} onClick={emArquivo('Pdf', 'pdf')}>
              Comparação em PDF
            </Button>
            <Button size="small" disabled={baixando} onClick={emArquivo('Planilha', 'xlsx')}>
              Comparação em XLSX
            </Button>
          </Stack>
        )
      }
      semMargem
    >
      {data.motivo ? (
        <Alert severity="info" sx={{ m: 2, mt: 0 }}>
          <TextoComLeis texto={data.motivo} />
        </Alert>
      ) : (
        <TabelaDosAnos comparacao={data} aoAbrirMemoria={setFigura} />
      )}
      {data.avisos.length > 0 && (
        <Alert severity="warning" sx={{ m: 2 }}>
          <TextoComLeis texto={data.avisos.map(({ mensagem }) => mensagem).join(' ')} />
        </Alert>
      )}
      <MemoriaDrawer
        aberto={figura !== null}
        memoria={memoria.data}
        falha={memoria.error && <ErrorState erro={memoria.error} tentarDeNovo={() => memoria.mutate()} />}
        contexto={figura ? `${numero} · pelas regras de ${figura.ano}` : numero}
        aoFechar={() => setFigura(null)}
      />
    </Section>
  );
}
