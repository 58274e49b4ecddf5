import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Formulario } from '#components/form/Formulario.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { useGravarParametro } from '#lib/api/parametro.ts';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { ExcluirParametroDialog } from './ExcluirParametroDialog.tsx';
import { ParametroFields } from './ParametroFields.tsx';
import { FORMULARIO_PARAMETRO } from './parametro-formulario.ts';

export function EditarParametro({ parametro }: { parametro: ParametroLido }) {
  const { id } = parametro;
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const { alterar } = useGravarParametro();
  const [excluindo, setExcluindo] = useState(false);
  return (
    <>
      <PageHeader
        titulo={parametro.codigo}
        descricao="Parâmetro da empresa: vale antes do de fábrica de mesmo código."
      />
      <Formulario
        titulo={`Parâmetro ${parametro.codigo}`}
        definicao={FORMULARIO_PARAMETRO}
        registro={parametro}
        iniciais={FORMULARIO_PARAMETRO.valoresDe(parametro)}
        gravar={(valores, versao) => alterar(id, versao ?? parametro.versao, valores)}
        aoGravar={() => enqueueSnackbar('Alterações gravadas.', { variant: 'success' })}
        acoes={
          <Button color="error" onClick={() => setExcluindo(true)}>
            Excluir
          </Button>
        }
      >
        <ParametroFields />
      </Formulario>
      {excluindo && (
        <ExcluirParametroDialog
          parametro={parametro}
          aoFechar={() => setExcluindo(false)}
          aoExcluir={() => {
            enqueueSnackbar(`Parâmetro ${parametro.codigo} excluído.`, { variant: 'success' });
            navegar({ to: '/configuracoes/parametros', replace: true, ignoreBlocker: true });
          }}
        />
      )}
    </>
  );
}
