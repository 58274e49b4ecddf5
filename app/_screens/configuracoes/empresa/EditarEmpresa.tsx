import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { Formulario } from '#components/form/Formulario.tsx';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { imagemPorExtenso } from '#components/registro/imagem-por-extenso.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import { logoOf } from '#lib/api/accounts/image.ts';
import type { Empresa } from '#lib/contracts/accounts/empresa.ts';
import { NOMES_DA_EMPRESA } from '#lib/registros/empresa.ts';
import { followCompany } from '#lib/session/follow-cadastro.ts';
import { tellImageChanged } from '#lib/session/image-changed.ts';
import { EmpresaFields } from './EmpresaFields.tsx';
import { ExportarSection } from './ExportarSection.tsx';
import { FORMULARIO_EMPRESA } from './empresa-formulario.ts';
import { InatividadeSection } from './InatividadeSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { PessoasSection } from './PessoasSection.tsx';
import { SegundaPessoaDaEmpresa } from './SegundaPessoaDaEmpresa.tsx';
import { SegundaPessoaNoCatalogo } from './SegundaPessoaNoCatalogo.tsx';
import { SegundoFatorDaEmpresa } from './SegundoFatorDaEmpresa.tsx';

export function EditarEmpresa({ empresa }: { empresa: Empresa }) {
  const portal = usePortalParts();
  const { enqueueSnackbar } = useSnackbar();
  const { alterar, receberDesfeita } = useGravarEmpresa();
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
            followCompany(gravada);
            enqueueSnackbar('Alterações gravadas.', { variant: 'success' });
          }}
        >
          <EmpresaFields />
        </Formulario>
        <Stack sx={{ gap: 2, maxWidth: 960 }}>
          <LogoSection empresa={empresa} />
          <PessoasSection />
          <SegundoFatorDaEmpresa empresa={empresa} />
          {portal && <SegundaPessoaDaEmpresa empresa={empresa} />}
          {portal && <SegundaPessoaNoCatalogo empresa={empresa} />}
          <InatividadeSection empresaId={empresa.id} />
          <ExportarSection empresaId={empresa.id} />
          <HistoricoSection
            recurso="Empresa"
            registroId={empresa.id}
            versao={empresa.versao}
            nomes={NOMES}
            aoDesfazer={async (desfeita) => {
              followCompany(await receberDesfeita(desfeita));
              tellImageChanged(logoOf(empresa.id));
            }}
          />
        </Stack>
      </Stack>
    </>
  );
}

const NOMES = nomesNoHistorico({
  formulario: FORMULARIO_EMPRESA,
  rotulos: {
    ...NOMES_DA_EMPRESA,
    exigeSegundoFator: 'Exigir segundo fator',
    registroPedeSegundaPessoa: 'Registro de DUIMP pede uma segunda pessoa',
    catalogoPedeSegundaPessoa: 'Catálogo de produtos pede uma segunda pessoa',
    minutosDeInatividade: 'Encerrar a sessão sem uso, em minutos',
    desligamento: 'Pedido de desligar',
  },
  valores: { logo: imagemPorExtenso },
});
