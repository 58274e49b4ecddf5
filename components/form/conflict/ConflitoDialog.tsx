import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Versionado } from '#components/form/definicao-de-formulario.ts';
import { horaOuDia } from '#components/form/fields/hora-ou-dia.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import type { Escolha } from '#lib/domain/versoes/comparar-versoes.ts';
import type { Diferenca } from '#lib/domain/versoes/versoes-do-campo.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { EscolhasDeVersao } from './EscolhasDeVersao.tsx';
import { MudancasJuntadas } from './MudancasJuntadas.tsx';

interface ConflitoDialogProps {
  diferencas: readonly Diferenca[];
  /** The record as it is now, with who changed it and when. */
  dela: Pick<Versionado, 'alteradoEm' | 'alteradoPor'>;
  /** Time of the draft that conflicts with a newer record; null when a save caused the conflict. */
  doRascunho: string | null;
  aoResolver: (escolhas: Readonly<Record<string, Escolha>>) => void;
  aoAdiar: () => void;
}

/**
 * Dialog for two people's changes to the same record. It merges and lists the fields only one of them changed. For fields both
 * changed, it asks and preselects nothing, so that a hasty key press cannot choose a version.
 */
export function ConflitoDialog({
  diferencas,
  dela: versaoAlheia,
  doRascunho,
  aoResolver,
  aoAdiar,
}: ConflitoDialogProps) {
  const id = useId();
  const [escolhas, setEscolhas] = useState<Record<string, Escolha>>({});
  const [tentou, setTentou] = useState(false);
  const emDisputa = diferencas.filter(({ quem }) => quem === 'ambas');
  const porEscolher = emDisputa.filter(({ campo }) => escolhas[campo] === undefined);
  const idDaEscolha = (campo: string) => `${id}-${campo}`;
  const resolver = () => {
    const [primeira] = porEscolher;
    // A choice that is not in sight yet is drawn first, so that it can take the focus.
    flushSync(() => setTentou(true));
    if (primeira) focarCampo(idDaEscolha(primeira.campo));
    else aoResolver(escolhas);
  };
  return (
    <Dialog open onClose={aoAdiar} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>
        {doRascunho ? 'O registro mudou depois do seu rascunho' : 'Este registro mudou enquanto você o editava'}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5 }}>
          <span>
            {doRascunho
              ? `Seu rascunho é de ${horaOuDia(doRascunho)}. ${quemGravou(versaoAlheia)} Veja o que mudou de cada lado; nada é gravado ainda.`
              : `${quemGravou(versaoAlheia)} Nada foi sobrescrito: veja o que mudou de cada lado.`}
          </span>
          <EscolhasDeVersao
            emDisputa={emDisputa}
            escolhas={escolhas}
            tentou={tentou}
            idDaEscolha={idDaEscolha}
            aoEscolher={(novas) => setEscolhas({ ...escolhas, ...novas })}
          />
          <MudancasJuntadas diferencas={diferencas.filter(({ quem }) => quem !== 'ambas')} />
          {tentou && porEscolher.length > 0 && (
            <Alert severity="error">
              {porEscolher.length === 1
                ? 'Falta escolher em 1 campo.'
                : `Falta escolher em ${porEscolher.length} campos.`}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida={doRascunho ? 'Decidir depois' : 'Voltar ao formulário'}
        aoFechar={aoAdiar}
        onClick={resolver}
      >
        {doRascunho ? 'Levar ao formulário' : 'Gravar'}
      </RodapeDoDialogo>
    </Dialog>
  );
}

/** Says who saved in between. The same person may have done so in another tab. */
function quemGravou({ alteradoPor, alteradoEm }: ConflitoDialogProps['dela']): string {
  if (!alteradoPor || !alteradoEm) return 'Outra pessoa, ou você em outra aba, gravou antes.';
  return `${alteradoPor} gravou em ${formatarInstante(alteradoEm)}.`;
}
