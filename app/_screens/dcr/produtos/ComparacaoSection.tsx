import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { type Revisao, useDuasRevisoes } from '#lib/api/produtos/produto.ts';
import { ComparacaoDeRevisoes } from './ComparacaoDeRevisoes.tsx';
import type { Comparadas } from './EstruturasSection.tsx';
import { vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

interface ComparacaoSectionProps {
  revisoes: readonly Revisao[];
  comparadas: Comparadas;
  aoComparar: (duas: Comparadas) => void;
}

/** Compares two revisions, by default the last two. */
export function ComparacaoSection({ revisoes, comparadas, aoComparar }: ComparacaoSectionProps) {
  const ha = (id: string | undefined) => revisoes.some((revisao) => revisao.id === id);
  const antes = (ha(comparadas.antes) ? comparadas.antes : revisoes[1]?.id) ?? '';
  const depois = (ha(comparadas.depois) ? comparadas.depois : revisoes[0]?.id) ?? '';
  return (
    <Section titulo="Comparação" nota="O que entrou, saiu e mudou de uma revisão para a outra.">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 280px))' } }}>
        <Escolha rotulo="De" valor={antes} revisoes={revisoes} aoEscolher={(id) => aoComparar({ antes: id, depois })} />
        <Escolha
          rotulo="Para"
          valor={depois}
          revisoes={revisoes}
          aoEscolher={(id) => aoComparar({ antes, depois: id })}
        />
      </Box>
      {antes === depois ? (
        <Alert severity="info">Escolha duas revisões diferentes.</Alert>
      ) : (
        <DuasRevisoes antes={antes} depois={depois} />
      )}
    </Section>
  );
}

function DuasRevisoes({ antes, depois }: { antes: string; depois: string }) {
  const { data, error, mutate } = useDuasRevisoes([antes, depois]);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  const [era, ficou] = data ?? [];
  if (!era || !ficou) return <Skeleton variant="rounded" height={120} aria-label="Carregando a comparação" />;
  return <ComparacaoDeRevisoes antes={era} depois={ficou} />;
}

interface EscolhaProps {
  rotulo: string;
  valor: string;
  revisoes: readonly Revisao[];
  aoEscolher: (id: string) => void;
}

function Escolha({ rotulo, valor, revisoes, aoEscolher }: EscolhaProps) {
  return (
    <TextField select label={rotulo} value={valor} onChange={({ target }) => aoEscolher(target.value)}>
      {revisoes.map((revisao) => (
        <MenuItem key={revisao.id} value={revisao.id}>
          {revisao.revisao}, {vigenciaPorExtenso(revisao)}
        </MenuItem>
      ))}
    </TextField>
  );
}
