import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { SituacaoSuframaChip } from '#components/comex/SituacaoSuframaChip.tsx';
import { ValidadeChip } from '#components/comex/ValidadeChip.tsx';
import { Formulario } from '#components/form/Formulario.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarImportador } from '#lib/api/importador.ts';
import type { ImportadorLido } from '#lib/contracts/importador.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { situacaoDaValidade } from '#lib/domain/validade.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { ConsequenciaDaExclusao } from './ConsequenciaDaExclusao.tsx';
import { ImportadorFields } from './ImportadorFields.tsx';
import { FORMULARIO_IMPORTADOR } from './importador-formulario.ts';
import { NOMES_IMPORTADOR } from './importador-por-extenso.ts';
import { LinkDoDuplicado } from './LinkDoDuplicado.tsx';

export function EditarImportador({ importador }: { importador: ImportadorLido }) {
  const { id, versao, razaoSocial, situacaoSuframa, validadeSuframa } = importador;
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { alterar, excluir } = useGravarImportador();
  const [excluindo, setExcluindo] = useState(false);
  return (
    <>
      <PageHeader titulo={razaoSocial} descricao={`CNPJ ${formatarCnpj(importador.cnpj)}`}>
        <SituacaoSuframaChip situacao={situacaoSuframa} />
        {validadeSuframa && <ValidadeChip validade={situacaoDaValidade(validadeSuframa, diaLocal(new Date()))} />}
      </PageHeader>
      <Formulario
        titulo={`Importador ${razaoSocial}`}
        definicao={FORMULARIO_IMPORTADOR}
        registro={importador}
        iniciais={FORMULARIO_IMPORTADOR.valoresDe(importador)}
        gravar={(valores, vista) => alterar(id, vista ?? versao, valores)}
        aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
        linkDoDuplicado={(outro) => <LinkDoDuplicado id={outro} />}
        acoes={
          <Button color="error" onClick={() => setExcluindo(true)}>
            Excluir
          </Button>
        }
      >
        <ImportadorFields />
      </Formulario>
      <Stack sx={{ mt: 2, gap: 2, maxWidth: 960 }}>
        <AnexosSection dono={{ recurso: 'Importador', registroId: id }} />
        <HistoricoSection recurso="Importador" registroId={id} versao={versao} nomes={NOMES_IMPORTADOR} />
      </Stack>
      {excluindo && (
        <ExclusaoDialog
          titulo={`Excluir ${razaoSocial}?`}
          excluir={() => excluir(id)}
          aoFechar={() => setExcluindo(false)}
          aoExcluir={() => {
            enqueueSnackbar(`${razaoSocial} na lista dos excluídos.`, { variant: 'success' });
            navegar({ to: '/configuracoes/associados', replace: true, ignoreBlocker: true });
          }}
        >
          <ConsequenciaDaExclusao />
        </ExclusaoDialog>
      )}
    </>
  );
}
