import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Formulario } from '#components/form/Formulario.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarRepresentante } from '#lib/api/representante.ts';
import type { RepresentanteLido } from '#lib/contracts/representante.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { impedimentoDoRepresentante, NOME_VINCULO_REPRESENTANTE } from '#lib/domain/representante.ts';
import { formatarCpf } from '#lib/format/identificadores.ts';
import { ConsequenciaDaExclusao } from './ConsequenciaDaExclusao.tsx';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';
import { RepresentanteChip } from './RepresentanteChip.tsx';
import { RepresentanteFields } from './RepresentanteFields.tsx';
import { FORMULARIO_REPRESENTANTE, NOMES_REPRESENTANTE } from './representante-formulario.ts';

export function EditarRepresentante({ representante }: { representante: RepresentanteLido }) {
  const { id, versao, nome, cpf, vinculo } = representante;
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { alterar, excluir } = useGravarRepresentante();
  const [excluindo, setExcluindo] = useState(false);
  const impedimento = impedimentoDoRepresentante(representante, diaLocal(new Date()));
  return (
    <>
      <PageHeader titulo={nome} descricao={`${NOME_VINCULO_REPRESENTANTE[vinculo]} · CPF ${formatarCpf(cpf)}`}>
        <RepresentanteChip representante={representante} />
      </PageHeader>
      {impedimento && (
        <Alert severity="error" sx={{ mb: 2, maxWidth: 960 }}>
          {impedimento} Não é oferecido nas buscas nem pode assinar até que isso mude.
        </Alert>
      )}
      <Formulario
        titulo={`Representante ${nome}`}
        definicao={FORMULARIO_REPRESENTANTE}
        registro={representante}
        iniciais={FORMULARIO_REPRESENTANTE.valoresDe(representante)}
        gravar={(valores, vista) => alterar(id, vista ?? versao, valores)}
        aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
        linkDoDuplicado={(outro) => <LinkDoDuplicado id={outro} />}
        acoes={
          <Button color="error" onClick={() => setExcluindo(true)}>
            Excluir
          </Button>
        }
      >
        <RepresentanteFields />
      </Formulario>
      <Stack sx={{ mt: 2, gap: 2, maxWidth: 960 }}>
        <AnexosSection dono={{ recurso: 'Representante', registroId: id }} />
        <HistoricoSection recurso="Representante" registroId={id} versao={versao} nomes={NOMES_REPRESENTANTE} />
      </Stack>
      {excluindo && (
        <ExclusaoDialog
          titulo={`Excluir ${nome}?`}
          excluir={() => excluir(id)}
          aoFechar={() => setExcluindo(false)}
          aoExcluir={() => {
            enqueueSnackbar(`${nome} na lista dos excluídos.`, { variant: 'success' });
            navegar({ to: '/configuracoes/representante', replace: true, ignoreBlocker: true });
          }}
        >
          <ConsequenciaDaExclusao />
        </ExclusaoDialog>
      )}
    </>
  );
}
