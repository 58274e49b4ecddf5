import Icone from '@mui/icons-material/VpnKeyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import { AtributosDasNcms } from './AtributosDasNcms.tsx';
import { CredencialCard } from './CredencialCard.tsx';
import { NovaCredencialDialog } from './NovaCredencialDialog.tsx';
import { TabelasAduaneiras } from './TabelasAduaneiras.tsx';
import { TratamentosDasNcms } from './TratamentosDasNcms.tsx';

/** The access keys and certificates with which Cais asks the Portal Único. */
export function PortalUnicoScreen() {
  const { data: credenciais, error, mutate } = useCredenciaisDoPortal();
  const [nova, setNova] = useState(false);
  const emUso = credenciais?.filter(({ encerradaEm }) => encerradaEm === null) ?? [];
  const botao = (
    <Button variant="contained" onClick={() => setNova(true)}>
      Nova credencial
    </Button>
  );
  return (
    <>
      <CadastrosNav />
      {error && !credenciais && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !credenciais && <RecordSkeleton />}
      {credenciais?.length === 0 && (
        <EmptyState icone={<Icone />} titulo="Nenhuma credencial ainda" acoes={botao}>
          Com a chave de acesso que uma pessoa gera no Portal Único, ou com o e-CPF A1 dela, o Cais busca a DUIMP pelo
          número.
        </EmptyState>
      )}
      {credenciais && credenciais.length > 0 && (
        <Stack sx={{ gap: 2 }}>
          <Stack
            direction="row"
            sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'start', flexWrap: 'wrap' }}
          >
            <Typography sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
              A credencial é de uma pessoa, e o Portal Único registra como dela tudo o que o Cais consulta e envia. O
              Cais só envia o que alguém pede, na página de um processo, no Catálogo de produtos ou aqui; sozinho, nada.
            </Typography>
            {botao}
          </Stack>
          {credenciais.map((credencial) => (
            <CredencialCard key={credencial.id} credencial={credencial} />
          ))}
          {emUso.length > 0 && (
            <>
              <AtributosDasNcms credenciais={emUso} />
              <TratamentosDasNcms credenciais={emUso} />
              <TabelasAduaneiras credenciais={emUso} />
            </>
          )}
        </Stack>
      )}
      {nova && <NovaCredencialDialog aoFechar={() => setNova(false)} />}
    </>
  );
}
