import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ToOptions } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import type { ListResource } from '#lib/api/platform/list.ts';

export interface NomeDoRegistroProps<Registro> {
  api: ListResource<Registro>;
  id: string;
  nome: string;
  /** Second line under the name, if any. */
  secundario: string | null;
  excluido: boolean;
  destino: (id: string) => ToOptions;
}

/** Name of a row as a link to its record, in two lines where one cannot hold it. A deleted row also has a restore button. */
export function NomeDoRegistro<Registro extends { id: string }>(props: NomeDoRegistroProps<Registro>) {
  const { id, nome, secundario, excluido, destino } = props;
  if (excluido) return <NomeDoExcluido {...props} />;
  const caminho = (
    <CellLink {...destino(id)} title={nome} className={/\s/.test(nome) ? 'cell-link' : 'cell-link code'}>
      {nome}
    </CellLink>
  );
  return secundario ? (
    <TwoLines principal={caminho} secundaria={secundario} inteira />
  ) : (
    <span className="linhas">{caminho}</span>
  );
}

function NomeDoExcluido<Registro extends { id: string }>({ api, id, nome, destino }: NomeDoRegistroProps<Registro>) {
  const { restaurar } = useGravarRegistro(api);
  const { enqueueSnackbar } = useSnackbar();
  const trazer = async () => {
    try {
      await restaurar(id);
      enqueueSnackbar(`${nome} voltou.`, { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <Stack sx={{ height: 1, justifyContent: 'center', alignItems: 'flex-start', minWidth: 0, lineHeight: 1.45 }}>
      <CellLink {...destino(id)} title={nome} className="cell-link deleted">
        {nome}
      </CellLink>
      <Button
        size="small"
        sx={{ p: 0, height: 20, minHeight: 0 }}
        aria-label={`Trazer de volta ${nome}`}
        onClick={trazer}
      >
        Trazer de volta
      </Button>
    </Stack>
  );
}
