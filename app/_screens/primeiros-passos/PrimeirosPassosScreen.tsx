import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useMudarPrimeirosPassos, usePrimeirosPassos } from '#lib/api/views/primeiros-passos.ts';
import type { PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { isInSample } from '#lib/session/sample-company.ts';
import { useSession } from '#lib/session/session.ts';
import { EmpresaDeExemploSection } from './EmpresaDeExemploSection.tsx';
import { PassoCard } from './PassoCard.tsx';

/** The way of a new company to its first DAI, each step in the state its data tells. */
export function PrimeirosPassosScreen() {
  const { data, error, mutate } = usePrimeirosPassos();
  const noExemplo = isInSample(useSession());
  const { enqueueSnackbar } = useSnackbar();
  const { pular, dispensar } = useMudarPrimeirosPassos();
  const tentar = async (ato: () => Promise<void>) => {
    try {
      await ato();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  const mudarDispensa = (dispensado: boolean) => tentar(() => dispensar(dispensado));
  return (
    <>
      <PageHeader
        titulo="Primeiros passos"
        descricao={data ? resumo(data) : undefined}
        acoes={
          data && (
            <>
              <ButtonTo to="/dashboard" color="inherit" variant="outlined">
                Ir para o Dashboard
              </ButtonTo>
              <Button color="inherit" variant="outlined" onClick={() => mudarDispensa(!data.dispensado)}>
                {data.dispensado ? 'Mostrar no menu' : 'Dispensar'}
              </Button>
            </>
          )
        }
      />
      {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !data && <RecordSkeleton />}
      {data?.dispensado && (
        <Alert severity="info">
          Dispensados para todos da empresa: não estão no menu nem no Dashboard. Esta página continua na Ajuda e na
          busca.
        </Alert>
      )}
      {data && (
        <Stack component="ol" aria-label="Passos" sx={{ gap: 1.5, m: 0, p: 0, mt: 2, maxWidth: 960 }}>
          {data.passos.map((passo) => (
            <PassoCard
              key={passo.passo}
              {...passo}
              contagens={data.contagens}
              aoPular={(pulado) => tentar(() => pular({ passo: passo.passo, pular: pulado }))}
            />
          ))}
        </Stack>
      )}
      {data && !noExemplo && (
        <Stack sx={{ mt: 2, maxWidth: 960 }}>
          <EmpresaDeExemploSection />
        </Stack>
      )}
    </>
  );
}

function resumo({ passos, terminado }: PrimeirosPassos): string {
  const feitos = passos.filter(({ estado }) => estado === 'FEITO').length;
  const pulados = passos.filter(({ estado }) => estado === 'PULADO').length;
  const conta = `${feitos} de ${passos.length} passos feitos${pulados > 0 ? `, ${pulados} pulados` : ''}`;
  return terminado
    ? `${conta}: nada mais espera aqui.`
    : `${conta}. Do banco vazio à primeira DAI, na ordem que lhe servir: nenhum passo é obrigatório.`;
}
