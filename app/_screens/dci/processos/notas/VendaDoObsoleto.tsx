import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

/** A produto estrangeiro that leaves as obsoleto or sucata: its taxes are on its sale value, with the parecer of the Suframa. */
export function VendaDoObsoleto({ item, fechado }: { item: ItemLidoDaDci; fechado: boolean }) {
  const { chave, codigo, destino } = item;
  const obsoletos = useWatch<DciNovo, 'obsoletos'>({ name: 'obsoletos' });
  const { setValue } = useFormContext<DciNovo>();
  const lugar = obsoletos.findIndex((itemObsoleto) => itemObsoleto.item === chave);
  const obsoleto = obsoletos[lugar];
  if (fechado) {
    return obsoleto ? (
      <Typography variant="caption">
        Obsoleto ou sucata: R$ {formatarDinheiro(obsoleto.valor)}, parecer {obsoleto.parecer}
      </Typography>
    ) : null;
  }
  const mudar = (novos: DciNovo['obsoletos']) => setValue('obsoletos', novos, { shouldDirty: true, shouldTouch: true });
  const qual = `${codigo} para ${NOME_LOCAL_DESTINO[destino]}`;
  if (!obsoleto) {
    return (
      <Button
        size="small"
        color="inherit"
        aria-label={`Sai como obsoleto ou sucata: ${qual}`}
        onClick={() => mudar([...obsoletos, { item: chave, valor: '', parecer: '' }])}
      >
        Obsoleto ou sucata
      </Button>
    );
  }
  return (
    <Stack role="group" aria-label={`Obsoleto ou sucata: ${qual}`} sx={{ gap: 1.25, width: 190, pt: 1 }}>
      <Campo<DciNovo> nome={`obsoletos.${lugar}.valor`} />
      <Campo<DciNovo> nome={`obsoletos.${lugar}.parecer`} />
      <Button
        size="small"
        color="inherit"
        aria-label={`Não é obsoleto: ${qual}`}
        onClick={() => mudar(obsoletos.filter((itemObsoleto) => itemObsoleto.item !== chave))}
        sx={{ alignSelf: 'flex-start' }}
      >
        Não é obsoleto
      </Button>
    </Stack>
  );
}
