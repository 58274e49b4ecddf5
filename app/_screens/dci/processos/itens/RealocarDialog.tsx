import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { InsumoDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface RealocarDialogProps {
  insumo: InsumoDaDci;
  aoFechar: () => void;
}

/** Chooses the lotes of an input by hand. The quantity not chosen is drawn in the usual order. */
export function RealocarDialog({ insumo, aoFechar }: RealocarDialogProps) {
  const { chave, codigo, unidade, necessidade, lotes, saques } = insumo;
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const { getValues, setValue } = useFormContext<DciNovo>();
  const [quantidades, setQuantidades] = useState<Readonly<Record<string, string>>>(() => {
    const ditas = getValues('realocacoes').filter((realocacao) => realocacao.insumo === chave);
    const pares =
      ditas.length > 0
        ? ditas.map(({ lote, quantidade }) => [lote.id, quantidade] as const)
        : saques.map((saque) => [saque.id, saque.quantidade] as const);
    return Object.fromEntries(pares.map(([loteId, quantidade]) => [loteId, semCasasVazias(quantidade)]));
  });
  const ditas = Object.entries(quantidades).filter(([, quantidade]) => quantidade !== '');
  const ilegivel = ditas.some(([, quantidade]) => !/^\d+(\.\d+)?$/.test(quantidade));
  const soma = ilegivel ? null : somar(ditas.map(([, quantidade]) => quantidade));
  const excesso = (loteId: string, saldo: string) => {
    const dita = quantidades[loteId] ?? '';
    if (/^-\d/.test(dita)) return 'Não pode ser negativo.';
    return /^\d+(\.\d+)?$/.test(dita) && new Exato(dita).gt(saldo) ? 'Mais do que o saldo do lote.' : undefined;
  };
  const demais = soma?.gt(necessidade) ?? false;
  const impede = ilegivel || demais || lotes.some((lote) => excesso(lote.id, lote.saldo) !== undefined);
  const aplicar = () => {
    const outras = getValues('realocacoes').filter((realocacao) => realocacao.insumo !== chave);
    const novas = ditas
      .filter(([, quantidade]) => /[1-9]/.test(quantidade))
      .map(([loteId, quantidade]) => ({ insumo: chave, lote: { id: loteId }, quantidade }));
    setValue('realocacoes', [...outras, ...novas], { shouldDirty: true, shouldTouch: true });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={`Realocar ${codigo}`}
      confirmar="Usar estes lotes"
      saida="Cancelar"
      largura="sm"
      tela={telefone}
      impedido={impede}
      aoConfirmar={aplicar}
      aoFechar={aoFechar}
    >
      <Typography variant="body2">
        Necessidade: <strong>{semZeros(necessidade)}</strong> {unidade}. O que não for escolhido aqui vem dos lotes mais
        antigos, na vez deles.
      </Typography>
      <Stack component="ul" aria-label="Lotes em saldo" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {lotes.map((lote, i) => (
          <Box component="li" key={lote.id} sx={linha}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {i + 1}. {nomeDoLote(lote)}
              <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {lote.processo ? 'desembaraçada em' : 'entrou em'} {formatarData(lote.dataDesembaraco)}
                {lote.processo && ` · processo ${lote.processo.numero}`} · saldo {semZeros(lote.saldo)}{' '}
                {lote.unidade ?? ''}
              </Typography>
            </Box>
            <DecimalField
              rotulo={`Quantidade do lote ${i + 1}`}
              casas={7}
              casasMinimas={0}
              valor={quantidades[lote.id] ?? ''}
              aoMudar={(quantidade) => setQuantidades({ ...quantidades, [lote.id]: quantidade })}
              erro={excesso(lote.id, lote.saldo)}
            />
          </Box>
        ))}
      </Stack>
      {soma && (
        <Alert severity={demais ? 'error' : 'info'} role="status">
          {demais
            ? `Escolhidos ${semZeros(soma.toFixed())}: mais do que a necessidade.`
            : `Escolhidos ${semZeros(soma.toFixed())} de ${semZeros(necessidade)}.`}
        </Alert>
      )}
    </DialogoDeFormulario>
  );
}

const linha = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 200px' },
};

/** Trailing zeros would be in the way of the person who edits the quantity. */
const semCasasVazias = (quantidade: string) => quantidade.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
