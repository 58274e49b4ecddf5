import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { espelhoDoProcesso } from '#lib/api/platform/espelho.ts';

/** Downloads the whole processo as a PDF. */
export function EspelhoButton({ processo: { id, numero } }: { processo: { id: string; numero: string } }) {
  const { baixando, baixar } = useBaixar();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PictureAsPdfOutlined />}
      loading={baixando}
      onClick={() => baixar(() => espelhoDoProcesso(id), `espelho-${numero}.pdf`)}
    >
      Espelho
    </Button>
  );
}
