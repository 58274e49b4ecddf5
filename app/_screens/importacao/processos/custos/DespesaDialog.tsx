import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Formulario } from '#components/form/Formulario.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { baseUsual, integraBaseIcmsUsual } from '#lib/domain/aduana/processo/despesa.ts';
import { contratoDeDespesa, type DespesaLida, type DespesaNova } from '#lib/registros/despesa.ts';
import { despesaEmBranco, FORMULARIO_DESPESA } from './despesa-formulario.ts';

export const DESPESAS: ListResource<DespesaLida> = { recurso: '/api/Despesa', linha: contratoDeDespesa.lido };

interface DespesaDialogProps {
  processo: { id: string; numero: string };
  /** Null for a new expense. */
  aberta: DespesaLida | null;
  aoFechar: () => void;
}

/** Creates or edits an expense of a processo. Closing the dialog keeps the typed values as a draft. */
export function DespesaDialog({ processo, aberta, aoFechar }: DespesaDialogProps) {
  const titulo = useId();
  const { criar, alterar, excluir } = useGravarRegistro<DespesaNova, DespesaLida>(DESPESAS);
  const { enqueueSnackbar } = useSnackbar();
  const nome = aberta ? 'Despesa' : 'Nova despesa';
  const apagar = async () => {
    if (!aberta) return;
    try {
      await excluir(aberta.id);
      enqueueSnackbar('Despesa excluída. Ela volta pelo histórico do processo.', { variant: 'success' });
      aoFechar();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    }
  };
  return (
    <Dialog open onClose={aoFechar} fullWidth maxWidth="sm" aria-labelledby={titulo}>
      <DialogTitle id={titulo}>
        {nome} de {processo.numero}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <Formulario
            titulo={`${nome} de ${processo.numero}`}
            definicao={FORMULARIO_DESPESA}
            registro={aberta}
            iniciais={aberta ? FORMULARIO_DESPESA.valoresDe(aberta) : despesaEmBranco(processo.id)}
            comeco={processo.id}
            gravar={(valores, vista) => (aberta ? alterar(aberta.id, vista ?? aberta.versao, valores) : criar(valores))}
            aoGravar={() => {
              enqueueSnackbar('Despesa gravada.', { variant: 'success' });
              aoFechar();
            }}
            acoes={
              <>
                {aberta && (
                  <Button color="error" onClick={apagar}>
                    Excluir
                  </Button>
                )}
                <Button color="inherit" onClick={aoFechar}>
                  Fechar
                </Button>
              </>
            }
          >
            <Campos nova={aberta === null} />
          </Formulario>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Campos({ nova }: { nova: boolean }) {
  const { setValue, getFieldState } = useFormContext<DespesaNova>();
  const tipo = useWatch<DespesaNova, 'tipo'>({ name: 'tipo' });
  const sugerirPeloTipo = useEffectEvent((qual: DespesaNova['tipo']) => {
    if (!nova) return;
    if (!getFieldState('base').isDirty) setValue('base', baseUsual(qual));
    if (!getFieldState('integraBaseIcms').isDirty) setValue('integraBaseIcms', integraBaseIcmsUsual(qual));
  });
  useEffect(() => sugerirPeloTipo(tipo), [tipo]);
  return (
    <CamposLadoALado>
      <Campo<DespesaNova> nome="tipo" />
      <Campo<DespesaNova> nome="valor" />
      <Campo<DespesaNova> nome="descricao" largo />
      <Campo<DespesaNova> nome="data" />
      <Campo<DespesaNova> nome="documentoNumero" />
      <Campo<DespesaNova> nome="fornecedorNome" />
      <Campo<DespesaNova> nome="emNomeDe" />
      <Campo<DespesaNova> nome="base" />
      <Campo<DespesaNova> nome="recuperavel" />
      <Campo<DespesaNova> nome="integraBaseIcms" />
    </CamposLadoALado>
  );
}
