import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/Section.tsx';
import { useRegistro } from '#lib/api/cadastro.ts';
import { useAtosDoWebhook, WEBHOOKS } from '#lib/api/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';

/** What signs the messages: shown once, when it is made. */
export function SegredoSection({ id }: { id: string }) {
  const { data: webhook } = useRegistro(WEBHOOKS, id);
  const { fazerSegredo, testar } = useAtosDoWebhook(id);
  const { enqueueSnackbar } = useSnackbar();
  const [segredo, setSegredo] = useState<string | null>(null);
  const [fazendo, setFazendo] = useState<'segredo' | 'teste' | null>(null);
  const fazer = async (qual: 'segredo' | 'teste', ato: () => Promise<void>) => {
    setFazendo(qual);
    try {
      await ato();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setFazendo(null);
    }
  };
  const feitoEm = webhook?.segredoEm ?? null;
  return (
    <Section
      titulo="Segredo"
      nota={feitoEm ? `feito em ${formatarInstante(feitoEm)}` : 'ainda não foi feito: nada é enviado'}
      acoes={
        <>
          <Button
            color="inherit"
            variant="outlined"
            disabled={fazendo !== null}
            onClick={() => fazer('segredo', async () => setSegredo(await fazerSegredo()))}
          >
            {feitoEm ? 'Fazer outro segredo' : 'Fazer o segredo'}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            disabled={fazendo !== null || feitoEm === null}
            onClick={() =>
              fazer('teste', async () => {
                await testar();
                enqueueSnackbar('Teste enviado: veja a resposta entre as entregas.', { variant: 'success' });
              })
            }
          >
            Enviar um teste
          </Button>
        </>
      }
    >
      {segredo && (
        <Stack sx={{ gap: 1.5 }}>
          <Alert severity="warning">Copie agora: o segredo não aparece outra vez. O anterior deixou de assinar.</Alert>
          <TextField
            label="Segredo"
            value={segredo}
            onFocus={({ target }) => target.select()}
            slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace' } } }}
          />
        </Stack>
      )}
      <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        Cada mensagem leva no cabeçalho X-Cais-Assinatura o instante (t) e o HMAC-SHA256 (v1), feito com este segredo,
        do texto formado por t, um ponto e o corpo. Quem recebe refaz a conta e recusa o que não confere ou é antigo.
      </Typography>
    </Section>
  );
}
