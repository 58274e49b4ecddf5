import Button from '@mui/material/Button';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { relatorioPorIe } from '#lib/api/sefaz/dai.ts';

interface RelatorioPorIeButtonProps {
  /** The filters of the list, which the report shares. */
  filtros: Record<string, string>;
  desabilitado: boolean;
}

/** Downloads the filtered DIs as a sheet, with their days and canais, by inscrição estadual. */
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
