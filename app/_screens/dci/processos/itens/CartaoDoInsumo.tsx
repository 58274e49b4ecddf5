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
  const { codigo, descricao, necessidade, baixado, faltante, usos, lotes } = insumo;
  const [verUsos, setVerUsos] = useState(aberto);
  const [realocando, setRealocando] = useState(false);
  const { escolhido, voltarAoPeps } = useEscolhaDosLotes(insumo);
  const falta = /[1-9]/.test(faltante);
  const figura = figuraDe(insumo);
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
        {escolhido && <StatusChip tom="info">Escolhido à mão</StatusChip>}
      </Stack>
      <Box sx={{ mt: 1 }}>
        <DescriptionList densa>
          <DescriptionItem nome="Necessidade">{figura(necessidade)}</DescriptionItem>
          <DescriptionItem nome={fechado ? 'Baixado' : 'A baixar'}>{figura(baixado)}</DescriptionItem>
          <DescriptionItem nome="Falta">{falta ? figura(faltante) : 'nada'}</DescriptionItem>
        </DescriptionList>
      </Box>
      <Saques insumo={insumo} />
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
        {!fechado && escolhido && (
          <Button size="small" color="inherit" aria-label={`Voltar ao PEPS: ${codigo}`} onClick={voltarAoPeps}>
            Voltar ao PEPS
          </Button>
        )}
      </Stack>
      {verUsos && <Usos insumo={insumo} />}
      {realocando && <RealocarDialog insumo={insumo} aoFechar={() => setRealocando(false)} />}
    </Card>
  );
}

/** Whether a person chose the lotes of this input, and the way back to the oldest first. */
function useEscolhaDosLotes({ chave }: InsumoDaDci) {
  const realocacoes = useWatch<DciNovo, 'realocacoes'>({ name: 'realocacoes' });
  const { setValue } = useFormContext<DciNovo>();
  const outras = realocacoes.filter(({ insumo }) => insumo !== chave);
  return {
    escolhido: outras.length < realocacoes.length,
    voltarAoPeps: () => setValue('realocacoes', outras, { shouldDirty: true, shouldTouch: true }),
  };
}

function Saques({ insumo }: { insumo: InsumoDaDci }) {
  const { codigo, saques } = insumo;
  if (saques.length === 0) return null;
  return (
    <Stack component="ul" aria-label={`Lotes de ${codigo}`} sx={{ ...lista, mt: 1 }}>
      {saques.map((saque) => (
        <Box component="li" key={saque.id} sx={linha}>
          <span>
            <LinkTo underline="always" to="/dcr/saldo-insumos/$id" params={{ id: saque.id }}>
              {nomeDoPapel(saque)}
            </LinkTo>
            , {lugarNoPapel(saque)}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {' '}
              {saque.papel === 'DECLARACAO' ? 'desembaraçada em' : 'entrou em'} {formatarData(saque.dataDesembaraco)}
              {saque.manual && ' · à mão'}
            </Typography>
          </span>
          <strong>{figuraDe(insumo)(saque.quantidade)}</strong>
        </Box>
      ))}
    </Stack>
  );
}

function Usos({ insumo }: { insumo: InsumoDaDci }) {
  return (
    <Stack component="ul" aria-label={`Usos de ${insumo.codigo}`} sx={lista}>
      {insumo.usos.map((uso) => (
        <Box component="li" key={uso.item} sx={linha}>
          <span>
            {uso.codigo} · {SIGLA_MODALIDADE_DCI[uso.modalidade]} · {NOME_LOCAL_DESTINO[uso.destino]}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {' '}
              {semZeros(uso.coefTecnico)} por unidade
            </Typography>
          </span>
          <span>{figuraDe(insumo)(uso.quantidade)}</span>
        </Box>
      ))}
    </Stack>
  );
}

/** Writes a quantity of an input with its unit. */
const figuraDe =
  ({ unidade }: InsumoDaDci) =>
  (quantidade: string) =>
    `${semZeros(quantidade)} ${unidade ?? ''}`.trim();

const lista = { m: 0, p: 0, listStyle: 'none', gap: 0.25 };

const linha = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
};
