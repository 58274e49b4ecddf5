import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { quaisDaSelecao } from './quais-da-selecao.ts';

interface AcoesDosProcessosProps {
  escolhida: Selecao<ProcessoResumo>;
  aoTerminar: () => void;
}

/** The acts on the selected rows: the person in charge, a step, the following in the Portal, the canal. */
export function AcoesDosProcessos({ escolhida, aoTerminar }: AcoesDosProcessosProps) {
  const [aberto, setAberto] = useState<'responsavel' | 'passo' | 'acompanhar' | 'canal' | null>(null);
  const portal = usePortalParts();
  const aoFechar = () => setAberto(null);
  const dialogo = { quais: quaisDaSelecao(escolhida), aoFechar, aoTerminar };
  const situacoes = escolhida.tipo === 'linhas' ? escolhida.linhas.map(({ situacao }) => situacao) : null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto('responsavel')}>
        Atribuir
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setAberto('passo')}>
        Passar para…
      </Button>
      {portal && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label="Acompanhar no Portal"
          onClick={() => setAberto('acompanhar')}
        >
          Acompanhar
        </Button>
      )}
      <Button variant="contained" onClick={() => setAberto('canal')}>
        Informar o canal
      </Button>
      {aberto === 'responsavel' && <ResponsavelEmVariosDialog {...dialogo} />}
      {aberto === 'passo' && <PassoEmVariosDialog {...dialogo} situacoes={situacoes} />}
      {portal && aberto === 'acompanhar' && <portal.AcompanharEmVarios {...dialogo} />}
      {aberto === 'canal' && <CanalEmVariosDialog {...dialogo} />}
    </>
  );
}

const ResponsavelEmVariosDialog = lazyPart(() =>
  import('./ResponsavelEmVariosDialog.tsx').then((part) => part.ResponsavelEmVariosDialog),
);
const PassoEmVariosDialog = lazyPart(() =>
  import('./PassoEmVariosDialog.tsx').then((part) => part.PassoEmVariosDialog),
);
const CanalEmVariosDialog = lazyPart(() =>
  import('./CanalEmVariosDialog.tsx').then((part) => part.CanalEmVariosDialog),
);
