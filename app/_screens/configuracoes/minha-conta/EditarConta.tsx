import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { Formulario } from '#components/form/Formulario.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { useSaveAccount } from '#lib/api/accounts/account.ts';
import { photoOf } from '#lib/api/accounts/image.ts';
import type { Conta } from '#lib/contracts/accounts/conta.ts';
import { followAccount } from '#lib/session/follow-cadastro.ts';
import { tellImageChanged } from '#lib/session/image-changed.ts';
import { ContaFields } from './ContaFields.tsx';
import { FORMULARIO_CONTA } from './conta-formulario.ts';
import { NOMES_CONTA } from './conta-historico.ts';
import { FotoSection } from './FotoSection.tsx';
import { SenhaSection } from './SenhaSection.tsx';
import { SessoesSection } from './SessoesSection.tsx';
import { SegundoFatorSection } from './segundo-fator/SegundoFatorSection.tsx';

/** The form comes first, with its save button in sight. Each section below acts at once, by its own button. */
export function EditarConta({ conta }: { conta: Conta }) {
  const { enqueueSnackbar } = useSnackbar();
  const { alterar, receberDesfeita } = useSaveAccount();
  return (
    <Stack sx={{ gap: 2 }}>
      <Formulario
        titulo="Minha conta"
        definicao={FORMULARIO_CONTA}
        registro={conta}
        iniciais={FORMULARIO_CONTA.valoresDe(conta)}
        gravar={(valores, versao) => alterar(conta.id, versao ?? conta.versao, valores)}
        aoGravar={(gravada) => {
          followAccount(gravada);
          enqueueSnackbar('Alterações gravadas.', { variant: 'success' });
        }}
      >
        <ContaFields email={conta.email} />
      </Formulario>
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <FotoSection conta={conta} />
        <SenhaSection email={conta.email} />
        <SegundoFatorSection />
        <SessoesSection />
        <HistoricoSection
          recurso="Usuario"
          registroId={conta.id}
          versao={conta.versao}
          nomes={NOMES_CONTA}
          // An invitation or deactivation is for other people to undo, so it is not undone here.
          podeDesfazer={({ antes, depois }) => antes !== null && depois !== null}
          aoDesfazer={async (desfeita) => {
            followAccount(await receberDesfeita(desfeita));
            tellImageChanged(photoOf(conta.id));
          }}
        />
      </Stack>
    </Stack>
  );
}
