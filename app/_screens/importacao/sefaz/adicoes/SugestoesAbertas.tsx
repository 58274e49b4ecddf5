import Button from '@mui/material/Button';
import type { SugestaoComLinha } from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface SugestoesAbertasProps {
  abertas: readonly SugestaoComLinha[];
  /** The suggested kind of the DAI, while the form has none. */
  tipo: string | null;
  aoAceitar: () => void;
}

/** How many rows are only suggested, with one press for all of them. Rows with an alert are accepted one by one. */
export function SugestoesAbertas({ abertas, tipo, aoAceitar }: SugestoesAbertasProps) {
  const semAlerta = abertas.filter(({ alerta }) => alerta === null);
  const alertas = abertas.length - semAlerta.length;
  const iguais = new Set(semAlerta.map(({ linha }) => linha.id)).size === 1;
  const n = formatarInteiro(semAlerta.length);
  const linhas = semAlerta.length === 1 ? 'Aceitar a sugestão' : `Aceitar as ${n} ${iguais ? 'iguais' : 'sugestões'}`;
  return (
    <AvisoComAcao
      severity="warning"
      acao={
        semAlerta.length > 0 && (
          <Button color="inherit" size="small" onClick={aoAceitar}>
            {tipo === null ? linhas : `${linhas} e o tipo ${tipo}`}
          </Button>
        )
      }
    >
      {abertas.length === 1
        ? '1 adição tem linha só sugerida: confira-a. '
        : `${formatarInteiro(abertas.length)} adições têm linha só sugerida: confira-as. `}
      O XML não sai enquanto houver sugestão por aceitar.
      {alertas > 0 &&
        ` ${alertas === 1 ? '1 tem alerta e se aceita' : `${formatarInteiro(alertas)} têm alerta e se aceitam`} só na linha dela.`}
    </AvisoComAcao>
  );
}
