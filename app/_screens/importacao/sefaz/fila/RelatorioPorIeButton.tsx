import Button from '@mui/material/Button';
import { useBaixar } from '#components/ui/use-baixar.ts';
import { relatorioPorIe } from '#lib/api/dai.ts';

interface RelatorioPorIeButtonProps {
  /** What the list is filtered by: the report is of the same. */
  filtros: Record<string, string>;
  desabilitado: boolean;
}

/** The DIs of what is shown, with their days and canais, by inscrição estadual, as a spreadsheet. */
export function RelatorioPorIeButton({ filtros, desabilitado }: RelatorioPorIeButtonProps) {
  const { baixando, baixar } = useBaixar();
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={desabilitado}
      loading={baixando}
      onClick={() => baixar(() => relatorioPorIe(filtros), 'sefaz-por-ie.xlsx')}
    >
      Relatório por IE
    </Button>
  );
}
