import { chaveDaMemoria } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import type { MemoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface FiguraDaDaiProps {
  /** Null for the total of all adições. */
  adicao: string | null;
  figura: MemoriaDaDaiConsulta['figura'];
  valor: string | null | undefined;
  /** Undefined while the form has unsaved changes, since the memória explains the saved values. */
  aoAbrir: ((chave: string) => void) | undefined;
}

/** An amount of the DAI that opens its memória. */
export function FiguraDaDai({ adicao, figura, valor, aoAbrir }: FiguraDaDaiProps) {
  const escrito = formatarDinheiro(valor);
  if (!aoAbrir || valor === null || valor === undefined) return escrito;
  const chave = chaveDaMemoria({ figura, ...(adicao && { adicao }) });
  return (
    <FigureButton
      nome={adicao ? `${NOME[figura]} da adição ${adicao}` : `${NOME[figura]} da declaração`}
      valor={escrito}
      aoAbrir={() => aoAbrir(chave)}
    />
  );
}

const NOME: Readonly<Record<MemoriaDaDaiConsulta['figura'], string>> = {
  baseIcms: 'base do ICMS',
  icmsSemIncentivo: 'ICMS sem incentivo',
  icms: 'ICMS a recolher',
  taxas: 'taxas e despesas',
};
