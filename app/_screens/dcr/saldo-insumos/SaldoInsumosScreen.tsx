import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DcrNav } from '#components/comex/DcrNav.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { FaixaDoSaldo } from './FaixaDoSaldo.tsx';
import { GruposDeInsumos } from './GruposDeInsumos.tsx';
import { SaldoVazio } from './SaldoVazio.tsx';
import type { ModoDoSaldo } from './saldo-insumos-busca.ts';
import { SALDO_INSUMOS_LISTA } from './saldo-insumos-lista.tsx';

/** The inputs still in stock, from declarations with desembaraço, notas and DSIs, with the tax due should they leave. */
export function SaldoInsumosScreen() {
  const lista = useLista(SALDO_INSUMOS_LISTA);
  const modo = lista.modo as ModoDoSaldo | undefined;
  return (
    <>
      <DcrNav />
      <FaixaDoSaldo totais={lista.totais} somando={lista.somando} />
      <Lista
        lista={lista}
        quadro={modo && <GruposDeInsumos modo={modo} lista={lista} />}
        acoes={
          <>
            <ButtonTo variant="outlined" color="inherit" to="/dcr/saldo-insumos/nao-convertidos">
              CBS e IBS a declarar
            </ButtonTo>
            <ButtonTo variant="outlined" color="inherit" to="/dcr/saldo-insumos/entradas">
              Notas e DSIs
            </ButtonTo>
            <ToggleButtonGroup
              exclusive
              aria-label="Ver o saldo"
              value={modo ?? 'por-lote'}
              onChange={(_, novo: ModoDoSaldo | 'por-lote' | null) =>
                novo && lista.mudar({ modo: novo === 'por-lote' ? undefined : novo, pagina: 1 }, { replace: false })
              }
            >
              <ToggleButton value="por-lote">Por lote</ToggleButton>
              <ToggleButton value="por-item">Por item</ToggleButton>
              <ToggleButton value="por-di">Por documento</ToggleButton>
              <ToggleButton value="por-ncm">Por NCM</ToggleButton>
            </ToggleButtonGroup>
          </>
        }
        vazia={<SaldoVazio />}
      />
    </>
  );
}
