import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AlertaChips } from '#components/comex/chips/AlertaChips.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import { ButtonTo, LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { PROXIMO_ATO, passosAMao } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { formatarData } from '#lib/format/data.ts';

interface CartaoDoProcessoProps {
  processo: ProcessoResumo;
  aoLevar: (processo: ProcessoResumo | null) => void;
  aoPassar: (processo: ProcessoResumo, situacao: SituacaoProcesso) => void;
}

/** A processo on the board: its number, importer, dates and alerts, with a menu of the next situações. */
export function CartaoDoProcesso({ processo, aoLevar, aoPassar }: CartaoDoProcessoProps) {
  const { id, numero, referencia, importador, eta, dias, alertas, situacao } = processo;
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const dados = [eta && `ETA ${formatarData(eta)}`, dias !== null && `${dias} ${dias === 1 ? 'dia' : 'dias'} aqui`];
  return (
    <Card
      component="li"
      draggable
      onDragStart={(evento) => {
        evento.dataTransfer.effectAllowed = 'move';
        evento.dataTransfer.setData('text/plain', numero);
        aoLevar(processo);
      }}
      onDragEnd={() => aoLevar(null)}
      sx={{ p: 1, cursor: 'grab', display: 'grid', gap: 0.5 }}
    >
      <LinkTo to="/importacao/processos/$id" params={{ id }} draggable={false} sx={{ fontWeight: 600 }}>
        {numero}
      </LinkTo>
      <Typography variant="body2">
        {[referencia, importador.nome ?? importador.numero].filter(Boolean).join(' · ') || 'sem importador'}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {dados.filter(Boolean).join(' · ')}
      </Typography>
      <TreinamentoChip treinamento={processo.treinamento} />
      <AlertaChips alertas={alertas} />
      <Stack direction="row">
        {situacao === 'DESEMBARACADO_RFB' && !processo.treinamento ? (
          <ButtonTo size="small" color="inherit" to="/importacao/sefaz/$id" params={{ id }} sx={{ ml: -0.5 }}>
            {PROXIMO_ATO.DESEMBARACADO_RFB}
          </ButtonTo>
        ) : (
          <Button
            size="small"
            color="inherit"
            aria-haspopup="menu"
            aria-label={`Passar para… ${numero}`}
            onClick={({ currentTarget }) => setAncora(currentTarget)}
            sx={{ ml: -0.5 }}
          >
            Passar para…
          </Button>
        )}
      </Stack>
      <Menu open={ancora !== null} anchorEl={ancora} onClose={() => setAncora(null)}>
        {passosAMao(situacao, processo.pedeDai).map((seguinte) => (
          <MenuItem
            key={seguinte}
            onClick={() => {
              setAncora(null);
              aoPassar(processo, seguinte);
            }}
          >
            {NOME_SITUACAO_PROCESSO[seguinte]}
          </MenuItem>
        ))}
      </Menu>
    </Card>
  );
}
