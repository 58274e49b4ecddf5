import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { JogarForaDialog } from '#components/shell/JogarForaDialog.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import {
  entrarNaEmpresaDeExemplo,
  useEmpresaDeExemplo,
  useMudarEmpresaDeExemplo,
} from '#lib/api/accounts/empresa-de-exemplo.ts';
import type { EmpresaDeExemplo } from '#lib/contracts/accounts/empresa-de-exemplo.ts';
import { enterSample } from '#lib/session/sample-company.ts';

/** The sample company of the person: opened, entered, thrown away. Without an answer of the server there is nothing to offer. */
export function EmpresaDeExemploSection() {
  const { data } = useEmpresaDeExemplo();
  return data && <Exemplo {...data} />;
}

function Exemplo({ situacao, andamento }: EmpresaDeExemplo) {
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { abrir, jogarFora } = useMudarEmpresaDeExemplo();
  const [emCurso, setEmCurso] = useState(false);
  const [perguntando, setPerguntando] = useState(false);
  const tentar = async (ato: () => Promise<unknown>) => {
    setEmCurso(true);
    try {
      await ato();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setEmCurso(false);
    }
  };
  const entrar = async () => {
    enterSample(await entrarNaEmpresaDeExemplo());
    await navegar({ to: '/dashboard' });
  };
  const jogar = (
    <Button color="inherit" disabled={emCurso} onClick={() => setPerguntando(true)}>
      Jogar fora
    </Button>
  );
  const ATOS: Readonly<Record<EmpresaDeExemplo['situacao'], ReactNode>> = {
    NENHUMA: (
      <Button variant="outlined" loading={emCurso} onClick={() => tentar(abrir)}>
        Abrir uma empresa de exemplo
      </Button>
    ),
    PREPARANDO: (
      <Button color="inherit" disabled={emCurso} onClick={() => tentar(jogarFora)}>
        Cancelar
      </Button>
    ),
    PRONTA: (
      <>
        {jogar}
        <Button variant="contained" loading={emCurso} onClick={() => tentar(entrar)}>
          Entrar na empresa de exemplo
        </Button>
      </>
    ),
    INTERROMPIDA: (
      <>
        {jogar}
        <Button variant="outlined" loading={emCurso} onClick={() => tentar(abrir)}>
          Começar de novo
        </Button>
      </>
    ),
  };
  return (
    <Section titulo="Uma empresa de exemplo" acoes={ATOS[situacao]}>
      <Typography sx={{ color: 'text.secondary' }}>
        Uma empresa fictícia ao lado da sua, já com processos, DAIs, estoque, DCR-E e DCI, para ver e experimentar. Nada
        do que se faz nela toca a sua empresa, e ela se joga fora quando não servir mais.
      </Typography>
      {andamento && <Andamento {...andamento} />}
      {situacao === 'INTERROMPIDA' && (
        <Alert severity="warning">
          A preparação parou antes do fim, e a empresa pela metade não se abre. Comece de novo, ou jogue fora.
        </Alert>
      )}
      {perguntando && (
        <JogarForaDialog
          aoFechar={() => setPerguntando(false)}
          aoJogarFora={() => {
            setPerguntando(false);
            void tentar(jogarFora);
          }}
        />
      )}
    </Section>
  );
}

function Andamento({ feitos, total }: NonNullable<EmpresaDeExemplo['andamento']>) {
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography>
        Preparando: {feitos} de {total}. Pode continuar o seu trabalho; ela espera aqui.
      </Typography>
      <LinearProgress
        aria-label="Preparando a empresa de exemplo"
        variant="determinate"
        value={(feitos / total) * 100}
      />
    </Stack>
  );
}
