import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { Campo } from '#components/form/Campo.tsx';
import { completarLinhas } from '#lib/api/pedido.ts';
import type { CompraNacionalNova } from '#lib/contracts/compra-nacional.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';

/** Left, it fills what the cadastro knows of it into the fields that are empty; where the server cannot be asked they stay so. */
export function PartNumberField() {
  const { getValues, setValue } = useFormContext<CompraNacionalNova>();
  const completar = async () => {
    const { partNumber, descricao, unidade, ncm } = getValues();
    if (partNumber.trim() === '' || (descricao && unidade && ncm)) return;
    const pedido = { partNumbers: [partNumber.trim()], fabricantes: [], paises: [] };
    const [item] = await completarLinhas(pedido).then(
      ({ itens }) => itens,
      () => [],
    );
    if (!item || getValues('partNumber') !== partNumber) return;
    // The file takes eighty characters of it.
    const doItem = { descricao: item.descricao.slice(0, TAMANHOS_DCRE.texto), unidade: item.unidade, ncm: item.ncm };
    for (const campo of ['descricao', 'unidade', 'ncm'] as const) {
      if (!getValues(campo)) setValue(campo, doItem[campo], { shouldDirty: true });
    }
  };
  return (
    <Box onBlur={completar} sx={{ minWidth: 0 }}>
      <Campo<CompraNacionalNova> nome="partNumber" />
    </Box>
  );
}
