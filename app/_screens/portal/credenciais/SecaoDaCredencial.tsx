import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EscolherCredencial } from '#app/_screens/portal/CredencialDoPortal.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';

interface SecaoDaCredencialProps {
  titulo: string;
  explicacao: ReactNode;
  /** The credentials that no person has ended. */
  credenciais: readonly CredencialDoPortal[];
  escolhida: CredencialDoPortal;
  aoEscolher: (id: string) => void;
  /** Beside the choice of the credential. */
  atos?: ReactNode;
  children: ReactNode;
}

/** What is asked of the Portal by the chosen credential: the section names its environment above and below. */
export function SecaoDaCredencial(props: SecaoDaCredencialProps) {
  const { titulo, explicacao, credenciais, escolhida, aoEscolher, atos, children } = props;
  return (
    <Section titulo={titulo} nota={NOME_AMBIENTE_DO_PORTAL[escolhida.ambiente].toLowerCase()}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {explicacao}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <EscolherCredencial credenciais={credenciais} escolhida={escolhida.id} aoEscolher={aoEscolher} largura={360} />
        {atos}
      </Stack>
      {children}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {AVISO_DO_AMBIENTE[escolhida.ambiente]}
      </Typography>
    </Section>
  );
}
