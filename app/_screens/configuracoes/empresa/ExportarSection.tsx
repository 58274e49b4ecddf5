import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

/** Exports all data of the company, to keep elsewhere or to move to another system. */
export function ExportarSection({ empresaId }: { empresaId: string }) {
  const { baixando, baixar } = useBaixar();
  const { exportar } = useGravarEmpresa();
  return (
    <Section titulo="Exportar os dados da empresa" nota="Para guardar fora do Cais ou levar a outro sistema.">
      <Typography variant="body2" sx={{ maxWidth: 640 }}>
        Um ZIP com todos os registros, um arquivo JSON por tabela, e com os arquivos recebidos e gerados. Senhas e
        segredos ficam de fora. A exportação fica no histórico da empresa.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FolderZipOutlined />}
        loading={baixando}
        loadingPosition="start"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => baixar(() => exportar(empresaId), `cais-${hojeEmManaus()}.zip`)}
      >
        {baixando ? 'Exportando…' : 'Exportar tudo'}
      </Button>
    </Section>
  );
}
