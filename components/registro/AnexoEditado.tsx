import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { Documento, DocumentoEdicao } from '#lib/contracts/platform/documento.ts';
import {
  NOME_TIPO_DOCUMENTO,
  TIPOS_DOCUMENTO,
  type TipoDocumento,
} from '#lib/domain/aduana/processo/tipo-documento.ts';

interface AnexoEditadoProps {
  anexo: Documento;
  gravar: (edicao: DocumentoEdicao) => Promise<unknown>;
  aoFechar: () => void;
}

/** Edits the name and type of an attachment; its bytes never change. */
export function AnexoEditado({ anexo, gravar, aoFechar }: AnexoEditadoProps) {
  const [nome, setNome] = useState(anexo.nome);
  const [tipo, setTipo] = useState<TipoDocumento>(anexo.tipo);
  const { gravando, falha, enviar } = useUpload();
  const semNome = nome.trim() === '';
  const confirmar = async () => {
    const edicao = { id: anexo.id, versao: anexo.versao, nome, tipo };
    if (!semNome && (await enviar(() => gravar(edicao)))) aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo="Nome e tipo do anexo"
      confirmar="Gravar"
      saida="Cancelar"
      largura="sm"
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha.message}</Alert>}
      <TextoField
        rotulo="Nome"
        maximo={200}
        valor={nome}
        aoMudar={setNome}
        erro={semNome ? 'Dê um nome ao arquivo.' : undefined}
        autoFocus
      />
      <TextField select label="Tipo" value={tipo} onChange={({ target }) => setTipo(target.value as TipoDocumento)}>
        {TIPOS_DOCUMENTO.map((codigo) => (
          <MenuItem key={codigo} value={codigo}>
            {NOME_TIPO_DOCUMENTO[codigo]}
          </MenuItem>
        ))}
      </TextField>
    </DialogoDeFormulario>
  );
}
