import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { NOME_PERIODO, PERIODOS_USUAIS, type Periodo, periodoUsual } from '#lib/domain/datas/periodo.ts';
import { periodoPorExtenso } from '#lib/format/periodo-por-extenso.ts';

interface PeriodoChipProps {
  nome: string;
  periodo: Periodo;
  /** Today, `2026-11-21`; presets such as "este mês" start from it. */
  hoje: string;
  pedido?: boolean;
  aoMudar: (periodo: Periodo) => void;
}

/** Filter chip for a range of days: a preset, or two dates of which either may be open. */
export function PeriodoChip({ nome, periodo, hoje, pedido, aoMudar }: PeriodoChipProps) {
  return (
    <ChipComDialogo
      nome={nome}
      valor={periodoPorExtenso(periodo)}
      pergunta={`Período de ${nome}`}
      pedido={pedido}
      aoTirar={() => aoMudar(TODO_DIA)}
    >
      {(fechar) => {
        const escolher = (escolhido: Periodo) => {
          fechar();
          aoMudar(escolhido);
        };
        return (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ p: 1.5, gap: 2 }}>
            <Stack sx={{ alignItems: 'stretch' }}>
              {PERIODOS_USUAIS.map((qual) => (
                <Button
                  key={qual}
                  color="inherit"
                  sx={{ justifyContent: 'flex-start' }}
                  onClick={() => escolher(periodoUsual(qual, hoje))}
                >
                  {NOME_PERIODO[qual]}
                </Button>
              ))}
            </Stack>
            <EntreDatas periodo={periodo} aoAplicar={escolher} />
          </Stack>
        );
      }}
    </ChipComDialogo>
  );
}

/** Two date fields with an apply button: a half-typed day must not filter. */
function EntreDatas({ periodo, aoAplicar }: { periodo: Periodo; aoAplicar: (periodo: Periodo) => void }) {
  const [de, setDe] = useState(periodo.de ?? '');
  const [ate, setAte] = useState(periodo.ate ?? '');
  const invertido = de !== '' && ate !== '' && ate < de;
  const ilegivel = [de, ate].some((dia) => dia !== '' && 'motivo' in lerDataDigitada(dia));
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5, width: { sm: 190 } }}
      onSubmit={(evento) => {
        evento.preventDefault();
        if (!invertido && !ilegivel) aoAplicar({ de: de || undefined, ate: ate || undefined });
      }}
    >
      <DateField rotulo="De" valor={de} aoMudar={setDe} />
      <DateField
        rotulo="Até"
        valor={ate}
        aoMudar={setAte}
        erro={invertido ? 'O fim é anterior ao início.' : undefined}
      />
      <Button type="submit" variant="contained" disabled={invertido || ilegivel}>
        Aplicar
      </Button>
    </Stack>
  );
}

const TODO_DIA: Periodo = { de: undefined, ate: undefined };
