import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { CamposMudados } from './CamposMudados.tsx';
import { diferencas, NOME_DA_ACAO, type NomesDosCampos } from './mudancas-por-extenso.ts';

interface MudancaDoRegistroProps {
  mudanca: MudancaDoHistorico;
  nomes: NomesDosCampos;
  desfazendo: boolean;
  /** Undefined when the change cannot be undone here. */
  aoDesfazer: (() => void) | undefined;
}

/** A change in the history: the action, the person, the time, and each field before and after. */
export function MudancaDoRegistro({ mudanca, nomes, desfazendo, aoDesfazer }: MudancaDoRegistroProps) {
  const { acao, antes, depois, motivo, usuario, em } = mudanca;
  // Creating or deleting a record changes every field, so the fields are not listed.
  const campos = antes && depois ? diferencas(antes, depois, nomes) : [];
  const mudouAlgo = campos.length > 0 || (antes === null) !== (depois === null);
  return (
    <Stack component="li" sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{nomes.acoes?.[acao] ?? NOME_DA_ACAO[acao]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          por {usuario.nome} em <time dateTime={em}>{formatarInstante(em)}</time>
        </Typography>
        {aoDesfazer && mudouAlgo && (
          <Button
            size="small"
            color="inherit"
            loading={desfazendo}
            onClick={aoDesfazer}
            aria-label={`Desfazer a alteração de ${formatarInstante(em)}`}
            sx={{ ml: 'auto' }}
          >
            Desfazer
          </Button>
        )}
      </Stack>
      {motivo && <Typography variant="body2">Motivo: {motivo}</Typography>}
      {campos.length > 0 && <CamposMudados campos={campos} titulos={['Era', 'Ficou']} />}
    </Stack>
  );
}
