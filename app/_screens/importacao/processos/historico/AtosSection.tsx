import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useAtosDeCadastro, useCadastrarPropostos } from '#lib/api/cadastros/cadastros-propostos.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { AtoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { atoPorExtenso } from './ato-por-extenso.ts';

/** The acts of the review that still hold, each with its undoing. */
export function AtosSection() {
  const { data = [] } = useAtosDeCadastro();
  if (data.length === 0) return null;
  return (
    <Section titulo="Já cadastrado de declarações e notas" semMargem>
      <DataTable
        legenda="Atos de cadastro"
        linhas={data}
        chave={({ id }) => id}
        colunas={[
          { titulo: 'Em', valor: ({ em }) => formatarInstante(em) },
          { titulo: 'Por', valor: ({ por }) => por },
          { titulo: 'O que foi cadastrado', valor: atoPorExtenso },
          { titulo: 'Desfazer', valor: (ato) => <Desfazer ato={ato} /> },
        ]}
      />
    </Section>
  );
}

function Desfazer({ ato }: { ato: AtoDeCadastros }) {
  const { desfazer } = useCadastrarPropostos();
  const { enqueueSnackbar } = useSnackbar();
  const { gravando, falha, enviar } = useUpload();
  const agora = async () => {
    if (await enviar(() => desfazer(ato.id))) enqueueSnackbar('Cadastro desfeito.', { variant: 'success' });
  };
  return (
    <>
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <Button
        size="small"
        color="inherit"
        loading={gravando}
        aria-label={`Desfazer ${atoPorExtenso(ato)}`}
        onClick={() => void agora()}
      >
        Desfazer
      </Button>
    </>
  );
}
