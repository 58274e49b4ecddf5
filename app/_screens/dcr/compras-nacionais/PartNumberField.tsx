import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { completarLinhas } from '#lib/api/pedidos/pedido.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import type { CompraNacionalNova } from '#lib/registros/compra-nacional.ts';

/** On blur, fills empty fields from the cadastro. If the server cannot be reached, they stay empty. */
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
    // The DCR-E file takes eighty characters of the description.
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
