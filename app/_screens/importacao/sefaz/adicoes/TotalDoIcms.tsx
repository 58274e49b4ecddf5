import Button from '@mui/material/Button';
import { chaveDaMemoria } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface TotalDoIcmsProps {
  nome: string;
  figura: 'baseIcms' | 'icmsSemIncentivo' | 'icms';
  valor: string;
  aoAbrir: ((chave: string) => void) | undefined;
}

export function TotalDoIcms({ nome, figura, valor, aoAbrir }: TotalDoIcmsProps) {
  return (
    <FigureCard
      nome={nome}
      valor={formatarDinheiro(valor)}
      acao={
        aoAbrir && (
          <Button
            size="small"
            aria-label={`Como se calcula: ${nome}`}
            onClick={() => aoAbrir(chaveDaMemoria({ figura }))}
          >
            Como se calcula
          </Button>
        )
      }
    />
  );
}
