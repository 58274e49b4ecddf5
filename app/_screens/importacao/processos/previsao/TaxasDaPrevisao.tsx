import Box from '@mui/material/Box';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import type { CambioDoProcesso } from '#lib/contracts/processo/cambio.ts';
import { formatarData } from '#lib/format/data.ts';

interface TaxasDaPrevisaoProps {
  /** Currency codes of three letters. */
  moedas: readonly string[];
  cambio: CambioDoProcesso | undefined;
  digitadas: Readonly<Record<string, string>>;
  aoMudar: (digitadas: Readonly<Record<string, string>>) => void;
}

/** The exchange rates of the estimate: those of the processo, or others typed to try out. Typed rates are never saved. */
export function TaxasDaPrevisao({ moedas, cambio, digitadas, aoMudar }: TaxasDaPrevisaoProps) {
  if (moedas.length === 0) return null;
  return (
    <Box data-digitado="experimento">
      <CamposLadoALado>
        {moedas.map((sigla) => {
          const ptax = cambio?.moedas.find((moeda) => moeda.sigla === sigla)?.ptax;
          const digitada = digitadas[sigla];
          return (
            <DecimalField
              key={sigla}
              id={idDaTaxa(sigla)}
              rotulo={`Taxa de ${sigla}`}
              moeda="R$"
              valor={digitada ?? ptax?.valor ?? ''}
              casas={9}
              casasMinimas={4}
              aoMudar={(valor) => aoMudar({ ...digitadas, [sigla]: valor })}
              ajuda={
                digitada !== undefined && digitada !== ptax?.valor
                  ? 'Digitada: vale só para esta previsão.'
                  : ptax
                    ? `PTAX venda de ${formatarData(ptax.data)}.${ptax.data === cambio?.diaUtil ? '' : ' Não é a do dia útil anterior.'}`
                    : 'Sem cotação guardada: digite, ou busque na aba Câmbio.'
              }
            />
          );
        })}
      </CamposLadoALado>
    </Box>
  );
}

export function idDaTaxa(sigla: string): string {
  return `taxa-prevista-${sigla}`;
}
