import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { Formulario } from '#components/form/Formulario.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarEmpresa } from '#lib/api/empresa.ts';
import type { Empresa } from '#lib/contracts/empresa.ts';
import { ROTULOS_EMPRESA } from '#lib/domain/empresa.ts';
import { seguirEmpresa } from '#lib/session/seguir-cadastro.ts';
import { EmpresaFields } from './EmpresaFields.tsx';
import { FORMULARIO_EMPRESA } from './empresa-formulario.ts';
import { LogoSection } from './LogoSection.tsx';
import { PessoasSection } from './PessoasSection.tsx';

export function EditarEmpresa({ empresa }: { empresa: Empresa }) {
  const { enqueueSnackbar } = useSnackbar();
  const { alterar } = useGravarEmpresa();
  return (
    <>
      <PageHeader titulo={empresa.nomeFantasia} descricao="Dados da empresa, suas filiais e quem trabalha nela." />
      <Stack sx={{ gap: 2 }}>
        <Formulario
          titulo="Empresa"
          definicao={FORMULARIO_EMPRESA}
          registro={empresa}
          iniciais={FORMULARIO_EMPRESA.valoresDe(empresa)}
          gravar={(valores, versao) => alterar(empresa.id, versao ?? empresa.versao, valores)}
          aoGravar={(gravada) => {
            seguirEmpresa(gravada);
            enqueueSnackbar('Alterações gravadas.', { variant: 'success' });
          }}
        >
          <EmpresaFields />
        </Formulario>
        <Stack sx={{ gap: 2, maxWidth: 960 }}>
          <LogoSection empresa={empresa} />
          <PessoasSection />
          <HistoricoSection recurso="Empresa" registroId={empresa.id} nomes={NOMES} />
        </Stack>
      </Stack>
    </>
  );
}

/** A logo by the beginning of its hash: enough to see that it is another. */
const NOMES = {
  rotulos: ROTULOS_EMPRESA,
  valores: { logo: (hash: unknown) => (typeof hash === 'string' ? `imagem ${hash.slice(0, 8)}` : 'nenhum') },
};
