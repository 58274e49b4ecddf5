import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { useBaixar } from '#components/ui/use-baixar.ts';
import { termoDeLacre } from '#lib/api/dai.ts';
import type { DaiResumo } from '#lib/contracts/dai.ts';

/** Downloads one PDF with the lacres of the selected rows. Rows without a lacre are announced before and left out. */
export function TermoDeLacreButton({ escolhida }: { escolhida: Selecao<DaiResumo> }) {
  const { baixando, baixar } = useBaixar();
  const comLacre = escolhida.tipo === 'linhas' ? escolhida.linhas.filter(({ lacreEm }) => lacreEm !== null) : [];
  return (
    <Tooltip title={motivo(escolhida, comLacre.length)}>
      <span>
        <Button
          variant="outlined"
          color="inherit"
          disabled={comLacre.length === 0}
          loading={baixando}
          onClick={() => baixar(() => termoDeLacre(comLacre.map(({ id }) => id)), 'termo-de-lacre.pdf')}
        >
          {comLacre.length > 0 ? `Termo de lacre (${comLacre.length})` : 'Termo de lacre'}
        </Button>
      </span>
    </Tooltip>
  );
}

function motivo(escolhida: Selecao<DaiResumo>, comLacre: number): string {
  if (escolhida.tipo === 'resultado') return 'Escolha as linhas de que imprimir o termo de lacre.';
  const semLacre = escolhida.linhas.length - comLacre;
  if (comLacre === 0) return 'Nenhuma das escolhidas tem lacre informado.';
  return semLacre === 0 ? '' : `${semLacre === 1 ? '1 fica' : `${semLacre} ficam`} de fora: sem lacre informado.`;
}
