import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { termoDeLacre } from '#lib/api/sefaz/dai.ts';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';

interface TermoDeLacreItemProps extends MenuItemProps {
  escolhida: Selecao<DaiResumo>;
  /** Called when the press is done with. */
  aoBaixar: () => void;
}

/** Downloads one PDF with the lacres of the selected rows. Rows without a lacre are announced before and left out. */
export function TermoDeLacreItem({ escolhida, aoBaixar, ...item }: TermoDeLacreItemProps) {
  const { baixar } = useBaixar();
  const comLacre = escolhida.tipo === 'linhas' ? escolhida.linhas.filter(({ lacreEm }) => lacreEm !== null) : [];
  const baixarTermo = () => {
    aoBaixar();
    void baixar(() => termoDeLacre(comLacre.map(({ id }) => id)), 'termo-de-lacre.pdf');
  };
  return (
    <MenuItem {...item} disabled={comLacre.length === 0} onClick={baixarTermo}>
      <ListItemText
        primary={comLacre.length > 0 ? `Termo de lacre (${comLacre.length})` : 'Termo de lacre'}
        secondary={motivo(escolhida, comLacre.length)}
      />
    </MenuItem>
  );
}

function motivo(escolhida: Selecao<DaiResumo>, comLacre: number): string | null {
  if (escolhida.tipo === 'resultado') return 'Escolha as linhas de que imprimir o termo de lacre.';
  const semLacre = escolhida.linhas.length - comLacre;
  if (comLacre === 0) return 'Nenhuma das escolhidas tem lacre informado.';
  return semLacre === 0 ? null : `${semLacre === 1 ? '1 fica' : `${semLacre} ficam`} de fora: sem lacre informado.`;
}
