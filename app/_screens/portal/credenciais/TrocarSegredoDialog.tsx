import { useSnackbar } from 'notistack';
import { useAtosDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { NOME_DA_TROCA } from '#lib/portal/domain/portal-unico.ts';
import { ChaveOuCertificadoDialog } from './ChaveOuCertificadoDialog.tsx';
import { FormularioDaChave } from './FormularioDaChave.tsx';
import { FormularioDoCertificado } from './FormularioDoCertificado.tsx';

interface TrocarSegredoDialogProps {
  credencial: CredencialDoPortal;
  aoFechar: () => void;
}

/** Puts another key or certificate of the same person in the place of what a credential logs in with. */
export function TrocarSegredoDialog({ credencial, aoFechar }: TrocarSegredoDialogProps) {
  const { id, modo, titular } = credencial;
  const { trocarChave, trocarCertificado } = useAtosDoPortal();
  const { enqueueSnackbar } = useSnackbar();
  const comum = { credencial, rotulo: 'Trocar', aoFechar };
  return (
    <ChaveOuCertificadoDialog
      titulo={`${NOME_DA_TROCA[modo]} de ${titular}`}
      primeiro={modo}
      chave={
        <FormularioDaChave
          {...comum}
          gravar={async ({ clientId, clientSecret, validaAte, confirmacao }) => {
            await trocarChave(id, { clientId, clientSecret, validaAte, confirmacao });
            enqueueSnackbar('A chave nova está guardada. Teste a conexão.', { variant: 'success' });
          }}
        />
      }
      certificado={
        <FormularioDoCertificado
          {...comum}
          gravar={async ({ certificado, chave, confirmacao }) => {
            await trocarCertificado(id, { certificado, chave, confirmacao });
            enqueueSnackbar('O certificado novo está guardado. Teste a conexão.', { variant: 'success' });
          }}
        />
      }
      aoFechar={aoFechar}
    />
  );
}
