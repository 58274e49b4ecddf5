import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSnackbar } from 'notistack';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useAtosDoWebhook, useEntregas } from '#lib/api/outbound/webhook.ts';
import { EntregasCards } from './EntregasCards.tsx';
import { EntregasTable } from './EntregasTable.tsx';

/** The deliveries, with their result and their next attempt. */
export function EntregasSection({ id }: { id: string }) {
  const { data: entregas, error, mutate } = useEntregas(id);
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { repetir } = useAtosDoWebhook(id);
  const { enqueueSnackbar } = useSnackbar();
  const tentarDeNovo = (entrega: string) =>
    repetir(entrega).then(
      () => enqueueSnackbar('Vai ser tentada em instantes.', { variant: 'success' }),
      (erro: Error) => enqueueSnackbar(erro.message, { variant: 'error' }),
    );
  const tem = Boolean(entregas?.length);
  const Entregas = telefone ? EntregasCards : EntregasTable;
  return (
    <Section titulo="Entregas" nota={tem ? 'as últimas cinquenta' : undefined} semMargem={tem && !telefone}>
      {tem && entregas ? (
        <Entregas entregas={entregas} aoTentar={tentarDeNovo} />
      ) : entregas ? (
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
          Nada foi enviado ainda. Cada mudança aparece aqui em poucos segundos, com o que o outro lado respondeu;
          “Enviar um teste” diz se ele recebe.
        </Typography>
      ) : error ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </Section>
  );
}
