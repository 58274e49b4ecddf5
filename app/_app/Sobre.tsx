import Typography from '@mui/material/Typography';
import { BlocosDoManual } from '#components/ajuda/BlocosDoManual.tsx';
import { SobreDialog } from '#components/shell/SobreDialog.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useHealth } from '#lib/api/platform/health.ts';
import { useNovidades } from '#lib/api/views/manual.ts';
import type { Novidades } from '#lib/contracts/platform/manual.ts';
import { formatarData } from '#lib/format/data.ts';
import { VERSION } from './version.ts';

/** Shows the version of the running site, the version of the server, and the site's release notes. */
export function Sobre({ aoFechar }: { aoFechar: () => void }) {
  const { data: saude, error: semServidor } = useHealth();
  const { data: novidades, error, mutate } = useNovidades();
  return (
    <SobreDialog
      versao={VERSION}
      doServidor={semServidor && !doesNotExist(semServidor) ? 'O servidor não respondeu' : saude?.versao}
      aoFechar={aoFechar}
      novidades={
        novidades ? (
          <OQueHaDeNovo novidades={novidades} />
        ) : (
          error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />
        )
      }
    />
  );
}

function OQueHaDeNovo({ novidades: { versao, data, partes } }: { novidades: Novidades }) {
  return (
    <>
      <Typography variant="h2" component="h3" sx={{ mt: 3 }}>
        Novidades da versão {versao}, de {formatarData(data)}
      </Typography>
      {partes.map(({ id, titulo, blocos }) => (
        <section key={id}>
          <Typography variant="h3" component="h4" sx={{ mt: 2 }}>
            {titulo}
          </Typography>
          <BlocosDoManual blocos={blocos} />
        </section>
      ))}
    </>
  );
}
