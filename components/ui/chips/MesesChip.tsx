import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';
import { MonthField } from '#components/ui/fields/MonthField.tsx';
import { outroMes } from '#lib/domain/datas/meses.ts';
import { formatarMes } from '#lib/format/data.ts';

/** A range of months, both ends included. */
interface Meses {
  de: string;
  ate: string;
}

interface MesesChipProps {
  nome: string;
  meses: Meses;
  /** The current month, `2026-11`. */
  esteMes: string;
  /** Maximum number of months in the range. */
  maximo: number;
  /** Null restores the default range. */
  aoMudar: (meses: Meses | null) => void;
}

/** Filter chip for a range of months: a preset, or a first and a last month. */
export function MesesChip({ nome, meses, esteMes, maximo, aoMudar }: MesesChipProps) {
  return (
    <ChipComDialogo nome={nome} valor={porExtenso(meses)} aoTirar={() => aoMudar(null)}>
      {(fechar) => {
        const escolher = (escolhidos: Meses) => {
          fechar();
          aoMudar(escolhidos);
        };
        return (
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ p: 1.5, gap: 2 }}>
            <Stack sx={{ alignItems: 'stretch' }}>
              {usuais(esteMes).map(([titulo, usual]) => (
                <Button
                  key={titulo}
                  color="inherit"
                  sx={{ justifyContent: 'flex-start' }}
                  onClick={() => escolher(usual)}
                >
                  {titulo}
                </Button>
              ))}
            </Stack>
            <EntreMeses meses={meses} maximo={maximo} aoAplicar={escolher} />
          </Stack>
        );
      }}
    </ChipComDialogo>
  );
}

/** Two month fields with an apply button: a half-typed month must not filter. */
function EntreMeses({
  meses,
  maximo,
  aoAplicar,
}: Pick<MesesChipProps, 'meses' | 'maximo'> & { aoAplicar: (meses: Meses) => void }) {
  const [de, setDe] = useState(meses.de);
  const [ate, setAte] = useState(meses.ate);
  const legiveis = [de, ate].every((mes) => /^\d{4}-\d{2}$/.test(mes));
  const erro = legiveis ? erroDe({ de, ate }, maximo) : undefined;
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5, width: { sm: 190 } }}
      onSubmit={(evento) => {
        evento.preventDefault();
        if (legiveis && !erro) aoAplicar({ de, ate });
      }}
    >
      <MonthField rotulo="De" valor={de} aoMudar={setDe} />
      <MonthField rotulo="Até" valor={ate} aoMudar={setAte} erro={erro} />
      <Button type="submit" variant="contained" disabled={!legiveis || Boolean(erro)}>
        Aplicar
      </Button>
    </Stack>
  );
}

function erroDe({ de, ate }: Meses, maximo: number): string | undefined {
  if (ate < de) return 'O fim é anterior ao início.';
  return outroMes(de, maximo) <= ate ? `No máximo ${maximo} meses.` : undefined;
}

function usuais(esteMes: string): (readonly [titulo: string, meses: Meses])[] {
  const ultimos = (quantos: number): Meses => ({ de: outroMes(esteMes, 1 - quantos), ate: esteMes });
  const passado = outroMes(esteMes, -1);
  return [
    ['Este mês', ultimos(1)],
    ['Mês passado', { de: passado, ate: passado }],
    ['Últimos 3 meses', ultimos(3)],
    ['Últimos 6 meses', ultimos(6)],
    ['Últimos 12 meses', ultimos(12)],
    ['Este ano', { de: `${esteMes.slice(0, 4)}-01`, ate: esteMes }],
  ];
}

function porExtenso({ de, ate }: Meses): string {
  return de === ate ? formatarMes(de) : `${formatarMes(de)} a ${formatarMes(ate)}`;
}
