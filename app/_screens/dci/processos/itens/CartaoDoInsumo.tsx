import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { InsumoDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { SIGLA_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import { lugarNoPapel, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { RealocarDialog } from './RealocarDialog.tsx';

interface CartaoDoInsumoProps {
  insumo: InsumoDaDci;
  fechado: boolean;
  /** Whether the person followed a link to this input. */
  aberto: boolean;
}

/** An input: the quantity needed, the lotes it comes from, and the items that use it. */
export function CartaoDoInsumo({ insumo, fechado, aberto }: CartaoDoInsumoProps) {
  const { chave, codigo, descricao, unidade, necessidade, baixado, faltante, saques, usos, lotes } = insumo;
  const [verUsos, setVerUsos] = useState(aberto);
  const [realocando, setRealocando] = useState(false);
  const realocacoes = useWatch<DciNovo, 'realocacoes'>({ name: 'realocacoes' });
  const { setValue } = useFormContext<DciNovo>();
  const escolhidas = realocacoes.filter((uma) => uma.insumo === chave);
  const falta = /[1-9]/.test(faltante);
  const figura = (quantidade: string) => `${semZeros(quantidade)} ${unidade ?? ''}`.trim();
  const voltarAoPeps = () =>
    setValue(
      'realocacoes',
      realocacoes.filter((uma) => uma.insumo !== chave),
      { shouldDirty: true, shouldTouch: true },
    );
  return (
    <Card component="li" aria-label={codigo} sx={{ p: 1.5, ...(falta && { borderColor: 'error.main' }) }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{codigo}</strong>
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {descricao}
          </Typography>
        </Box>
        {falta && <StatusChip tom="error">{`Faltam ${figura(faltante)}`}</StatusChip>}
        {escolhidas.length > 0 && <StatusChip tom="info">Escolhido à mão</StatusChip>}
      </Stack>
      <Box sx={{ mt: 1 }}>
        <DescriptionList densa>
          <DescriptionItem nome="Necessidade">{figura(necessidade)}</DescriptionItem>
          <DescriptionItem nome={fechado ? 'Baixado' : 'A baixar'}>{figura(baixado)}</DescriptionItem>
          <DescriptionItem nome="Falta">{falta ? figura(faltante) : 'nada'}</DescriptionItem>
        </DescriptionList>
      </Box>
      {saques.length > 0 && (
        <Stack
          component="ul"
          aria-label={`Lotes de ${codigo}`}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', gap: 0.25 }}
        >
          {saques.map((saque) => (
            <Box component="li" key={saque.id} sx={linha}>
              <span>
                <LinkTo underline="always" to="/dcr/saldo-insumos/$id" params={{ id: saque.id }}>
                  {nomeDoPapel(saque)}
                </LinkTo>
                , {lugarNoPapel(saque)}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {' '}
                  {saque.papel === 'DECLARACAO' ? 'desembaraçada em' : 'entrou em'}{' '}
                  {formatarData(saque.dataDesembaraco)}
                  {saque.manual && ' · à mão'}
                </Typography>
              </span>
              <strong>{figura(saque.quantidade)}</strong>
            </Box>
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={verUsos}
          endIcon={<ExpandMore sx={{ rotate: verUsos ? '180deg' : '0deg' }} />}
          onClick={() => setVerUsos(!verUsos)}
        >
          {usos.length === 1 ? 'Para 1 item' : `Para ${usos.length} itens`}
        </Button>
        {!fechado && lotes.length > 0 && (
          <Button size="small" aria-label={`Realocar ${codigo}`} onClick={() => setRealocando(true)}>
            Realocar
          </Button>
        )}
        {!fechado && escolhidas.length > 0 && (
          <Button size="small" color="inherit" aria-label={`Voltar ao PEPS: ${codigo}`} onClick={voltarAoPeps}>
            Voltar ao PEPS
          </Button>
        )}
      </Stack>
      {verUsos && (
        <Stack component="ul" aria-label={`Usos de ${codigo}`} sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.25 }}>
          {usos.map((uso) => (
            <Box component="li" key={uso.item} sx={linha}>
              <span>
                {uso.codigo} · {SIGLA_MODALIDADE_DCI[uso.modalidade]} · {NOME_LOCAL_DESTINO[uso.destino]}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {' '}
                  {semZeros(uso.coefTecnico)} por unidade
                </Typography>
              </span>
              <span>{figura(uso.quantidade)}</span>
            </Box>
          ))}
        </Stack>
      )}
      {realocando && <RealocarDialog insumo={insumo} aoFechar={() => setRealocando(false)} />}
    </Card>
  );
}

const linha = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};
