import Stack from '@mui/material/Stack';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useCadastrosPropostos } from '#lib/api/cadastros/cadastros-propostos.ts';
import { AtosSection } from './AtosSection.tsx';
import { RevisaoDosCadastros } from './RevisaoDosCadastros.tsx';

/** The review of what all declarations and notas name and the cadastros lack, and the acts that can be undone. */
export function CadastrosPropostosScreen() {
  const { data, error, mutate } = useCadastrosPropostos();
  const vazia = data && Object.values(data).every((parte) => parte.length === 0);
  return (
    <>
      <PageHeader
        titulo="Cadastros do histórico"
        descricao="O que as declarações e as notas citam e o cadastro não tem. O que você aceita é vinculado a todas de uma vez."
        acoes={
          <ButtonTo color="inherit" variant="outlined" to="/importacao/historico" search={{ pagina: 1 }}>
            Trazer o histórico
          </ButtonTo>
        }
      />
      <Stack sx={{ gap: 2 }}>
        {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {!error && !data && <RecordSkeleton />}
        {vazia && (
          <EmptyState titulo="Nada falta no cadastro">
            Tudo o que as declarações e as notas lidas citam já está no cadastro, ou nada foi lido ainda.
          </EmptyState>
        )}
        {data && !vazia && <RevisaoDosCadastros propostos={data} />}
        <AtosSection />
      </Stack>
    </>
  );
}
