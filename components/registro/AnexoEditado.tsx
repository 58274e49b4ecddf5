import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { TextoField } from '#components/ui/TextoField.tsx';
import type { Documento, DocumentoEdicao } from '#lib/contracts/documento.ts';
import { NOME_TIPO_DOCUMENTO, TIPOS_DOCUMENTO, type TipoDocumento } from '#lib/domain/tipo-documento.ts';

interface AnexoEditadoProps {
  anexo: Documento;
  gravar: (edicao: DocumentoEdicao) => Promise<unknown>;
  aoFechar: () => void;
}

/** The name a file goes by and what it is; its bytes never change. */
export function AnexoEditado({ anexo, gravar, aoFechar }: AnexoEditadoProps) {
  const titulo = useId();
  const [nome, setNome] = useState(anexo.nome);
  const [tipo, setTipo] = useState<TipoDocumento>(anexo.tipo);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const semNome = nome.trim() === '';
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (semNome) return;
    setGravando(true);
    try {
      await gravar({ id: anexo.id, versao: anexo.versao, nome, tipo });
      aoFechar();
    } catch (erro) {
      setFalha(erro as Error);
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="sm" fullWidth>
      <form onSubmit={enviar} noValidate>
        <DialogTitle id={titulo}>Nome e tipo do anexo</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {falha && <Alert severity="error">{falha.message}</Alert>}
            <TextoField
              rotulo="Nome"
              maximo={200}
              valor={nome}
              aoMudar={setNome}
              erro={semNome ? 'Dê um nome ao arquivo.' : undefined}
              autoFocus
            />
            <TextField
              select
              label="Tipo"
              value={tipo}
              onChange={({ target }) => setTipo(target.value as TipoDocumento)}
            >
              {TIPOS_DOCUMENTO.map((codigo) => (
                <MenuItem key={codigo} value={codigo}>
                  {NOME_TIPO_DOCUMENTO[codigo]}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <RodapeDoDialogo saida="Cancelar" aoFechar={aoFechar} type="submit" loading={gravando}>
          Gravar
        </RodapeDoDialogo>
      </form>
    </Dialog>
  );
}
