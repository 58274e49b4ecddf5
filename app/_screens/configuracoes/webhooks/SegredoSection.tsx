import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useFocoDeVolta } from '#components/ui/dialogs/use-foco-de-volta.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useAtosDoWebhook, WEBHOOKS } from '#lib/api/outbound/webhook.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { OutroSegredoDialog } from './OutroSegredoDialog.tsx';
import { SegredoFeito } from './SegredoFeito.tsx';

/** The secret that signs the messages. It is shown once, when it is made. */
export function SegredoSection({ id }: { id: string }) {
  const { data: webhook } = useRegistro(WEBHOOKS, id);
  const { fazerSegredo, testar } = useAtosDoWebhook(id);
  const { enqueueSnackbar } = useSnackbar();
  const [feito, setFeito] = useState<{ segredo: string; eraOutro: boolean } | null>(null);
  const [trocando, setTrocando] = useState(false);
  const [ocupado, setOcupado] = useState(false);
  const lugar = useFocoDeVolta<HTMLDivElement>(ocupado);
  const desde = webhook?.segredoEm ?? null;
  const fazer = async (ato: () => Promise<void>) => {
    setOcupado(true);
    try {
      await ato();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setOcupado(false);
    }
  };
  const fazerUm = () => fazer(async () => setFeito({ segredo: await fazerSegredo(), eraOutro: desde !== null }));
  const enviarTeste = () =>
    fazer(async () => {
      await testar();
      enqueueSnackbar('Teste a caminho: a resposta aparece entre as entregas.', { variant: 'success' });
    });
  return (
    <div ref={lugar}>
      <Section
        titulo="Segredo"
        nota={desde && `feito em ${formatarInstante(desde)}`}
        acoes={
          desde && (
            <>
              <Button color="inherit" variant="outlined" disabled={ocupado} onClick={() => setTrocando(true)}>
                Fazer outro segredo
              </Button>
              <Button color="inherit" variant="outlined" disabled={ocupado} onClick={enviarTeste}>
                Enviar um teste
              </Button>
            </>
          )
        }
      >
        {webhook && !desde && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" disabled={ocupado} onClick={fazerUm}>
                Fazer o segredo
              </Button>
            }
          >
            Falta o segredo. Até que seja feito, nada é enviado.
          </Alert>
        )}
        {feito && <SegredoFeito key={feito.segredo} {...feito} />}
        <Typography sx={{ color: 'text.secondary', maxWidth: '80ch', '& code': { whiteSpace: 'nowrap' } }}>
          Cada mensagem leva no cabeçalho <code>X-Cais-Assinatura</code> o instante (t) e o HMAC-SHA256 (v1), feito com
          este segredo, do texto formado por t, um ponto e o corpo. Quem recebe refaz a conta e recusa o que não confere
          ou é antigo. Uma mensagem pode chegar duas vezes: <code>X-Cais-Entrega</code> diz qual é.
        </Typography>
      </Section>
      {trocando && (
        <OutroSegredoDialog
          aoFechar={() => setTrocando(false)}
          aoConfirmar={() => {
            setTrocando(false);
            fazerUm();
          }}
        />
      )}
    </div>
  );
}
