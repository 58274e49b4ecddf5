import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { MODALIDADES_DCI, type ModalidadeDci, NOME_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';

interface ModalidadeSelectProps {
  codigo: string;
  /** The modalidade found automatically; null if none was found. */
  atual: ModalidadeDci | null;
}

/** Sets the modalidade of a product by hand, if none was found or the one found is wrong. */
export function ModalidadeSelect({ codigo, atual }: ModalidadeSelectProps) {
  const modalidades = useWatch<DciNovo, 'modalidades'>({ name: 'modalidades' });
  const { setValue } = useFormContext<DciNovo>();
  const dita = modalidades.find((escolha) => escolha.codigo === codigo)?.modalidade;
  const [mudando, setMudando] = useState(false);
  if (atual && dita === undefined && !mudando) {
    return (
      <Button
        size="small"
        color="inherit"
        aria-label={`Mudar a modalidade de ${codigo}`}
        onClick={() => setMudando(true)}
      >
        Mudar
      </Button>
    );
  }
  const dizer = (valor: string) => {
    const outras = modalidades.filter((escolha) => escolha.codigo !== codigo);
    const novas = valor === '' ? outras : [...outras, { codigo, modalidade: valor as ModalidadeDci }];
    setValue('modalidades', novas, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <TextField
      select
      size="small"
      value={dita ?? ''}
      onChange={({ target }) => dizer(target.value)}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `Modalidade de ${codigo}` } },
      }}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value="">{atual ? 'Como diz o cadastro' : 'Escolha…'}</MenuItem>
      {MODALIDADES_DCI.map((modalidade) => (
        <MenuItem key={modalidade} value={modalidade}>
          {NOME_MODALIDADE_DCI[modalidade]}
        </MenuItem>
      ))}
    </TextField>
  );
}
