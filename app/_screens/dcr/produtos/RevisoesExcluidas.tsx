import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import { ESTRUTURA, type Revisao, useRevisoes } from '#lib/api/produtos/produto.ts';
import { vigenciaPorExtenso } from './VigenciaDaRevisao.tsx';

/** The deleted revisions, which can be restored here. Without any, nothing is shown. */
export function RevisoesExcluidas({ produtoId }: { produtoId: string }) {
  const { data: excluidas = [] } = useRevisoes(produtoId, true);
  if (excluidas.length === 0) return null;
  return (
    <Stack component="section" aria-label="Revisões excluídas" sx={{ gap: 0.5 }}>
      <Typography variant="subtitle2" component="h2">
        Excluídas
      </Typography>
      {excluidas.map((revisao) => (
        <Excluida key={revisao.id} revisao={revisao} />
      ))}
    </Stack>
  );
}

function Excluida({ revisao: { id, revisao, vigenciaInicio } }: { revisao: Revisao }) {
  const { restaurar } = useGravarRegistro(ESTRUTURA);
  const { enqueueSnackbar } = useSnackbar();
  const trazer = async () => {
    try {
      await restaurar(id);
      enqueueSnackbar(`Revisão ${revisao} voltou.`, { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ color: 'text.secondary' }}>
        Revisão {revisao}, {vigenciaPorExtenso({ vigenciaInicio, vigenciaFim: null })}
      </Typography>
      <Button size="small" color="inherit" aria-label={`Trazer de volta a revisão ${revisao}`} onClick={trazer}>
        Trazer de volta
      </Button>
    </Stack>
  );
}
