import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { useAtosDosAvisos, useReceptoresDoPortal } from '#lib/portal/api/avisos-do-portal.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { CadastroDosAvisos } from './CadastroDosAvisos.tsx';
import { ConfirmarDialog } from './ConfirmarDialog.tsx';
import { EnderecoDosAvisos } from './EnderecoDosAvisos.tsx';

/** The notices that the Portal Único sends for a credential: the address to give, the secret once, and what came last. */
export function AvisosDaCredencial({ credencial }: { credencial: CredencialDoPortal }) {
  const { id, ambiente, titular } = credencial;
  const { data: todos } = useReceptoresDoPortal();
  const { fazer, deixar } = useAtosDosAvisos(id);
  const { ocupado, falha, fazer: emCurso } = useAtoEmCurso();
  const [segredo, setSegredo] = useState<string | null>(null);
  const [pergunta, setPergunta] = useState<keyof typeof PERGUNTAS | null>(null);
  if (!todos) return null;
  const receptor = todos.find(({ credencialId }) => credencialId === id);
  const fazerChave = () => emCurso(async () => setSegredo(await fazer()));
  const parar = () =>
    emCurso(async () => {
      await deixar();
      setSegredo(null);
    });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        Avisos do Portal ({NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        O Portal Único pode avisar quando uma DUIMP muda. O aviso só diz onde olhar: o Cais consulta a DUIMP em seguida,
        se algum processo a acompanha. Com ou sem avisos, o Cais continua a olhar de tempos em tempos.
      </Typography>
      {falha && <Alert severity="error">{falha}</Alert>}
      {receptor ? (
        <>
          <EnderecoDosAvisos receptor={receptor} segredo={segredo} />
          <CadastroDosAvisos credencial={credencial} receptor={receptor} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button color="inherit" variant="outlined" disabled={ocupado} onClick={() => setPergunta('outra')}>
              Fazer outra chave secreta
            </Button>
            <Button color="inherit" disabled={ocupado} onClick={() => setPergunta('deixar')}>
              Deixar de receber
            </Button>
          </Stack>
        </>
      ) : (
        <>
          <Button
            color="inherit"
            variant="outlined"
            loading={ocupado}
            aria-label={`Receber avisos pela credencial de ${titular}`}
            onClick={() => void fazerChave()}
            sx={{ alignSelf: 'start' }}
          >
            Receber avisos
          </Button>
          <CadastroDosAvisos credencial={credencial} receptor={null} />
        </>
      )}
      {pergunta && (
        <ConfirmarDialog
          {...PERGUNTAS[pergunta]}
          aoFechar={() => setPergunta(null)}
          aoConfirmar={() => {
            setPergunta(null);
            void (pergunta === 'outra' ? fazerChave() : parar());
          }}
        >
          {PERGUNTAS[pergunta].texto}
        </ConfirmarDialog>
      )}
    </Stack>
  );
}

const PERGUNTAS = {
  outra: {
    titulo: 'Fazer outra chave secreta?',
    confirmar: 'Fazer outra',
    texto:
      'A de agora deixa de valer na hora. Se o Cais cadastrou os avisos no Portal Único, dá a nova a ele em seguida; até lá recusa os avisos.',
  },
  deixar: {
    titulo: 'Deixar de receber avisos?',
    confirmar: 'Deixar de receber',
    texto:
      'O endereço passa a recusar tudo, e o Cais continua a olhar de tempos em tempos. O cadastro que fez no Portal Único, ele retira em seguida.',
  },
};
