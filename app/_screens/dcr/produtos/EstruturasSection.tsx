import Icone from '@mui/icons-material/AccountTreeOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useRevisoes } from '#lib/api/produtos/produto.ts';
import { revisaoEmVigor } from '#lib/domain/zfm/estrutura.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { ProdutoLido } from '#lib/registros/produto.ts';
import { ComparacaoSection } from './ComparacaoSection.tsx';
import { RevisoesExcluidas } from './RevisoesExcluidas.tsx';
import { RevisoesTable } from './RevisoesTable.tsx';

export interface Comparadas {
  antes?: string | undefined;
  depois?: string | undefined;
}

interface EstruturasSectionProps {
  produto: ProdutoLido;
  comparadas: Comparadas;
  aoComparar: (duas: Comparadas) => void;
}

/** The revisions of a product's structure, and the comparison of two of them. */
export function EstruturasSection({ produto: { id }, comparadas, aoComparar }: EstruturasSectionProps) {
  const { data: revisoes, error, mutate } = useRevisoes(id);
  const hoje = hojeEmManaus();
  if (error && !revisoes) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!revisoes) return <Skeleton variant="rounded" height={160} aria-label="Carregando as revisões" />;
  const base = revisaoEmVigor(revisoes, hoje) ?? revisoes[0];
  const novas = (
    <>
      {base && (
        <ButtonTo
          size={base ? 'small' : 'medium'}
          variant="outlined"
          color="inherit"
          to="/dcr/produtos/$id/estrutura/nova"
          params={{ id }}
        >
          Nova em branco
        </ButtonTo>
      )}
      <ButtonTo
        size={base ? 'small' : 'medium'}
        variant="contained"
        to="/dcr/produtos/$id/estrutura/nova"
        params={{ id }}
        search={{ de: base?.id }}
      >
        {base ? `Nova revisão a partir da ${base.revisao}` : 'Nova estrutura'}
      </ButtonTo>
    </>
  );
  return (
    <Stack sx={{ gap: 2 }}>
      {revisoes.length === 0 ? (
        <EmptyState titulo="Nenhuma estrutura ainda" icone={<Icone />} acoes={novas}>
          O que vai em cada unidade do produto, com as perdas: digitado, colado do Excel ou de uma planilha. O DCR-E é
          montado da revisão em vigor na data base.
        </EmptyState>
      ) : (
        <Section titulo="Revisões" semMargem acoes={novas}>
          <RevisoesTable revisoes={revisoes} hoje={hoje} />
        </Section>
      )}
      {revisoes.length > 1 && <ComparacaoSection revisoes={revisoes} comparadas={comparadas} aoComparar={aoComparar} />}
      <RevisoesExcluidas produtoId={id} />
    </Stack>
  );
}
