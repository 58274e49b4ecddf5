import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';

export interface NomeDaVisao {
  nome: string;
  compartilhada: boolean;
  padrao: boolean;
}

interface NomeDaVisaoDialogProps {
  titulo: string;
  inicial: NomeDaVisao;
  /** Resolves to the reason why the save failed, or to undefined. */
  aoSalvar: (nome: NomeDaVisao) => Promise<string | undefined>;
  aoFechar: () => void;
}

/** Dialog for the name of a view, who sees it, and whether the list opens with it. */
export function NomeDaVisaoDialog({ titulo, inicial, aoSalvar, aoFechar }: NomeDaVisaoDialogProps) {
  const [valores, setValores] = useState(inicial);
  const [erro, setErro] = useState<string>();
  const [salvando, setSalvando] = useState(false);
  const mudar = (mudanca: Partial<NomeDaVisao>) => {
    setValores({ ...valores, ...mudanca });
    setErro(undefined);
  };
  const salvar = async () => {
    if (valores.nome.trim() === '') return setErro('Dê um nome à visão.');
    setSalvando(true);
    setErro(await aoSalvar(valores));
    setSalvando(false);
  };
  return (
    <DialogoDeFormulario
      titulo={titulo}
      confirmar="Salvar"
      saida="Cancelar"
      gravando={salvando}
      aoConfirmar={salvar}
      aoFechar={aoFechar}
    >
      <TextoField
        rotulo="Nome da visão"
        maximo={60}
        valor={valores.nome}
        aoMudar={(nome) => mudar({ nome })}
        erro={erro}
        ajuda="Guarda filtros, ordem, colunas e densidade."
        autoFocus
      />
      <FormControlLabel
        control={<Checkbox checked={valores.compartilhada} onChange={(_, sim) => mudar({ compartilhada: sim })} />}
        label="Compartilhar com a empresa"
      />
      <FormControlLabel
        control={<Checkbox checked={valores.padrao} onChange={(_, sim) => mudar({ padrao: sim })} />}
        label="Abrir a lista com esta visão"
      />
    </DialogoDeFormulario>
  );
}
