import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { Contagens } from '#lib/contracts/platform/planilha.ts';
import type { Tentar } from './tentar.ts';

interface GravarPlanilhaProps {
  id: string;
  contagens: Contagens;
  /** Corrected cells have not been checked yet. */
  aConferir: boolean;
  tentar: Tentar;
}

/** Ends the check of a cadastro: all rows are written, or only the right ones. */
export function GravarPlanilha({ id, contagens, aConferir, tentar }: GravarPlanilhaProps) {
  const { gravar } = useImportSheet();
  const aGravar = contagens.novas + contagens.alteradas;
  return (
    <>
      {aGravar === 0 && <Typography>Não há nada a gravar.</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {contagens.comErro > 0 && (
          <Button
            variant="contained"
            disabled={aGravar === 0 || aConferir}
            onClick={() => tentar(() => gravar(id, 'AS_QUE_PASSARAM'))}
          >
            {`Gravar só as que passaram (${aGravar})`}
          </Button>
        )}
        <Button
          variant={contagens.comErro > 0 ? 'outlined' : 'contained'}
          disabled={aGravar === 0 || contagens.comErro > 0}
          onClick={() => tentar(() => gravar(id, 'TUDO'))}
        >
          Gravar tudo ou nada
        </Button>
      </Stack>
    </>
  );
}
