import { useAtosDoPortal } from '#lib/portal/api/portal-unico.ts';
import { ChaveOuCertificadoDialog } from './ChaveOuCertificadoDialog.tsx';
import { FormularioDaChave } from './FormularioDaChave.tsx';
import { FormularioDoCertificado } from './FormularioDoCertificado.tsx';

/** Registers a credential. */
export function NovaCredencialDialog({ aoFechar }: { aoFechar: () => void }) {
  const { cadastrar, cadastrarCertificado } = useAtosDoPortal();
  const comum = { rotulo: 'Cadastrar', aoFechar };
  return (
    <ChaveOuCertificadoDialog
      titulo="Nova credencial"
      primeiro="CHAVE"
      chave={<FormularioDaChave {...comum} gravar={cadastrar} />}
      certificado={<FormularioDoCertificado {...comum} gravar={cadastrarCertificado} />}
      aoFechar={aoFechar}
    />
  );
}
